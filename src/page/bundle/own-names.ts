/**
 * `page.js` exports each thing by the name that it has within, a letter or two, and the parts take it by that name. In
 * another version of the page the same letters may stand for something else. So the name of each part tells the version,
 * and no version takes a part of another.
 */
import { ENTRY } from './layers.js';
import { versionOf } from './version.js';

/** Minified texts by the names of their files. */
type Program = ReadonlyMap<string, string>;

/** The names within `page.js` by those it exports. */
type Own = ReadonlyMap<string, string>;

/** What `page.js` exports, at its end. */
const EXPORTED = /\bexport\s*\{([^}]*)\};?\s*$/;

/** What a part takes from `page.js`. */
const TAKEN = /\bimport\s*\{([^}]*)\}\s*from\s*"\.\/page\.js"/g;

/** How a file names another. */
const NAMED = /"\.\/([\w-]+\.js)"/g;

/** @throws Error if a part takes what `page.js` does not export */
export function withOwnNames(program: Program): Program {
  const { [ENTRY]: page = '', ...parts } = Object.fromEntries(program);
  const own = ownNames(page);
  const version = versionOf(program, 8);
  const versioned = (path: string, name: string): string =>
    name in parts ? path.replace(/(?=\.js"$)/, `-${version}`) : path;
  return new Map([
    [
      ENTRY,
      page
        .replace(EXPORTED, () => `export{${[...new Set(own.values())].join(',')}};`)
        .replace(NAMED, versioned),
    ],
    ...Object.entries(parts).map(([name, text]) => {
      const taken = text.replace(TAKEN, (_, list: string) => `import{${listIn(list, own)}}from"./${ENTRY}"`);
      return [name.replace(/(?=\.js$)/, `-${version}`), taken.replace(NAMED, versioned)] as const;
    }),
  ]);
}

function ownNames(page: string): Own {
  const [, list] = EXPORTED.exec(page) ?? [];
  if (list === undefined) throw new Error(`${ENTRY} does not end with its exports`);
  return new Map(namesIn(list).map(([own, exported]) => [exported, own]));
}

/** `a as b,c` is a and b, c and c. */
const namesIn = (list: string): (readonly [name: string, as: string])[] =>
  list.split(',').map((one) => {
    const [name = '', as = name] = one.trim().split(/\s+as\s+/);
    return [name, as];
  });

const listIn = (list: string, own: Own): string =>
  namesIn(list)
    .map(([name, as]) => {
      const known = own.get(name);
      if (known === undefined)
        throw new Error(`${ENTRY} does not export ${name}, which a part takes as ${as}`);
      return known === as ? as : `${known} as ${as}`;
    })
    .join(',');
