/** Which part of the package may import which; DESIGN of the arrows, kept by this spec. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { isOfPages, namesTaken } from './support/names-taken.js';

const SRC = normalize(join(import.meta.dirname, '..', 'src'));

/** What a view knows of the game: no rule. */
const CONTRACT = ['core', 'klondike/piles', 'klondike/contract', 'klondike/notation', 'klondike/commands'];

const MONTECARLO_CONTRACT = [
  ...['core', 'montecarlo/cell', 'montecarlo/contract', 'montecarlo/notation', 'montecarlo/commands'],
];

/** What browser views share, whatever is played in them. */
const BROWSER_PARTS = [
  ...['views/browser/dom', 'views/browser/style', 'views/browser/look', 'views/browser/settings'],
  ...['views/browser/art', 'views/browser/cards', 'views/browser/parts', 'views/browser/speech/names'],
];

const GAME = [...CONTRACT, 'klondike/model', 'klondike/notation/layout', 'klondike'];

const MONTECARLO_GAME = [
  ...[
    ...MONTECARLO_CONTRACT,
    'montecarlo/model',
    'montecarlo/notation/move',
    'montecarlo/deals',
    'montecarlo/controller',
  ],
  ...['montecarlo/search', 'views/montecarlo', 'replay/montecarlo'],
];

const PLAYED = ['replay/script', 'replay/running'];

const REPLAY = [...PLAYED, 'replay/klondike'];

/**
 * What each part may import besides itself: folders or files of `src`, or modules from outside. A file's
 * part is the longest name that it is or that it lies in.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: ['mitt'],
  'klondike/piles': [],
  'klondike/model': ['core', 'klondike/piles'],
  'klondike/contract': ['core', 'klondike/piles', 'mitt'],
  'klondike/notation': ['core', 'klondike/piles', 'klondike/contract'],
  'klondike/notation/layout': ['core', 'klondike/piles', 'klondike/model', 'klondike/notation'],
  'klondike/notation/move': ['core', 'klondike/piles', 'klondike/model'],
  'klondike/commands': ['core'],
  klondike: GAME,
  'montecarlo/cell': [],
  'montecarlo/commands': ['core'],
  'montecarlo/model': ['core', 'montecarlo/cell'],
  'montecarlo/contract': ['core', 'montecarlo/cell', 'mitt'],
  'montecarlo/notation': ['core', 'montecarlo/cell', 'montecarlo/contract'],
  'montecarlo/notation/grid': ['core', 'montecarlo/cell', 'montecarlo/model', 'montecarlo/notation'],
  'montecarlo/notation/move': ['core', 'montecarlo/cell', 'montecarlo/model', 'montecarlo/notation'],
  'montecarlo/deals': ['core', 'montecarlo/model', 'montecarlo/notation', 'montecarlo/notation/grid'],
  'montecarlo/help': [],
  'montecarlo/showing': ['core', 'montecarlo/cell', 'montecarlo/model', 'montecarlo/contract'],
  'montecarlo/controller': [
    ...['core', 'montecarlo/cell', 'montecarlo/model', 'montecarlo/contract', 'montecarlo/deals'],
    ...['montecarlo/help', 'montecarlo/showing', 'montecarlo/search'],
  ],
  'montecarlo/search': ['core', 'montecarlo/cell', 'montecarlo/model'],
  'doors/enumerated': [],
  'doors/york': ['core', 'doors/enumerated'],
  'doors/door-table': GAME,
  'doors/supply': ['core'],
  'doors/kind': ['core'],
  'doors/numbered-piles': [...GAME, 'doors/york', 'doors/door-table', 'doors/supply', 'doors/kind'],
  'doors/selection': [...GAME, 'doors/york', 'doors/enumerated', 'doors/door-table', 'doors/kind'],
  'doors/clicks': [...GAME, 'doors/door-table', 'doors/supply', 'doors/kind'],
  'doors/pairs': [
    ...['montecarlo/cell', 'montecarlo/model', 'montecarlo/deals', 'montecarlo/help'],
    ...['core', 'doors/enumerated', 'doors/kind'],
  ],
  'doors/houses': [...GAME, 'doors/numbered-piles', 'doors/selection', 'doors/clicks'],
  'views/call-log': [],
  'views/one-at-a-time': [],
  views: [...CONTRACT, 'views/call-log', 'views/one-at-a-time'],
  'views/montecarlo': [...MONTECARLO_CONTRACT, 'views/call-log', 'views/one-at-a-time'],
  'views/terminal': [...CONTRACT, 'views'],
  'views/terminal/montecarlo': [...MONTECARLO_CONTRACT, 'views/montecarlo', 'views/terminal'],
  'views/browser/dom': [],
  'views/browser/style': ['views/browser/cards'],
  'views/browser/look': [],
  'views/browser/settings': ['views/browser/look', 'views/browser/parts'],
  'views/browser/art': ['core', 'views/browser/dom'],
  'views/browser/cards': ['core', 'views/browser/dom', 'views/browser/art'],
  'views/browser/parts': ['core', 'views/browser/dom', 'views/browser/look', 'views/browser/speech/names'],
  'views/browser/speech/names': ['core'],
  'views/browser': [...CONTRACT, 'views', ...BROWSER_PARTS],
  'views/browser/montecarlo': [...MONTECARLO_CONTRACT, 'views/montecarlo', ...BROWSER_PARTS],
  page: ['core', ...BROWSER_PARTS, ...PLAYED, 'page/games'],
  'page/games': ['core', 'page', 'page/klondike', 'page/montecarlo'],
  'page/klondike': [
    ...[...GAME, 'games/klondike', 'doors/houses', 'views', 'views/browser', ...BROWSER_PARTS],
    ...['replay/klondike', ...PLAYED, 'page'],
  ],
  'page/montecarlo': [
    ...[...MONTECARLO_GAME, 'games/montecarlo', 'views/browser/montecarlo', ...BROWSER_PARTS],
    ...[...PLAYED, 'page'],
  ],
  'page/bundle': ['node:', 'esbuild'],
  conformance: [...CONTRACT, 'views'],
  'replay/script': ['core'],
  'replay/running': ['core', 'replay/script', 'mitt'],
  'replay/klondike': [...GAME, 'views', 'replay/script', 'replay/running'],
  'replay/montecarlo': [
    ...[...MONTECARLO_CONTRACT, 'montecarlo/deals', 'montecarlo/model', 'views/montecarlo'],
    ...['replay/script', 'replay/running'],
  ],
  'games/klondike': [...GAME, 'doors/houses', ...REPLAY],
  'games/montecarlo': [...MONTECARLO_GAME, ...PLAYED],
  games: ['replay/running', 'games/klondike', 'games/montecarlo'],
  cli: [
    ...['games', 'games/klondike', 'games/montecarlo'],
    ...[...GAME, 'doors/houses', 'doors/numbered-piles', 'views', 'views/terminal', ...REPLAY],
    ...[...MONTECARLO_GAME, 'views/terminal/montecarlo', 'node:'],
  ],
  index: [...GAME, 'klondike/notation/move', 'views', ...REPLAY],
  testing: ['conformance'],
  terminal: ['views', 'views/terminal', 'views/terminal/montecarlo'],
  browser: ['views/browser', 'views/browser/look', 'views/browser/parts', 'views/browser/cards'],
  'montecarlo-browser': [
    ...['views/browser/montecarlo', 'views/browser/look', 'views/browser/parts', 'views/browser/cards'],
  ],
  'numbered-piles': ['doors/york', 'doors/numbered-piles'],
  selection: ['doors/york', 'doors/selection'],
  clicks: ['doors/clicks'],
  montecarlo: [
    ...MONTECARLO_CONTRACT,
    'montecarlo/notation/grid',
    'montecarlo/notation/move',
    'montecarlo/model',
    'montecarlo/deals',
    'montecarlo/help',
    'montecarlo/controller',
    'montecarlo/search',
    'views/montecarlo',
    ...['replay/script', 'replay/running', 'replay/montecarlo'],
  ],
  pairs: ['doors/pairs'],
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

function partOf(path: string): string {
  const parts = Object.keys(MAY_IMPORT).filter((part) => path === part || path.startsWith(`${part}/`));
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

const isAllowed = ({ from, to }: Import): boolean => {
  const part = partOf(from);
  if (to.startsWith('node:')) return MAY_IMPORT[part]?.includes('node:') === true;
  return partOf(to) === part || MAY_IMPORT[part]?.includes(partOf(to) || to) === true;
};

test('every file belongs to a part', () => {
  expect(FILES.filter((file) => partOf(file) === '')).toEqual([]);
});

test('imports go only where they may', () => {
  expect(IMPORTS.filter((edge) => !isAllowed(edge)).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

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

test('outside the command and the bundling nothing uses the console or the process', () => {
  const programs = ['cli', 'page/bundle'];
  const uses = FILES.filter(
    (file) => !programs.includes(partOf(file)) && /\b(console|process)\.\w/.test(textOf(file)),
  );
  expect(uses).toEqual([]);
});

test('only what runs in a page uses what only a page has', () => {
  const inPages = FILES.filter((file) => /^(views\/browser|page(?!\/bundle))(\/.*)?$/.test(partOf(file)));
  const uses = FILES.filter((file) => !inPages.includes(file)).flatMap((file) =>
    [...namesTaken(textOf(file))].filter(isOfPages).map((name) => `${file}: ${name}`),
  );
  const inTable = [...namesTaken(textOf('views/browser/browser-view'))].filter(isOfPages);
  expect([uses, inTable]).toEqual([
    [],
    expect.arrayContaining(['matchMedia', 'ResizeObserver', 'HTMLElement']),
  ]);
});

test('an example imports nothing of the package but its public names', () => {
  const folder = join(SRC, '..', 'examples');
  const examples = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const names = examples.flatMap(
    (file) => ts.preProcessFile(readFileSync(join(folder, file), 'utf8')).importedFiles,
  );
  const others = names
    .map(({ fileName }) => fileName)
    .filter((name) => !/^(klondike-kit(\/[\w-]+)?|node:\w+)$/.test(name));
  expect([examples.length > 0, others]).toEqual([true, []]);
});
