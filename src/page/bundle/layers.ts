/** Files of the page from which others take what they share with them. */
import type { Cut } from './pieces.js';
import { beginOf, pieceAt, reachedFrom, reachedWithout } from './pieces.js';

/** Modules by their paths. All but the entry are imported by `import()`. */
export interface InLayers {
  /** The program. */
  readonly entry: string;
  /** What the program always needs for its first load. */
  readonly first: readonly string[];
  /**
   * What is loaded together soon after it, in one file, named for the first of them; like those of `apart`, they export nothing
   * of the same name.
   */
  readonly second: readonly string[];
  /** What is loaded together at times, each in one file likewise. What others share with it is in the second file. */
  readonly apart: readonly (readonly string[])[];
}

export interface Layer {
  readonly file: string;
  readonly exported: Exported;
  /** The pieces that are imported by `import()` from elsewhere: the file exports what they do by its own name. */
  readonly begins: ReadonlySet<string>;
}

/** By the pieces of a layer: what each exports, and the names by which others take that. */
export type Exported = ReadonlyMap<string, Exports>;

type Exports = readonly (readonly [own: string, shared: string])[];

/** The file of the first load. */
export const ENTRY = 'page.js';

/** In their order: each has the pieces that its modules need and no layer before it has. */
export function layersOf(cut: Cut, { entry, first, second, apart }: InLayers): readonly Layer[] {
  const shared = apart.flatMap((modules) => {
    const others = reachedWithout(cut, entry, modules);
    return [...reachedFrom(cut, modules)].filter((piece) => others.has(piece));
  });
  const wanted = [
    { file: ENTRY, begins: [], pieces: [...reachedFrom(cut, [entry, ...first])] },
    { file: fileOf(second), begins: second, pieces: [...reachedFrom(cut, second), ...shared] },
    ...apart.map((begins) => ({ file: fileOf(begins), begins, pieces: [...reachedFrom(cut, begins)] })),
  ];
  const layers: Layer[] = [];
  for (const { file, begins, pieces } of wanted) {
    const rest = pieces.filter((piece) => !layers.some(({ exported }) => exported.has(piece)));
    layers.push({
      file,
      begins: new Set(begins.map((module) => beginOf(cut, module))),
      exported: exportedOf(cut, '$'.repeat(layers.length + 1), rest),
    });
  }
  return layers;
}

function exportedOf({ pieces }: Cut, sign: string, held: readonly string[]): Exported {
  let count = 0;
  return new Map(
    held.map((name) => [
      name,
      (pieces[name]?.exports ?? []).map((own) => [own, `${sign}${(count++).toString(36)}`] as const),
    ]),
  );
}

const fileOf = (modules: readonly string[]): string => `${namesOf(modules)[0] ?? ''}.js`;

/** `page/statistics/panel.ts` is `statistics-panel`, if no other is; else more of its path tells it from that. */
export function namesOf(paths: readonly string[]): readonly string[] {
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

/** The address of a layer that is taken from, or that one of the pieces begins. */
export function fileIn(layers: readonly Layer[], piece: string): string | undefined {
  const layer = layers.find(({ file, begins }) => piece === pieceAt(`./${file}`) || begins.has(piece));
  return layer && `./${layer.file}`;
}

/** The text of a piece that takes from layers what it imports from their pieces. */
export const takingFrom = (text: string | undefined, layers: readonly Layer[]): string | undefined =>
  text?.replace(
    /^import (?:\{([^}]*)\} from )?"(\.\/[^"]+)";$/gm,
    (statement, list: string | undefined, path: string) => {
      const layer = layers.find(({ exported }) => exported.has(pieceAt(path)));
      if (layer === undefined) return statement;
      const shared = new Map(layer.exported.get(pieceAt(path)));
      const taken = (list ?? '').split(',').map((one) => {
        const [own = '', local = own] = one.trim().split(' as ');
        return own === '' ? '' : `${shared.get(own) ?? ''} as ${local}`;
      });
      return list === undefined ? '' : `import { ${taken.join(', ')} } from './${layer.file}';`;
    },
  );
