/**
 * `npm run bench:start -- [FOLDER] [RUNS]`: how long the package's programs take to start, in milliseconds, and its size.
 * Compares this build with an older one in FOLDER, taking turns. Other work on the machine makes a start slower, so the
 * fastest run counts, and the processor time, which Linux measures.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { allConstants } from '../src/grading/remote/numbering.js';

const ROOT = join(import.meta.dirname, '..');

const [folder, runs = '15'] = process.argv.slice(2);
const builds = folder === undefined ? [ROOT] : [folder, ROOT];

const work = mkdtempSync(join(tmpdir(), 'klondike-start-'));
const SUBMISSION = join(work, 'handler.mjs');
writeFileSync(
  SUBMISSION,
  `import { KlondikeEventsHandler } from 'klondike-kit';
  export default class { constructor(view) { this.view = view; } newGame() {} clickStock() {} undo() {} }`,
);

const INITIALIZE = JSON.stringify({
  ...{ jsonrpc: '2.0', id: 0, method: 'initialize' },
  params: { protocol: 1, seed: 1, constants: allConstants(), capabilities: {} },
});

const commandOf = (build: string): string => join(build, 'dist/cli/main.js');

/** Resolves once the stream has this text. */
async function untilPrinted(stream: Readable, text: string): Promise<void> {
  let printed = '';
  for await (const part of stream) {
    printed += String(part);
    if (printed.includes(text)) return;
  }
  throw new Error(`the program printed ${JSON.stringify(printed)} and ended`);
}

/** The processor time of a process with its children, in milliseconds. */
function processorTime(pid: number): number {
  const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  // In hundredths of a second: in the program, in the system, and both for children that have ended.
  const own = fields.split(' ').slice(11, 15).map(Number);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  return [...own.map((ticks) => ticks * 10), ...children.map(Number).map(processorTime)].reduce(
    (sum, time) => sum + time,
  );
}

interface StartTime {
  readonly passed: number;
  /** NaN if the system doesn't measure it. */
  readonly processor: number;
}

/** Starts a program, waits for its text, and ends it. */
async function started(words: readonly string[], text: string, input = ''): Promise<StartTime> {
  const began = performance.now();
  const [program = '', ...others] = words;
  const child = spawn(program, others, { stdio: ['pipe', 'pipe', 'inherit'], env: ENVIRONMENT });
  const ended = once(child, 'close');
  child.stdin.write(input);
  await untilPrinted(child.stdout, text);
  const passed = performance.now() - began;
  const processor = process.platform === 'linux' ? processorTime(child.pid ?? 0) : NaN;
  child.kill('SIGKILL');
  await ended;
  return { passed, processor };
}

const ENVIRONMENT = { ...process.env, LANG: 'C.UTF-8', TERM: 'xterm', XDG_STATE_HOME: work, HOME: work };

/** What each start runs until, by its name. */
const STARTS: Readonly<Record<string, (build: string) => Promise<StartTime>>> = {
  'node alone': () => started([process.execPath, '--print', '1'], '1'),
  'klondike --version': (build) => started([process.execPath, commandOf(build), '--version'], '0.'),
  'the first deal in a terminal': (build) => {
    const line = `exec '${process.execPath}' '${commandOf(build)}' play java:11`;
    return started(['script', '--quiet', '--return', '--command', line, '/dev/null'], '♠');
  },
  'the process that grades a class': (build) => {
    const program = `await import('${join(build, 'dist/cli/grade/worker.js')}'); console.log('ready'); process.exit();`;
    return started([process.execPath, '--input-type=module', '--eval', program], 'ready');
  },
  'a graded process': (build) => {
    const shim = join(build, 'dist/grading/shims/javascript/main.js');
    return started(
      [process.execPath, '--max-old-space-size=256', shim, SUBMISSION],
      '"id":0',
      `${INITIALIZE}\n`,
    );
  },
  "import('klondike-kit')": (build) => {
    const program = `import { ULG } from '${join(build, 'dist/index.js')}'; console.log(ULG.name);`;
    return started([process.execPath, '--input-type=module', '--eval', program], 'ulg');
  },
};

/** For each build, its start times. */
async function timesOf(start: (build: string) => Promise<StartTime>): Promise<StartTime[][]> {
  const times = builds.map((): StartTime[] => []);
  for (let run = 0; run < Number(runs); run++)
    for (const [index, build] of builds.entries()) times[index]?.push(await start(build));
  return times;
}

/** `52 processor, 61 fastest`. */
function cellOf(times: readonly StartTime[]): string {
  const processor = times.reduce((sum, time) => sum + time.processor, 0) / times.length;
  const fastest = Math.min(...times.map(({ passed }) => passed));
  return `${processor.toFixed(0)} processor, ${fastest.toFixed(0)} fastest`;
}

/** `146 files, 2.81 MB`. */
function sizeOf(build: string): string {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], {
    cwd: build,
    encoding: 'utf8',
  });
  const [packed] = JSON.parse(stdout) as [{ readonly entryCount: number; readonly unpackedSize: number }];
  return `${packed.entryCount.toLocaleString('en-US')} files, ${(packed.unpackedSize / 1e6).toFixed(2)} MB`;
}

const names = folder === undefined ? ['now'] : ['before', 'now'];
console.log(`Node ${process.version}; ${runs} starts each, load ${loadavg()[0]?.toFixed(1) ?? '?'}\n`);
console.log(`| start, in ms | ${names.join(' | ')} |\n| --- |${' ---: |'.repeat(names.length)}`);
for (const [name, start] of Object.entries(STARTS)) {
  const columns = (await timesOf(start)).map(cellOf);
  console.log(`| ${name} | ${columns.join(' | ')} |`);
}
console.log(`| the packed package | ${builds.map(sizeOf).join(' | ')} |`);
rmSync(work, { recursive: true });
