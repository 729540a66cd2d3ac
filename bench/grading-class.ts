/** Grades a class of a hundred submissions with the command, as an instructor does, and single submissions one after another. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { CORRECT_HANDLERS } from '../spec/support/grading/correct/correct-handlers.js';
import { FAULTY_HANDLERS } from '../spec/support/grading/faulty/faulty-table.js';
import { candidateOf } from '../src/grading/candidate/candidate-of.js';
import type { grade } from '../src/grading/grade.js';
import { FrameView } from '../src/index.js';
import { measure, rate } from './measure.js';

const ROOT = join(import.meta.dirname, '..');
const SUPPORT = join(ROOT, 'spec/support/grading');
const SIZE = 100;

/** Also reports the processor time of the grader itself, without submissions in sandboxes. */
const TIMED = `TIMEFORMAT='processor time %U + %S s'; time "$@"`;

/** How much other work the machine is doing. */
const busy = (): string => `load ${loadavg()[0]?.toFixed(1) ?? '?'}`;

/** Grades the handlers from the specs as a class of JavaScript modules: each correct one, and faulty ones. */
export async function gradeClass(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'klondike-bench-'));
  try {
    await writeClass(join(folder, 'class'));
    const before = busy();
    const began = performance.now();
    const words = ['grade', '--class', join(folder, 'class'), '--out', join(folder, 'out')];
    const program = [process.execPath, join(ROOT, 'dist/cli/main.js'), ...words];
    const { status, stderr } = spawnSync('bash', ['-c', TIMED, 'bash', ...program], { encoding: 'utf8' });
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `${SIZE} submissions: ${seconds.toFixed(1)} s (${before} before, ${busy()} after)\n${stderr}`,
    );
    return status === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function writeClass(folder: string): Promise<void> {
  mkdirSync(folder);
  const template = await moduleNamed('@NAME@');
  const faulty = SIZE - CORRECT_HANDLERS.length;
  const names = [
    ...CORRECT_HANDLERS,
    ...Array.from(
      { length: faulty },
      (_, at) => FAULTY_HANDLERS[Math.floor((at * FAULTY_HANDLERS.length) / faulty)],
    ),
  ];
  for (const [index, handler] of names.entries()) {
    const file = `${String(index + 1).padStart(3, '0')}.js`;
    writeFileSync(join(folder, file), template.replace('"@NAME@"', JSON.stringify(handler?.name)));
  }
}

/** A module that exports the handler with this name. Its constants come from the package. */
async function moduleNamed(name: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { KlondikeView } from 'klondike-kit';
        import { CORRECT_HANDLERS } from './correct/correct-handlers.js';
        import { FAULTY_HANDLERS } from './faulty/faulty-table.js';
        const { create } = [...CORRECT_HANDLERS, ...FAULTY_HANDLERS].find(({ name }) => name === ${JSON.stringify(name)});
        export default (view) => create(view, KlondikeView);`,
      resolveDir: SUPPORT,
    },
    ...{ bundle: true, format: 'esm', write: false, external: ['klondike-kit'] },
    plugins: [
      {
        name: 'the package',
        setup: (bundler) =>
          bundler.onResolve(
            { filter: /klondike\/(contract\/view|controller\/klondike-controller)\.js$/ },
            () => ({
              path: 'klondike-kit',
              external: true,
            }),
          ),
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

/** How many events per second a submission in each language answers without checks: stock clicks and undo. */
export async function gradePipes(events: number): Promise<boolean> {
  await inLanguages((language, path) => {
    const running = candidateOf(path).start(new FrameView(), { seed: 1 });
    const { handler } = running;
    handler.newGame();
    const clicks = (): void => {
      for (let event = 0; event < events; event += 2) {
        handler.clickStock();
        handler.undo();
      }
    };
    const { median, min, max } = measure(() => Math.round(rate(events, clicks)));
    running.end();
    console.log(`${language}: ${median} events/s over the pipe (${min} to ${max}, ${busy()})`);
  });
  return true;
}

/** Grades a correct submission in each language several times. */
export async function gradeSubmissions(times: number): Promise<boolean> {
  // The built package, as users install it.
  const built = (await import(new URL('../dist/grading.js', import.meta.url).href)) as {
    grade: typeof grade;
  };
  let isGood = true;
  await inLanguages(async (language, path) => {
    const seconds: number[] = [];
    for (let time = 0; time < times; time++) {
      const { score, max, milliseconds } = await built.grade(path);
      isGood &&= score === max;
      seconds.push(milliseconds / 1000);
    }
    seconds.sort((one, other) => one - other);
    const quantile = (share: number): string => (seconds[Math.ceil(share * times) - 1] ?? NaN).toFixed(2);
    console.log(`${language}: median ${quantile(0.5)} s, p95 ${quantile(0.95)} s of ${times} (${busy()})`);
  });
  return isGood;
}

/** Grades a correct submission in each language, one after another. */
export async function inLanguages(
  use: (language: string, path: string) => void | Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'klondike-bench-'));
  const shims = join(ROOT, 'src/grading/shims');
  const submissions = {
    TypeScript: typescriptIn(folder),
    Python: join(shims, 'python/sample_handler.py'),
    Java: join(shims, 'java/sample'),
  };
  try {
    for (const [language, path] of Object.entries(submissions)) await use(language, path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The student's handler from the specs, as a folder of modules. */
function typescriptIn(folder: string): string {
  for (const name of ['base-handler.ts', 'student-cards.ts', 'student-table.ts']) {
    const text = readFileSync(join(SUPPORT, name), 'utf8');
    writeFileSync(join(folder, name), text.replace(/'(\.\.\/)+src\/[^']*'/g, "'klondike-kit'"));
  }
  writeFileSync(
    join(folder, 'index.ts'),
    `import { KlondikeView } from 'klondike-kit';
import { BaseHandler } from './base-handler.js';
export default (view: KlondikeView) => new BaseHandler(view, KlondikeView as never);
`,
  );
  return folder;
}
