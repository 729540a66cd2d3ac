/**
 * Bundles the page in parts. All that its first load needs is one file, `page.js`: one file is smaller than several, and
 * nothing is asked for in a row. What the program imports when it is needed comes in parts of its own, named for the
 * module that begins them. A part takes what it shares with the first load from `page.js`, so nothing is loaded twice.
 */
import { basename } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { build } from 'esbuild';
import type { Cut } from './pieces.js';
import { cutUp, fromPieces, pieceAt, reachedFrom } from './pieces.js';

export interface InParts {
  /** The program. */
  readonly entry: string;
  /** What the program imports by `import()`, and yet always needs for its first load. */
  readonly first: readonly string[];
}

/** The file of the first load. */
export const ENTRY = 'page.js';
const SHARED = `./${ENTRY}`;

/** The files by their names. */
export async function inParts(
  { entry, first }: InParts,
  options: BuildOptions,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const cut = await cutUp(entry, options);
  const parting = { cut, options, exported: exportedOf(cut, reachedFrom(cut, [entry, ...first])) };
  const [parts, names] = await laterParts(parting);
  const taken = takenFrom([...parts.values()].map((bytes) => Buffer.from(bytes).toString()));
  return new Map([[ENTRY, await firstPart(parting, { names, taken })], ...parts]);
}

interface Parting {
  readonly cut: Cut;
  readonly options: BuildOptions;
  /** By the pieces of the first load: what each exports, and the names by which `page.js` exports that. */
  readonly exported: Exported;
}

type Exported = ReadonlyMap<string, Exports>;

type Exports = readonly (readonly [own: string, shared: string])[];

function exportedOf({ pieces }: Cut, first: ReadonlySet<string>): Exported {
  let count = 0;
  return new Map(
    [...first].map((name) => [
      name,
      (pieces[name]?.exports ?? []).map((own) => [own, `$${(count++).toString(36)}`] as const),
    ]),
  );
}

/** The parts that are loaded later, by their names; and their names by the pieces that begin them. */
async function laterParts({
  cut,
  options,
  exported,
}: Parting): Promise<[ReadonlyMap<string, Uint8Array>, ReadonlyMap<string, string>]> {
  const sourceOf = (piece: string): string | undefined => cut.pieces[piece]?.entryPoint;
  const begins = [...cut.texts.keys()].filter((name) => sourceOf(name) !== undefined && !exported.has(name));
  const names = namesOf(begins.map((piece) => sourceOf(piece) ?? ''));
  const { outputFiles = [], metafile } = await build({
    ...options,
    entryPoints: begins.map((piece, index) => ({ in: piece, out: names[index] ?? '' })),
    entryNames: '[name]',
    chunkNames: 'shared-[hash]',
    splitting: true,
    metafile: true,
    plugins: [
      fromPieces({
        text: (piece) => takingFrom(cut.texts.get(piece), exported),
        outside: (piece) => (piece === pieceAt(SHARED) ? SHARED : undefined),
      }),
    ],
  });
  const outputs = Object.entries(metafile.outputs);
  return [
    new Map(outputFiles.map(({ path, contents }) => [basename(path), contents])),
    new Map(outputs.map(([name, { entryPoint = '' }]) => [entryPoint.replace(/^\w+:/, ''), basename(name)])),
  ];
}

/** The text of a piece that takes from `page.js` what it imports from pieces of the first load. */
const takingFrom = (text: string | undefined, exported: Exported): string | undefined =>
  text?.replace(
    /^import (?:\{([^}]*)\} from )?"(\.\/[^"]+)";$/gm,
    (statement, list: string | undefined, path: string) => {
      const names = exported.get(pieceAt(path));
      if (names === undefined) return statement;
      const shared = new Map(names);
      const taken = (list ?? '').split(',').map((one) => {
        const [own = '', local = own] = one.trim().split(' as ');
        return own === '' ? '' : `${shared.get(own) ?? ''} as ${local}`;
      });
      return list === undefined ? '' : `import { ${taken.join(', ')} } from '${SHARED}';`;
    },
  );

/** `page/statistics/panel.ts` is `statistics-panel`, if no other is; else more of its path tells it from that. */
function namesOf(paths: readonly string[]): readonly string[] {
  const ends = (path: string, words: number): string =>
    path.replace(/\.ts$/, '').split('/').slice(-words).join('-');
  const nameOf = (path: string, words: number): string => {
    const name = ends(path, words);
    return paths.some((other) => other !== path && ends(other, words) === name)
      ? nameOf(path, words + 1)
      : name;
  };
  return paths.map((path) => nameOf(path, 2));
}

/** The names that the parts import from `page.js`. */
const takenFrom = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap((text) => [...text.matchAll(/import\s*\{([^}]*)\}\s*from\s*"\.\/page\.js"/g)])
      .flatMap(([, list = '']) => list.split(',').map((one) => one.trim().split(' ')[0] ?? '')),
  );

interface Sharing {
  /** The names of the parts by the pieces that begin them. */
  readonly names: ReadonlyMap<string, string>;
  /** What the parts take. */
  readonly taken: ReadonlySet<string>;
}

async function firstPart(
  { cut, options, exported }: Parting,
  { names, taken }: Sharing,
): Promise<Uint8Array> {
  const shared = [...exported].map(([piece, all]) => {
    const list = all.filter(([, name]) => taken.has(name)).map(([own, name]) => `${own} as ${name}`);
    return list.length === 0 ? `import '${piece}';` : `export { ${list.join(', ')} } from '${piece}';`;
  });
  const partOf = (piece: string): string | undefined => {
    const name = names.get(piece);
    return name === undefined ? undefined : `./${name}`;
  };
  const { outputFiles: [page] = [] } = await build({
    ...options,
    stdin: { contents: shared.join('\n'), resolveDir: '.' },
    plugins: [
      fromPieces({ text: (piece) => importedAtOnce(cut.texts.get(piece), exported), outside: partOf }),
    ],
  });
  if (page === undefined) throw new Error('esbuild made nothing of the first load');
  return page.contents;
}

/**
 * The text of a piece that imports pieces of the first load from the beginning. Modules that a bundle holds and imports
 * when they are needed would each be wrapped in a function, with all that they import: a twentieth more to load.
 */
function importedAtOnce(text: string | undefined, first: Exported): string | undefined {
  const imports: string[] = [];
  const body = text?.replace(/\bimport\("(\.\/[^"]+)"\)/g, (loading, path: string) => {
    if (!first.has(pieceAt(path))) return loading;
    const name = `imported${imports.length}`;
    imports.push(`import * as ${name} from '${path}';`);
    return `Promise.resolve(${name})`;
  });
  return body === undefined ? undefined : [...imports, body].join('\n');
}
