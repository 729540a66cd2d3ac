/** The package as its users get it: its files, and programs that compile and run with it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { Package, checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { describe, expect, test } from '@jest/globals';
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

/** Finds folders in a set. The original searches all files each time, which took 10 of the 15 seconds. */
class IndexedPackage extends Package {
  private readonly folders: ReadonlySet<string>;

  constructor(files: Readonly<Record<string, string>>, { packageName, packageVersion }: Package) {
    super(files, packageName, packageVersion);
    const parents = (file: string): string[] =>
      file === '/' ? [] : [posix.dirname(file), ...parents(posix.dirname(file))];
    this.folders = new Set(Object.keys(files).flatMap(parents));
  }

  override directoryExists(path: string): boolean {
    return this.folders.has(posix.resolve(path));
  }
}

test("arethetypeswrong doesn't find a fault in the tarball for a program with ES modules", async () => {
  const packed = createPackageFromTarballData(readFileSync(tarball));
  const files = Object.fromEntries(packed.listFiles().map((file) => [file, packed.readFile(file)]));
  const analysis = await checkPackage(new IndexedPackage(files, packed));
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
  expect(await answer.text()).toBe(readFileSync(join(installed, 'dist/page/index.html'), 'utf8'));
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

  test('only the build, its sources, the examples and the pages that the README links to are packed', () => {
    const ours = filesIn('.').filter((name) => !/^(dist|src|examples)\//.test(name));
    const pages = [...pagesFrom('README.md')].filter((name) => !/^(examples|src)\//.test(name));
    expect(ours.sort()).toEqual(['LICENSE', 'package.json', ...pages].sort());
    expect(ours.filter((name) => MAINTAINERS.test(name))).toEqual([]);
  });

  test('every example is packed', () => {
    const names = readdirSync(join(ROOT, 'examples'), { recursive: true, encoding: 'utf8' });
    const examples = names.filter((name) => name.includes('.')).map((name) => `examples/${name}`);
    expect(filesIn('examples').sort()).toEqual(examples.sort());
  });

  test("no packed page links to a file that isn't packed", () => {
    const broken = [...pagesFrom('README.md')].filter((name) => !existsSync(join(installed, name)));
    expect(broken).toEqual([]);
  });

  test("the build has modules with their types and maps, the manual page, the table and a submission's page", () => {
    const page = readdirSync(PAGE, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.(?!ts$|css$)\w+$/.test(name) || name === 'page.css',
    );
    const others = filesIn('dist').filter((name) => !/\.(js|d\.ts)(\.map)?$/.test(name));
    const courts = ['j', 'q', 'k'].flatMap((rank) =>
      ['s', 'h', 'd', 'c'].map((suit) => `court-${rank}${suit}.svg`),
    );
    const table = [...page, ...courts].map((name) => `dist/page/${name}`);
    // The build compresses the page's text files for servers that send Brotli.
    const plain = others.filter((name) => !/^dist\/page\/.*\.br$/.test(name));
    expect(plain.sort()).toEqual(['dist/handler-page/index.html', 'dist/klondike.1', ...table].sort());
  });

  test('the maps of each module and its types lead to a packed source', () => {
    const built = filesIn('dist').filter(
      (name) => !/^dist\/(page\/|handler-page\/|[^/]*\.min\.js)/.test(name),
    );
    const modules = built.filter((name) => /\.(js|d\.ts)$/.test(name));
    const lost = modules.filter((name) => !sourcesOf(name).every((source) => existsSync(source)));
    expect([modules.length > 400, lost]).toEqual([true, []]);
  });
});

/** Pages for the package's developers, and pictures. */
const MAINTAINERS = /CONTRIBUTING|browsers[.]md|compare[.]md|mutants|^bench|[.](png|svg)$/;

/**
 * A page in the repository, and all pages and programs that its links lead to. Pictures are not packed, because the
 * pages show the repository's pictures.
 */
function pagesFrom(page: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(page)) return found;
  found.add(page);
  if (!page.endsWith('.md')) return found;
  for (const [, link = ''] of readFileSync(join(ROOT, page), 'utf8').matchAll(
    /(?<!!\[[^\]]*)\]\((?!\w+:)([^)#]+)[^)]*\)/g,
  ))
    pagesFrom(join(dirname(page), link).split(sep).join('/'), found);
  return found;
}

/** The files that a source map names, as a debugger resolves them. A map without names counts as a missing file. */
function sourcesOf(name: string): readonly string[] {
  const file = join(installed, name);
  const [, map] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  if (map === undefined) return [''];
  const { sources } = JSON.parse(readFileSync(join(dirname(file), map), 'utf8')) as { sources: string[] };
  return sources.length === 0 ? [''] : sources.map((source) => resolve(dirname(file), source));
}
