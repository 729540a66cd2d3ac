/**
 * Bundles the page in parts. All that its first load needs is one file, `page.js`: one file is smaller than several, and
 * nothing is asked for in a row. What is always loaded together after it is one file, too, for the same reasons. What else
 * the program imports when it is needed comes in parts of its own, named for the module that begins them. A part takes
 * what it shares with those files from them, so nothing is loaded twice.
 */
import { basename } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { build } from 'esbuild';
import type { Exported, InLayers, Layer } from './layers.js';
import { fileIn, layersOf, namesOf, takingFrom } from './layers.js';
import type { Cut } from './pieces.js';
import { cutUp, fromPieces, pieceAt } from './pieces.js';

interface Parting {
  readonly cut: Cut;
  readonly options: BuildOptions;
  readonly layers: readonly Layer[];
}

/** The files by their names. */
export async function inParts(
  program: InLayers,
  options: BuildOptions,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const cut = await cutUp(program.entry, options);
  const layers = layersOf(cut, program);
  const parting = { cut, options, layers };
  const [parts, names] = await laterParts(parting);
  const files = new Map(parts);
  // A layer takes from those before it, and what others take from it must be known when it is made.
  for (const layer of layers.toReversed())
    files.set(layer.file, await layerFile(parting, layer, { names, files }));
  return files;
}

/** The parts that are loaded later, by their names; and their names by the pieces that begin them. */
async function laterParts({
  cut,
  options,
  layers,
}: Parting): Promise<[ReadonlyMap<string, Uint8Array>, ReadonlyMap<string, string>]> {
  const sourceOf = (piece: string): string | undefined => cut.pieces[piece]?.entryPoint;
  const begins = [...cut.texts.keys()].filter(
    (piece) => sourceOf(piece) !== undefined && !layers.some(({ exported }) => exported.has(piece)),
  );
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
        text: (piece) => takingFrom(cut.texts.get(piece), layers),
        outside: (piece) => fileIn(layers, piece),
      }),
    ],
  });
  const outputs = Object.entries(metafile.outputs);
  return [
    new Map(outputFiles.map(({ path, contents }) => [basename(path), contents])),
    new Map(outputs.map(([name, { entryPoint = '' }]) => [entryPoint.replace(/^\w+:/, ''), basename(name)])),
  ];
}

/** The names that other files import from one. */
const takenFrom = (file: string, texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap((text) => [...text.matchAll(/import\s*\{([^}]*)\}\s*from\s*"\.\/([\w-]+\.js)"/g)])
      .filter(([, , from]) => from === file)
      .flatMap(([, list = '']) => list.split(',').map((one) => one.trim().split(' ')[0] ?? '')),
  );

interface Others {
  /** The names of the later parts by the pieces that begin them. */
  readonly names: ReadonlyMap<string, string>;
  /** All that may take from the layer. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

async function layerFile(
  { cut, options, layers }: Parting,
  layer: Layer,
  { names, files }: Others,
): Promise<Uint8Array> {
  const { file, begins, exported } = layer;
  const others = layers.filter((other) => other !== layer);
  const taken = takenFrom(
    file,
    [...files.values()].map((bytes) => Buffer.from(bytes).toString()),
  );
  const shared = [...exported].map(([piece, all]) => {
    const list = [
      ...(begins.has(piece) ? all.map(([own]) => own) : []),
      ...all.filter(([, name]) => taken.has(name)).map(([own, name]) => `${own} as ${name}`),
    ];
    return list.length === 0 ? `import '${piece}';` : `export { ${list.join(', ')} } from '${piece}';`;
  });
  const partOf = (piece: string): string | undefined => {
    const name = names.get(piece);
    return name === undefined ? undefined : `./${name}`;
  };
  const { outputFiles: [made] = [] } = await build({
    ...options,
    stdin: { contents: shared.join('\n'), resolveDir: '.' },
    plugins: [
      fromPieces({
        text: (piece) => importedAtOnce(takingFrom(cut.texts.get(piece), others), exported),
        outside: (piece) => fileIn(others, piece) ?? partOf(piece),
      }),
    ],
  });
  if (made === undefined) throw new Error(`esbuild made nothing of ${file}`);
  return made.contents;
}

/**
 * The text of a piece that imports other pieces of its file from the beginning. Modules that a bundle holds and imports
 * when they are needed would each be wrapped in a function, with all that they import: a twentieth more to load.
 */
function importedAtOnce(text: string | undefined, own: Exported): string | undefined {
  const imports: string[] = [];
  const body = text?.replace(/\bimport\("(\.\/[^"]+)"\)/g, (loading, path: string) => {
    if (!own.has(pieceAt(path))) return loading;
    const name = `imported${imports.length}`;
    imports.push(`import * as ${name} from '${path}';`);
    return `Promise.resolve(${name})`;
  });
  return body === undefined ? undefined : [...imports, body].join('\n');
}
