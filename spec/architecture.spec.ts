/** Checks what each part of the package, and each spec in the gate, may import. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, normalize, posix, sep } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { MAY_IMPORT } from './support/may-import.js';
import { browserGlobalsIn } from './support/browser-globals.js';

const SRC = normalize(join(import.meta.dirname, '..', 'src'));
const SPEC = import.meta.dirname;

interface Import {
  readonly from: string;
  readonly to: string;
}

/** Paths below `src`, with slashes and without the extension. */
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.split(sep).join('/').slice(0, -'.ts'.length));

const TEXTS: ReadonlyMap<string, string> = new Map(
  FILES.map((file) => [file, readFileSync(join(SRC, `${file}.ts`), 'utf8')]),
);

const textOf = (file: string): string => TEXTS.get(file) ?? '';

/** The imports of each file, from the package and from outside. */
const IMPORTS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  FILES.map((from) => [
    from,
    ts.preProcessFile(textOf(from)).importedFiles.map(({ fileName }) => target(from, fileName)),
  ]),
);

const importsOf = (file: string): readonly string[] => IMPORTS_OF.get(file) ?? [];

const IMPORTS: readonly Import[] = FILES.flatMap((from) => importsOf(from).map((to) => ({ from, to })));

function target(from: string, name: string): string {
  return name.startsWith('.') ? posix.join(from, '..', name).replace(/\.js$/, '') : name;
}

interface Part {
  /** The part's name, with the name of its game, such as `games/klondike/model`. */
  readonly part: string;
  /** The part's row in the table. */
  readonly key: string;
  readonly row: readonly string[];
}

const parts = new Map<string, Part | undefined>();

/** The part that a file belongs to. Undefined for a file outside the package. */
function partOf(path: string): Part | undefined {
  if (!parts.has(path)) parts.set(path, findPart(path));
  return parts.get(path);
}

function findPart(path: string): Part | undefined {
  const file = path.includes('/') ? path : `${path}.ts`;
  const game = /^games\/[^/]+/.exec(path)?.[0] ?? 'games/*';
  const fits = (part: string): boolean => {
    if (part === '*.ts') return TEXTS.has(path) && !path.includes('/');
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

test('each file imports only what its part may import', () => {
  expect(IMPORTS.filter((edge) => !isAllowed(edge)).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

test('every permission to import is used', () => {
  const unused = Object.entries(MAY_IMPORT).flatMap(([part, row]) => {
    const own = IMPORTS.filter(({ from }) => partOf(from)?.key === part);
    return row.filter((name) => !own.some((edge) => isUnder(edge, name))).map((name) => `${part}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test('an entry point imports only its own medium', () => {
  const mediaOf = (entry: string): string[] => {
    const reached = new Set([entry]);
    for (const file of reached) for (const to of importsOf(file)) if (TEXTS.has(to)) reached.add(to);
    const media = [...reached].map((file) => /^(?:games\/\w+\/)?(browser|terminal)\//.exec(file)?.[1] ?? '');
    return [...new Set(media)].filter((medium) => medium !== '').sort();
  };
  const entries = FILES.filter((file) => !file.includes('/') && !['games', 'listed-games'].includes(file));
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

test("the checks for views and handlers don't need Node", () => {
  const reached = new Set(['testing']);
  for (const file of reached) for (const to of importsOf(file)) reached.add(to);
  expect([...reached].filter((name) => name.startsWith('node:'))).toEqual([]);
});

/** Does the part's row in the table allow this import? */
function isUnder({ from, to }: Import, name: string): boolean {
  if (name === 'node:') return to.startsWith('node:');
  const game = /^games\/[^/]+/.exec(from)?.[0] ?? '';
  const other = partOf(to)?.part ?? to;
  return [name.replace(/^\./, game), name.replace('games/*', /^games\/[^/]+/.exec(to)?.[0] ?? '')].includes(
    other,
  );
}

test("a file's imports never lead back to it", () => {
  const waiting = new Map(FILES.map((file) => [file, importsOf(file).filter((to) => TEXTS.has(to))]));
  for (let before = -1; before !== waiting.size;) {
    before = waiting.size;
    for (const [file, imports] of waiting) if (imports.every((to) => !waiting.has(to))) waiting.delete(file);
  }
  expect([...waiting.keys()]).toEqual([]);
});

test("a game's view in a page doesn't import another language, medium or game", () => {
  const brought = new Set<string>();
  const bring = (file: string): void => {
    if (brought.has(file)) return;
    brought.add(file);
    importsOf(file).forEach(bring);
  };
  bring('browser');
  const texts = [...brought].filter((file) => file.includes('/strings/'));
  expect(texts.sort()).toEqual([
    'browser/strings/english',
    'core/strings/english',
    'games/klondike/browser/strings/english',
    'games/klondike/words/strings/english',
  ]);
});

/** Comments may have examples that print. */
const withoutComments = (text: string): string => text.replace(/^ *\*.*$/gm, '');

test('only the command and the build use the console or the process object, except to find threads', () => {
  const uses = FILES.filter(
    (file) =>
      !/^(cli\/|grading\/(candidate|remote|sandbox|shims)\/|page\/build\/main$|solver\/wasm\/compile$|solver\/worker\/node-threads$)/.test(
        file,
      ) && /(?<!-)\b(console|process)\??\.\w/.test(withoutComments(textOf(file))),
  );
  expect(uses).toEqual([]);
});

test('only code for a page uses names that exist only in a page', () => {
  const inPages = FILES.filter((file) =>
    /^((games\/\w+\/)?(browser|page(?!\/build\/))\/|kit\/browser-tables$|solver\/worker\/thread$)/.test(file),
  );
  const uses = FILES.filter((file) => !inPages.includes(file)).flatMap((file) =>
    browserGlobalsIn(textOf(file)).map((name) => `${file}: ${name}`),
  );
  const ofTable = ['games/klondike/browser/browser-view', 'browser/look'].map(textOf).join('\n');
  expect([uses, browserGlobalsIn(ofTable)]).toEqual([
    [],
    expect.arrayContaining(['matchMedia', 'ResizeObserver', 'HTMLElement']),
  ]);
});

test('an example imports only public names of the package', () => {
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

/** The imports of a file below `spec`: files are given by their paths below `spec`, and packages by their names. */
const specImports = (file: string): string[] =>
  ts
    .preProcessFile(readFileSync(join(SPEC, file), 'utf8'))
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? normalize(join(file, '..', fileName)).replace(/\.js$/, '.ts') : fileName,
    );

test("a fast spec outside spec/end-to-end doesn't import a process or a browser, even indirectly", () => {
  const fast = readdirSync(SPEC, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.spec.ts') &&
      !file.endsWith('.deep.spec.ts') &&
      !/^(end-to-end|firefox|webkit|consumers)\b/.test(file.replaceAll(sep, '/')),
  );
  const known = new Map<string, readonly string[]>();
  const startersIn = (spec: string): string[] => {
    const reached = new Set([spec]);
    for (const file of reached) {
      if (file.startsWith('..') || !existsSync(join(SPEC, file))) continue;
      const imports = known.get(file) ?? specImports(file);
      known.set(file, imports);
      for (const imported of imports) reached.add(imported);
    }
    return ['node:child_process', 'playwright-core'].filter((name) => reached.has(name));
  };
  const found = fast.map((file) => [file, startersIn(file)] as const).filter(([, names]) => names.length > 0);
  expect([fast.length > 300, found]).toEqual([true, []]);
});
