/** The package as its users get it: its files, and programs that compile and run with it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { describe, expect, test } from '@jest/globals';
import AdmZip from 'adm-zip';
import { buildSync } from 'esbuild';
import { nodeStrip } from '../src/grading/candidate/type-stripping.js';
import { STEPS, runStep } from './consumers/consumers.js';
import { ROOT, installPackage, npm, run } from './consumers/installed.js';
import { testUnless } from './support/missing.js';

const { folder, tarball, warnings } = installPackage();
const installed = join(folder, 'node_modules', 'klondike-kit');
const COMMAND = join(folder, 'node_modules', '.bin', 'klondike');
const PAGE = join(ROOT, 'src', 'page');
const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly version: string;
};

const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, unknown>>;
};

/** `index`, `testing`, ... */
const ENTRIES = Object.keys(exports)
  .filter((path) => !path.includes('.', 1))
  .map((path) => path.slice(2) || 'index');

test('npm prints no warnings during the installation', () => {
  expect(warnings).toEqual([]);
});

describe("a user's program", () => {
  test.each(STEPS)('$title', (step) => {
    expect(runStep(step, folder)).toMatch(step.prints);
  });
});

test('npm installs only mitt, adm-zip and ws along with the package', () => {
  const names = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(names.sort()).toEqual(['adm-zip', 'klondike-kit', 'mitt', 'ws']);
});

testUnless(
  nodeStrip === undefined ? [] : ['a Node without type stripping'],
  'grading TypeScript without @swc/wasm ends with status 2 and says what to install',
  () => {
    const ran = run(COMMAND, ['grade', 'grading/types.ts'], folder);
    expect(ran).toMatch(
      /^2\n[^]*Run 'npm install\s+@swc\/wasm' where\s+klondike-kit is installed, then grade again\./,
    );
  },
);

test("publint doesn't find a fault in the tarball", () => {
  const publint = join(ROOT, 'node_modules', 'publint', 'src', 'cli.js');
  expect(run(process.execPath, [publint, 'run', tarball, '--strict'], folder)).toMatch(/^0\b/);
});

test("arethetypeswrong doesn't find a fault in the tarball for a program with ES modules", async () => {
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  if (analysis.types === false) throw new Error('The package has no types.');
  expect(Object.keys(analysis.entrypoints)).toContain('./testing');
  const isMet = (problem: object): boolean =>
    !('resolutionKind' in problem && /^(node10|node16-cjs)$/.test(String(problem.resolutionKind)));
  expect(analysis.problems.filter(isMet)).toEqual([]);
});

test('npm would publish the package, and corrects nothing in it', () => {
  // Nothing answers at this address, so the test can't publish by mistake.
  const nowhere = ['--registry', 'http://127.0.0.1:9', '--fetch-retries', '0'];
  const said = npm(['publish', '--dry-run', '--ignore-scripts', ...nowhere], ROOT);
  expect(said).toContain(`+ klondike-kit@${VERSION}`);
  expect(said).not.toContain('corrected');
});

test('the installed command works', () => {
  expect(run(COMMAND, ['--version'], folder)).toBe(`0\n${VERSION}`);
});

test('the installed command serves the table', async () => {
  const server = spawn(COMMAND, ['serve', '--port', '0'], { cwd: folder });
  const ended = once(server, 'close');
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const answer = await fetch(/http:\S+/.exec(String(line))?.[0] ?? '');
  expect(await answer.text()).toBe(new AdmZip(join(installed, 'dist/page.zip')).readAsText('index.html'));
  server.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});

test.each([
  ['view', 'klondike-kit/browser.min.js', 'klondike-kit/browser'],
  ['game', 'klondike-kit/klondike.min.js', 'klondike-kit'],
])('the %s is a single file for a page without a bundler', (_, file, entry) => {
  const program =
    `import * as one from '${file}'; import * as many from '${entry}';` +
    'console.log(Object.keys(one).sort().join() === Object.keys(many).sort().join());';
  expect(run(process.execPath, ['--input-type=module', '--eval', program], folder)).toBe('0\ntrue');
});

test('the installed solver finds its worker, and the program can end', () => {
  const program =
    "import { ULG, parseDeal } from 'klondike-kit'; import { startSolver } from 'klondike-kit/solver';" +
    "const layout = parseDeal('java:11', ULG).start(ULG);" +
    'console.log((await startSolver().solve(ULG, layout)).verdict);';
  expect(run(process.execPath, ['--input-type=module', '--eval', program], folder)).toBe('0\nwinnable');
});

describe('the tarball', () => {
  const filesIn = (part: string): string[] =>
    readdirSync(join(installed, part), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => relative(installed, join(parentPath, name)).split(sep).join('/'));

  test('only the build, the shims, the examples and the texts about the package are packed', () => {
    const others = filesIn('.').filter((name) => !/^(dist|src\/grading\/shims|examples)\//.test(name));
    expect(others.sort()).toEqual([
      ...['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'],
      'src/grading/rubric/rubric.schema.json',
    ]);
  });

  test('it has at most 150 files and 3 MB', () => {
    const sizes = filesIn('.').map((name) => statSync(join(installed, name)).size);
    expect(sizes.length).toBeLessThanOrEqual(150);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(3_000_000);
  });

  test('every example is packed', () => {
    const names = readdirSync(join(ROOT, 'examples'), { recursive: true, encoding: 'utf8' });
    const examples = names.filter((name) => name.includes('.')).map((name) => `examples/${name}`);
    expect(filesIn('examples').sort()).toEqual(examples.sort());
  });

  test('each entry point is one module and one file with types', () => {
    const names = filesIn('dist').filter((name) => /^dist\/(?!part-)[^/]+$/.test(name));
    expect(names.sort()).toEqual(
      [
        ...ENTRIES.flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`]),
        ...['browser.min.js', 'handler-page.zip', 'klondike.1', 'klondike.min.js', 'page.zip'].map(
          (name) => `dist/${name}`,
        ),
        'dist/solver-worker.js',
      ].sort(),
    );
  });

  test('every import of a file leads to a file', () => {
    const modules = filesIn('dist').filter((name) => /\.(js|d\.ts)$/.test(name));
    const lost = modules.flatMap((name) =>
      filesImportedBy(name)
        .filter((file) => !existsSync(join(installed, file)))
        .map((file) => `${name}: ${file}`),
    );
    expect(lost).toEqual([]);
  });

  test('the zipped page has the table, its parts and the courts', () => {
    const names = new AdmZip(join(installed, 'dist/page.zip')).getEntries().map((entry) => entry.entryName);
    const page = readdirSync(PAGE, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.(?!ts$|css$)\w+$/.test(name) || name === 'page.css',
    );
    const courts = ['j', 'q', 'k'].flatMap((rank) =>
      ['s', 'h', 'd', 'c'].map((suit) => `court-${rank}${suit}.svg`),
    );
    const others = names.filter((name) => !name.endsWith('.js'));
    expect(others.sort()).toEqual([...page, ...courts].sort());
    expect(names).toEqual(expect.arrayContaining(['page.js', 'service-worker.js', 'solver-worker.js']));
  });
});

// Another bundler finds what it can drop in the chunks.
test.each([
  ['KlondikeController', 13_000],
  ['FrameView', 1400],
  ['printCard', 600],
])("a user's bundle with %s alone takes at most %d bytes, gzipped", (name, most) => {
  const { outputFiles } = buildSync({
    stdin: { contents: `export { ${name} } from 'klondike-kit';`, resolveDir: folder },
    ...{ bundle: true, minify: true, format: 'esm', write: false },
  });
  expect(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length).toBeLessThanOrEqual(most);
});

/** The files that a module or its types import, also later. The page's tables are not in the package. */
const filesImportedBy = (name: string): string[] =>
  [...readFileSync(join(installed, name), 'utf8').matchAll(RELATIVE)]
    .map(([, file = '']) => posix.join(dirname(name), file))
    .map((file) => (name.endsWith('.d.ts') ? file.replace(/js$/, 'd.ts') : file))
    .filter((file) => !file.endsWith('/page/browser-tables.js'));

/** `from './part-core.js'`, `import "./part-core.js"` and `import(`./part-core.js`)`, also on one line with others. */
const RELATIVE = /\b(?:from|import)\s*\(?["'`](\.\.?\/[\w./-]+\.js)["'`]/g;
