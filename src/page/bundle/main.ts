/**
 * Builds the page from its sources into `dist/page/`. Also builds one file each for pages without a bundler:
 * `dist/browser.min.js`, the view, `dist/klondike.min.js`, the game, and `dist/solver-worker.min.js`, the program of
 * the solver's worker. Run by `npm run build`, after the compiler.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minifySync } from '@swc/core';
import type { BuildOptions, Plugin } from 'esbuild';
import { build } from 'esbuild';
import { checkSize } from './check-size.js';
import { withOwnNames } from './own-names.js';
import { inParts } from './parts.js';
import { versionOf } from './version.js';

type Files = ReadonlyMap<string, Uint8Array>;

const PAGE = dirname(import.meta.dirname);
const SRC = dirname(PAGE);
const DIST = join(SRC, '..', 'dist');

/** The service worker recognizes the page by this text. */
const MARK = 'content="klondike-kit"';

/**
 * The most that the view and its cards may take, gzipped, in kB of 1000 bytes. The attendant and the sentences of hints
 * take 4.5 kB of it, backs, felts and pictures of court cards 2 kB, sounds 0.5 kB.
 */
const MOST = 45;

/** The limit of the first load in kB, gzipped: all files fetched before the player can play. */
const MOST_FIRST = 100;

/** The files of the first load. */
const FIRST_FILES = ['index.html', 'page.css', 'page.js'];

/** Imported when needed, and yet needed by each first load. */
const FIRST = ['games/klondike/page/browser-tables.ts'];

/** Needed by whoever goes on with a game or follows a link; a new player's page loads them after its table. */
const SECOND = [
  'page/page.ts',
  'games/klondike/whole-kit.ts',
  'games/klondike/figures.ts',
  'games/klondike/browser/panels/menu.ts',
];

/** Needed to play the other game. */
const APART = [['games/montecarlo/kit.ts', 'games/montecarlo/page/browser-tables.ts']];

/** Removes the comments, line breaks and surplus spaces from style sheets in sources. */
const denseStyles: Plugin = {
  name: 'dense-styles',
  setup: (bundling) => {
    const dense = (css: string): string =>
      css.replace(/\/\*.*?\*\/|\s+/gs, ' ').replace(/ (?=[{}>])|(?<=[{};:,>]) /g, '');
    bundling.onLoad({ filter: /[\\/]style\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/`[^`]*`/g, dense),
      loader: 'ts',
    }));
  },
};

const OPTIONS: BuildOptions = {
  bundle: true,
  minify: true,
  target: 'es2022',
  format: 'esm',
  // A page has no terminal.
  external: ['*.svg', '*.png', './command/terminal-table.js'],
  legalComments: 'none',
  logLevel: 'warning',
  outdir: DIST,
  write: false,
  plugins: [denseStyles],
};

const inSources = (file: string): string => join(SRC, file);

async function bundled(file: string, options: BuildOptions = {}): Promise<Uint8Array> {
  const { outputFiles } = await build({ ...OPTIONS, entryPoints: [inSources(file)], ...options });
  const [only] = outputFiles ?? [];
  if (only === undefined) throw new Error(`esbuild made nothing of ${file}`);
  return only.contents;
}

/** Makes a program smaller: SWC saves 3 of 100 gzipped bytes that esbuild leaves. */
const smallest = (contents: Uint8Array): string =>
  minifySync(Buffer.from(contents).toString(), {
    module: true,
    mangle: true,
    // Unsafe only where `new` is called on a function: nothing here does that.
    compress: { ecma: 2020, passes: 3, toplevel: true, unsafe_arrows: true },
  }).code;

/** The page's files by their paths in the page, without the service worker. */
async function pageFiles(solverWorker: Uint8Array): Promise<Files> {
  const names = readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
    .filter((name) => !['.ts', '.css'].includes(extname(name)) && statSync(join(PAGE, name)).isFile())
    .sort();
  const program = await inParts(
    {
      entry: join(PAGE, 'main.ts'),
      first: FIRST.map(inSources),
      second: SECOND.map(inSources),
      apart: APART.map((files) => files.map(inSources)),
    },
    OPTIONS,
  );
  const small = withOwnNames(new Map([...program].map(([name, bytes]) => [name, smallest(bytes)])));
  return new Map([
    ...names.map((name) => [name.split(sep).join('/'), readFileSync(join(PAGE, name))] as const),
    ['page.css', await bundled('page/page.css')],
    ...[...small].map(([name, text]) => [name, Buffer.from(text)] as const),
    ['solver-worker.js', solverWorker],
  ]);
}

/** The page of `klondike serve --handler`. It is not kept, for it needs its server. */
async function handlerFiles(index: string): Promise<Files> {
  const dropped = new RegExp(
    `\\s*<(meta|link)\\s[^>]*(${MARK}|rel="manifest"|name="description")[^>]*>`,
    'g',
  );
  const html = index.replaceAll(dropped, '').replace('page.js', 'handler.js');
  return new Map([
    ['index.html', Buffer.from(html)],
    ['handler.js', await bundled('page/handler/main.ts')],
  ]);
}

/**
 * Builds the service worker. It contains the list of files to keep for use without a network, and a version
 * that changes when any of the files changes.
 */
async function serviceWorker(files: Files): Promise<Uint8Array> {
  const paths = [...files.keys()].map((name) => (name === 'index.html' ? './' : name));
  return bundled('page/service-worker.ts', {
    format: 'iife',
    define: {
      __FILES__: JSON.stringify(paths),
      __MARK__: JSON.stringify(MARK),
      __VERSION__: JSON.stringify(versionOf(files, 24)),
    },
  });
}

/** In bytes. */
const zippedSizeOf = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length;

/** In kB of 1000 bytes. */
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function report(files: Files): string {
  const rows = [...files].map(
    ([name, bytes]) =>
      `${kilobytes(bytes.length).padStart(9)} ${kilobytes(zippedSizeOf(bytes)).padStart(9)} gzipped  ${name}\n`,
  );
  return rows.join('');
}

function write(files: Files): void {
  for (const folder of ['page', 'handler-page']) rmSync(join(DIST, folder), { recursive: true, force: true });
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(DIST, name)), { recursive: true });
    writeFileSync(join(DIST, name), bytes);
  }
}

const solverWorker = Buffer.from(smallest(await bundled('solver/worker/solver-worker.ts')));
const page = await pageFiles(solverWorker);
if (!String(page.get('index.html')).includes(MARK)) throw new Error(`page/index.html lacks ${MARK}`);
const view = Buffer.from(smallest(await bundled('browser.ts')));
const files = new Map([
  ['browser.min.js', view],
  ['klondike.min.js', await bundled('index.ts')],
  ['solver-worker.min.js', solverWorker],
  ...[...page, ['service-worker.js', await serviceWorker(page)] as const].map(
    ([name, bytes]) => [`page/${name}`, bytes] as const,
  ),
  ...[...(await handlerFiles(String(page.get('index.html'))))].map(
    ([name, bytes]) => [`handler-page/${name}`, bytes] as const,
  ),
]);
write(files);
const first = FIRST_FILES.reduce((sum, name) => sum + zippedSizeOf(page.get(name) ?? new Uint8Array()), 0);
if (process.env['npm_config_loglevel'] !== 'silent') {
  process.stdout.write(`${report(files)}${kilobytes(first)} gzipped: the first load of the page\n`);
}
checkSize('dist/browser.min.js', zippedSizeOf(view), MOST);
checkSize('the first load of the page', first, MOST_FIRST);
