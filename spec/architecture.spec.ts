/** Which part of the package may import which; DESIGN of the arrows, kept by this spec. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { isOfPages, namesTaken } from './support/names-taken.js';

const SRC = normalize(join(import.meta.dirname, '..', 'src'));

/** Of a game, all but its tables. */
const GAME = ['words', 'model', 'contract', 'controller', 'search', 'advice', 'views', 'doors', 'script'];
const OWN = GAME.map((room) => `./${room}`);
const ANY = GAME.map((room) => `games/*/${room}`);

/** What is asked wherever Klondike is played. */
const PLAYED = ['model', 'contract'].map((room) => `games/klondike/${room}`);

/**
 * What each part may import besides itself: folders or files of `src`, or modules from outside. A file's part is the
 * longest name that fits it or a folder it lies in: `*` stands for the name of a game, or of an entry point; in a list
 * `.` is the folder of the same game.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: ['mitt'],
  scripts: ['core'],
  browser: ['core'],
  terminal: ['core'],
  kit: ['core', 'scripts', 'browser', 'terminal', 'mitt'],
  'games/readers': ['scripts'],
  'games/*/words': ['core'],
  'games/*/model': ['core', './words'],
  'games/*/search': ['core', './words', './model'],
  'games/*/contract': ['core', './words', 'mitt'],
  'games/*/controller': ['core', './words', './model', './contract', './search'],
  'games/*/views': ['core', './words', './contract'],
  'games/*/advice': [...['core', './words', './model', './contract', './controller', './search', './views']],
  'games/*/conformance': ['core', './words', './contract', './views'],
  'games/*/conformance/handler': [
    ...['core', 'scripts', './words', './model', './contract', './controller', './views', './script'],
    './conformance',
  ],
  'games/*/browser': ['core', 'browser', './words', './contract', './views'],
  'games/*/terminal': ['core', 'terminal', './words', './contract', './views'],
  'games/*/doors': ['core', './words', './model', './contract', './controller'],
  'games/*/script': ['core', 'scripts', 'games/readers', './words', './model', './contract', './views'],
  'games/*': ['core', 'kit', ...OWN, './page', './command'],
  'games/*/page': [
    ...['core', 'browser', 'kit', '.', './words', './model', './contract', './controller', './advice'],
    ...['./doors', './script', './browser'],
  ],
  'games/*/command': [
    ...['core', 'terminal', 'kit', '.', './words', './model', './controller', './advice', './script'],
    './terminal',
  ],
  solver: ['core', 'games/klondike/words', 'games/klondike/model'],
  'solver/wasm/compile': ['node:'],
  assistants: [
    ...['core', 'games/klondike/words', 'games/klondike/model', 'games/klondike/contract'],
    ...['games/klondike/controller', 'games/klondike/views', 'solver'],
  ],
  grading: [
    ...['core', ...PLAYED, 'games/klondike/words', 'games/klondike/views', 'games/klondike/script', 'solver'],
    ...['games/klondike/conformance/handler', 'grading/candidate', 'grading/doors', 'grading/doors/port'],
  ],
  'grading/rubric/rubric-file': ['grading', 'node:'],
  'grading/candidate': [
    ...['core', ...PLAYED, 'games/klondike/views', 'grading/remote', 'grading/sandbox', 'grading/shims'],
    ...['@swc/wasm-typescript', 'node:'],
  ],
  'grading/remote': ['core', ...PLAYED, 'grading/candidate', 'grading/sandbox', 'node:'],
  'grading/sandbox': ['grading/remote', 'node:'],
  'grading/shims': [
    ...[
      'games/klondike/contract',
      '*.ts',
      'grading/candidate',
      'grading/remote',
      'grading/doors/port',
      'node:',
    ],
  ],
  'grading/doors/port': ['grading/candidate', 'grading/remote'],
  'grading/doors': [
    ...['core', ...['words', 'model', 'doors'].map((room) => `games/*/${room}`)],
    ...['grading', 'grading/candidate', 'grading/doors/port'],
  ],
  'grading/export': ['core', 'browser', 'terminal', 'games/klondike/contract', 'grading'],
  'grading/class': ['grading', 'grading/export'],
  'games.ts': ['kit', 'games/*', 'assistants'],
  page: ['core', 'browser', 'scripts', 'kit', 'games.ts'],
  'page/bundle': ['node:', 'esbuild', 'terser'],
  cli: [
    'core',
    'terminal',
    'scripts',
    'kit',
    'games.ts',
    'cli/console-command',
    'cli/analyse',
    'cli/solve',
    'cli/autoplay',
    'cli/grade',
    'cli/handler',
    'node:',
  ],
  'cli/handler': [
    ...['core', 'scripts', 'kit', 'cli', 'games/klondike', 'games/klondike/contract', 'games/klondike/views'],
    ...['games/klondike/script', 'grading/candidate', 'grading/sandbox', 'node:'],
  ],
  'cli/console-command': ['games/*/model', 'games/*/doors', 'cli'],
  'cli/analyse': ['core', 'games/*/words', 'games/*/model', 'games/*/search', 'cli'],
  'cli/solve': ['core', 'games/*/model', 'solver', 'cli', 'node:'],
  'cli/grade': [
    ...['*.ts', 'grading', 'grading/candidate', 'grading/class', 'grading/export', 'grading/sandbox'],
    ...['cli', 'node:'],
  ],
  'cli/autoplay': ['core', 'games/*/model', 'solver', 'cli', 'cli/solve', 'node:'],
  '*.ts': [
    ...['core', 'scripts', 'browser', 'terminal', 'solver', 'assistants', ...ANY],
    ...['grading', 'grading/candidate', 'grading/remote', 'grading/sandbox', 'grading/export'],
    'grading/rubric/rubric-file',
    ...['games/*/browser', 'games/*/terminal'],
    ...['games/*/conformance', 'games/*/conformance/handler'],
  ],
};

interface Import {
  readonly from: string;
  readonly to: string;
}

/** Paths below `src`, without their ending. */
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

const textOf = (file: string): string => readFileSync(join(SRC, `${file}.ts`), 'utf8');

const IMPORTS: readonly Import[] = FILES.flatMap((from) =>
  ts.preProcessFile(textOf(from)).importedFiles.map(({ fileName }) => ({ from, to: target(from, fileName) })),
);

function target(from: string, name: string): string {
  return name.startsWith('.') ? normalize(join(from, '..', name)).replace(/\.js$/, '') : name;
}

/** The part of a file, named for its game: `games/klondike/model`. Undefined for what comes from outside. */
function partOf(
  path: string,
): { readonly part: string; readonly key: string; readonly row: readonly string[] } | undefined {
  const file = path.includes('/') ? path : `${path}.ts`;
  const game = /^games\/[^/]+/.exec(path)?.[0] ?? 'games/*';
  const fits = (part: string): boolean => {
    if (part === '*.ts') return FILES.includes(path) && !path.includes('/');
    return file === part || file.startsWith(`${part}/`);
  };
  const own = (part: string): string => part.replace('games/*', game);
  const [longest] = Object.keys(MAY_IMPORT)
    .filter((part) => fits(own(part)))
    .sort((one, other) => other.length - one.length);
  if (longest === undefined) return undefined;
  const row = MAY_IMPORT[longest] ?? [];
  return { part: own(longest), key: longest, row: row.map((name) => name.replace(/^\./, game)) };
}

const isAllowed = ({ from, to }: Import): boolean => {
  const { part = '', row = [] } = partOf(from) ?? {};
  if (to.startsWith('node:')) return row.includes('node:');
  const other = partOf(to)?.part ?? to;
  return other === part || row.includes(other) || row.includes(other.replace(/^games\/[^/]+/, 'games/*'));
};

test('every file belongs to a part', () => {
  expect(FILES.filter((file) => partOf(file) === undefined)).toEqual([]);
});

test('imports go only where they may', () => {
  expect(IMPORTS.filter((edge) => !isAllowed(edge)).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

test('every permission is used', () => {
  const unused = Object.entries(MAY_IMPORT).flatMap(([part, row]) =>
    row
      .filter((name) => !IMPORTS.some((edge) => isUnder(edge, part, name)))
      .map((name) => `${part}: ${name}`),
  );
  expect(unused).toEqual([]);
});

test('an entry point brings no medium but its own', () => {
  const mediaOf = (entry: string): string[] => {
    const reached = new Set([entry]);
    for (const file of reached)
      for (const { from, to } of IMPORTS) if (from === file && FILES.includes(to)) reached.add(to);
    const media = [...reached].map((file) => /^(?:games\/\w+\/)?(browser|terminal)\//.exec(file)?.[1] ?? '');
    return [...new Set(media)].filter((medium) => medium !== '').sort();
  };
  const entries = FILES.filter((file) => !file.includes('/') && file !== 'games');
  const found = entries.map((entry) => [entry, mediaOf(entry).join(' ')]).filter(([, media]) => media !== '');
  expect(Object.fromEntries(found)).toEqual({
    browser: 'browser',
    'montecarlo-browser': 'browser',
    terminal: 'terminal',
    english: 'browser terminal',
    french: 'browser terminal',
    grading: 'browser terminal',
  });
});

/** Is the import made by this row of the table, and by this name in it? */
function isUnder({ from, to }: Import, row: string, name: string): boolean {
  const part = partOf(from);
  if (part?.key !== row) return false;
  if (name === 'node:') return to.startsWith('node:');
  const game = /^games\/[^/]+/.exec(from)?.[0] ?? '';
  const other = partOf(to)?.part ?? to;
  return [name.replace(/^\./, game), name.replace('games/*', /^games\/[^/]+/.exec(to)?.[0] ?? '')].includes(
    other,
  );
}

test('no file imports itself by way of others', () => {
  const waiting = new Map(
    FILES.map((file) => [file, IMPORTS.filter(({ from, to }) => from === file && FILES.includes(to))]),
  );
  for (let before = -1; before !== waiting.size;) {
    before = waiting.size;
    for (const [file, imports] of waiting)
      if (imports.every(({ to }) => !waiting.has(to))) waiting.delete(file);
  }
  expect([...waiting.keys()]).toEqual([]);
});

test("a game's view in a page brings no other language, medium or game with it", () => {
  const brought = new Set<string>();
  const bring = (file: string): void => {
    if (brought.has(file)) return;
    brought.add(file);
    for (const { from, to } of IMPORTS) if (from === file) bring(to);
  };
  bring('browser');
  const texts = [...brought].filter((file) => /\/strings\/|\/words\/english/.test(file));
  expect(texts.sort()).toEqual([
    'browser/strings/english',
    'core/strings/english',
    'games/klondike/browser/strings/catalogue',
    'games/klondike/browser/strings/english',
    'games/klondike/words/english',
  ]);
});

test('outside the command and what builds the package nothing uses the console or the process, but to find threads', () => {
  const uses = FILES.filter(
    (file) =>
      !/^(cli\/|grading\/(candidate|remote|sandbox|shims)\/|page\/bundle$|solver\/wasm\/compile$|solver\/worker\/node-threads$)/.test(
        file,
      ) && /(?<!-)\b(console|process)\??\.\w/.test(textOf(file)),
  );
  expect(uses).toEqual([]);
});

test('only what runs in a page uses what only a page has', () => {
  const inPages = FILES.filter((file) =>
    /^((games\/\w+\/)?(browser|page(?!\/bundle$))\/|kit\/browser-tables$|solver\/worker\/thread$)/.test(file),
  );
  const uses = FILES.filter((file) => !inPages.includes(file)).flatMap((file) =>
    [...namesTaken(textOf(file))].filter(isOfPages).map((name) => `${file}: ${name}`),
  );
  const ofTable = ['games/klondike/browser/browser-view', 'browser/look'].map(textOf).join('\n');
  const inTable = [...namesTaken(ofTable)].filter(isOfPages);
  expect([uses, inTable]).toEqual([
    [],
    expect.arrayContaining(['matchMedia', 'ResizeObserver', 'HTMLElement']),
  ]);
});

test('an example imports nothing of the package but its public names', () => {
  const folder = join(SRC, '..', 'examples');
  const examples = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const names = examples.flatMap(
    (file) => ts.preProcessFile(readFileSync(join(folder, file), 'utf8')).importedFiles,
  );
  const others = names
    .map(({ fileName }) => fileName)
    .filter((name) => !/^(klondike-kit(\/[\w-]+)?|node:\w+|react|react-dom\/client|vue)$/.test(name));
  expect([examples.length > 0, others]).toEqual([true, []]);
});
