/**
 * Builds the page into `dist/page.zip`, which unpacked is a site, and the page of `klondike serve --handler` into
 * `dist/handler-page.zip`. Also builds files for pages without a bundler: `dist/browser.min.js` (the view),
 * `dist/klondike.min.js` (the game) and `dist/solver-worker.js` (the solver's worker). `npm run build` runs this.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import AdmZip from 'adm-zip';
import type { OutputOptions, Plugin } from 'rolldown';
import { build } from 'rolldown';
import { surroundingColors } from '../../browser/art/style.js';
import { checkSize } from './check-size.js';
import { classicCourts } from './classic-courts.js';

/** The contents of files, by path. */
type BuiltFiles = ReadonlyMap<string, string | Uint8Array>;

const PAGE = dirname(import.meta.dirname);
const SRC = dirname(PAGE);
const DIST = join(SRC, '..', 'dist');

/** The text by which the service worker recognizes the page. */
const MARK = 'content="klondike-kit"';

/** Limits in kB of 1000 bytes, gzipped. `firstLoad` is for all files that a browser needs before the player can play. */
const LIMITS = { view: 55, firstLoad: 85 } as const;

const FIRST_FILES = ['index.html', 'page.css', 'page.js'];

/**
 * Groups of modules that the page needs together. Each group becomes one file, so that the browser needs one request. A
 * link needs the first group before its table, and only then loads the second.
 */
const PARTS = [
  {
    name: 'game',
    test: /[\\/](houses-and-scripts|klondike-assistant|statistics[\\/]watch|daily[\\/]daily-watch)\.ts$/,
  },
  {
    name: 'rest',
    test: /[\\/](browser[\\/]guide[\\/]guide|klondike[\\/]browser[\\/](panels[\\/](menu|dead-end|style)|sounds|table[\\/]cascade)|page[\\/](dialogs|install[\\/]install)|klondike[\\/]page[\\/]new-game-form)\.ts$/,
  },
  { name: 'montecarlo', test: /[\\/]games[\\/]montecarlo[\\/](kit|page[\\/]browser-tables)\.ts$/ },
];

/** Minifies a style sheet: removes comments, line breaks and unneeded spaces. */
const minifyCss = (css: string): string =>
  css.replace(/\/\*.*?\*\/|\s+/gs, ' ').replace(/ (?=[{}>])|(?<=[{};:,>]) /g, '');

/** Minifies the style sheets in sources. */
const minifyStyles: Plugin = {
  name: 'minify-styles',
  transform: {
    filter: { id: /[\\/]style\.ts$/ },
    handler: (code) => code.replace(/`[^`]*`/g, minifyCss),
  },
};

/**
 * Bundles a program. All static imports go into one file with this name. Each `import()` gets its own file, with a hash
 * of its content in the file name.
 */
async function bundle(
  name: string,
  file: string,
  {
    define,
    output,
  }: { readonly define?: Readonly<Record<string, string>>; readonly output?: OutputOptions } = {},
): Promise<Map<string, string | Uint8Array>> {
  const { output: made } = await build({
    input: { [name]: join(SRC, file) },
    // A page has no terminal, and doesn't show the command's help.
    external: (id, from = '') =>
      id.endsWith('/command/terminal-table.js') ||
      (id.startsWith('./strings/') && /[\\/]command[\\/]help\.ts$/.test(from)),
    platform: 'browser',
    transform: { target: 'es2022', ...(define && { define }) },
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    plugins: [minifyStyles],
    onLog: (_, { message }) => {
      throw new Error(message);
    },
    output: {
      format: 'esm',
      minify: true,
      comments: false,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      codeSplitting: { groups: [{ name, tags: ['$initial'] }, ...PARTS] },
      ...output,
    },
    write: false,
  });
  return new Map(made.map((part) => [part.fileName, part.type === 'chunk' ? part.code : part.source]));
}

/** Bundles a program and its dynamic imports in one file. */
const inOneFile = (name: string, file: string): Promise<BuiltFiles> =>
  bundle(name, file, { output: { codeSplitting: false } });

/** All files of the page except the service worker, by their paths in the page. */
async function pageFiles(): Promise<BuiltFiles> {
  const names = readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
    .filter((name) => !['.ts', '.css'].includes(extname(name)) && statSync(join(PAGE, name)).isFile())
    .sort();
  const programs = await bundle('page', 'page/main.ts');
  return new Map([
    ...names.map((name) => [name.split(sep).join('/'), readFileSync(join(PAGE, name))] as const),
    ['index.html', withPreloads(readFileSync(join(PAGE, 'index.html'), 'utf8'), programs)],
    ['page.css', minifyCss(surroundingColors(':root') + readFileSync(join(PAGE, 'page.css'), 'utf8'))],
    ...programs,
    ...(await inOneFile('solver-worker', 'solver/worker/solver-worker.ts')),
  ]);
}

/** Preloads the bundler's helpers, because the page's later parts import them. */
const withPreloads = (index: string, programs: BuiltFiles): string =>
  [...programs.keys()]
    .filter((name) => name.startsWith('rolldown-runtime'))
    .reduce((html, name) => html.replace('<script', `<link rel="modulepreload" href="${name}" />$&`), index);

/** The page of `klondike serve --handler`. It isn't available offline, because it needs its server. */
async function handlerFiles(index: string): Promise<BuiltFiles> {
  const dropped = new RegExp(
    `\\s*<(meta|link)\\s[^>]*(${MARK}|rel="(manifest|modulepreload)"|name="description")[^>]*>`,
    'g',
  );
  const html = index.replaceAll(dropped, '').replace('page.js', 'handler.js');
  return new Map([['index.html', html], ...(await inOneFile('handler', 'page/handler/main.ts'))]);
}

/**
 * Builds the service worker. It lists the files to cache at once and those to cache on first use, and has a version that
 * changes when any of them does.
 */
function serviceWorker(files: BuiltFiles, usedLater: BuiltFiles): Promise<BuiltFiles> {
  const paths = [...files.keys()].map((name) => (name === 'index.html' ? './' : name));
  return bundle('service-worker', 'page/service-worker.ts', {
    define: {
      __FILES__: JSON.stringify(paths),
      __LATER_FILES__: JSON.stringify([...usedLater.keys()]),
      __MARK__: JSON.stringify(MARK),
      __VERSION__: JSON.stringify(versionOf(new Map([...files, ...usedLater]))),
    },
    output: { format: 'iife', codeSplitting: false },
  });
}

function versionOf(files: BuiltFiles): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name} ${content.length}\n`).update(content);
  return hash.digest('hex').slice(0, 24);
}

/** In bytes. */
const sizeOf = (content: string | Uint8Array): number => Buffer.byteLength(content);
const zippedSizeOf = (content: string | Uint8Array = ''): number => gzipSync(content, { level: 9 }).length;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function report(files: BuiltFiles): string {
  const rows = [...files].map(
    ([name, content]) =>
      `${kilobytes(sizeOf(content)).padStart(9)} ${kilobytes(zippedSizeOf(content)).padStart(9)} gzipped  ${name}\n`,
  );
  return rows.join('');
}

/** A zip with these files. Its bytes depend only on them. */
function zipOf(files: BuiltFiles): Uint8Array {
  const zip = new AdmZip();
  for (const [name, content] of files) zip.addFile(name, Buffer.from(content)).header.time = OLDEST;
  return zip.toBuffer();
}

/** The first time that a zip can name. */
const OLDEST = new Date(1980, 0, 1);

const page = await pageFiles();
const courts = await classicCourts();
/** The court that stands for the classic deck in the settings, even without a network. */
const isInSettings = ([name]: readonly [string, unknown]): boolean => name === 'court-jd.svg';
const cachedFirst = new Map([...page, ...[...courts].filter(isInSettings)]);
const cachedLater = new Map([...courts].filter((one) => !isInSettings(one)));
const solverWorker = page.get('solver-worker.js');
if (solverWorker === undefined) throw new Error('the page has no solver-worker.js');
const index = String(page.get('index.html'));
if (!index.includes(MARK)) throw new Error(`page/index.html lacks ${MARK}`);
const site = new Map([...page, ...courts, ...(await serviceWorker(cachedFirst, cachedLater))]);
const handlerPage = await handlerFiles(index);
const files = new Map([
  ...(await inOneFile('browser.min', 'browser.ts')),
  ...(await inOneFile('klondike.min', 'index.ts')),
  ['solver-worker.js', solverWorker] as const,
  ['page.zip', zipOf(site)] as const,
  ['handler-page.zip', zipOf(handlerPage)] as const,
]);
mkdirSync(DIST, { recursive: true });
for (const [name, content] of files) writeFileSync(join(DIST, name), content);
const preloaded = [...index.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, name = '']) => name);
const first = [...FIRST_FILES, ...preloaded].reduce((sum, name) => sum + zippedSizeOf(page.get(name)), 0);
if (process.env['npm_config_loglevel'] !== 'silent') {
  process.stdout.write(
    `${report(new Map([...files, ...site, ...handlerPage]))}${kilobytes(first)} gzipped: the first load of the page\n`,
  );
}
checkSize('dist/browser.min.js', zippedSizeOf(files.get('browser.min.js')), LIMITS.view);
checkSize('the first load of the page', first, LIMITS.firstLoad);
