/**
 * `npm run names` finds types that aren't named for a thing, and names that mean two things. It fails if it finds more
 * than 1.5 % of the type names, or if more than 20 names are declared twice. `npm run names -- src/page` reads one
 * folder.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const MOST_ODD = 0.015;
const MOST_TWICE = 20;

/** Words that say nothing about the thing when a type's name ends with them. */
const ODD = new Set(
  (
    'Told Shown Seen Held Heard Left Kept Said Known Drawn Thrown Taken Given Brought Found Lost Made Dealt Sought Laid Lying Begun ' +
    'Gone Done Come Meant Read Written Spent Sent Won Chosen Grown Hidden Caught Due Anew Else Beside Here Later Earlier Early Whole ' +
    'Rest Own Need Bring How Cut Ups Air Life Front Company Counsel Nobody'
  ).split(' '),
);

/** Nouns that end like participles. */
const NOUNS = new Set(
  'Setting String Ring Rating Binding Mapping Heading Encoding Recording Rendering Warning Drawing Scoring Grading Timing Ordering'.split(
    ' ',
  ),
);

const DECLARATION = /^(?:export )?(?:abstract |declare )*(?:class|interface|type|enum) ([A-Z]\w*)/gm;

/** Does the name end with a participle, an adverb or a metaphor? */
export function isOdd(name: string): boolean {
  const last = name.match(/[A-Z][a-z0-9]*/g)?.at(-1) ?? name;
  return ODD.has(last) || (/(?:ed|ing)$/.test(last) && !NOUNS.has(last));
}

/** The files in which each type is declared. */
function declarationsIn(folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.ts')) continue;
    const file = join(folder, name);
    for (const [, type = ''] of readFileSync(file, 'utf8').matchAll(DECLARATION))
      found.set(type, [...(found.get(type) ?? []), file]);
  }
  return found;
}

function main([folder = 'src']: readonly string[]): number {
  const types = declarationsIn(folder);
  const odd = [...types].filter(([name]) => isOdd(name));
  const twice = [...types].filter(([, files]) => files.length > 1);
  const all = [...types.values()].flat().length;
  const share = odd.flatMap(([, files]) => files).length / Math.max(1, all);
  const isEnough = share <= MOST_ODD && twice.length <= MOST_TWICE;
  if (!isEnough) for (const [name, files] of [...odd, ...twice]) console.log(`${name}  ${files.join(', ')}`);
  console.log(
    `${all} types; ${(100 * share).toFixed(1)} % are not named for a thing, and at most ${100 * MOST_ODD} % may; ` +
      `${twice.length} names are declared twice, at most ${MOST_TWICE} may.`,
  );
  return isEnough ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = main(process.argv.slice(2));
