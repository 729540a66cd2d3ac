/** The sources whose faults the grader is to notice, one run of Stryker each. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The controller, and what `play` consists of: the rules, and what becomes of piles, layouts and histories. Saved games and
 * the stocks of doors are left out, which are not reached by a handler's events.
 */
const FILES = [
  'src/games/klondike/controller/klondike-controller.ts',
  'src/games/klondike/controller/klondike-table.ts',
  'src/games/klondike/controller/showing.ts',
  'src/games/klondike/model/play.ts',
  'src/games/klondike/model/refuse.ts',
  'src/games/klondike/model/rules.ts',
  'src/games/klondike/model/layout.ts',
  'src/games/klondike/model/deals.ts',
  'src/core/pile.ts',
  'src/core/history.ts',
  'src/core/audience.ts',
];

/** Stryker changes only these declarations of a file: the rules of Liège and how cards are dealt, not the other houses or the names of deals. */
const DECLARATIONS: Readonly<Record<string, RegExp>> = {
  'src/games/klondike/model/deals.ts': /^(?:export function dealt|const BY_COLUMN|const BY_ROW)\b/,
  'src/games/klondike/model/rules.ts': /^export const (?:ULG|alternateColors|allOnFoundations)\b/,
};

export interface Part {
  readonly file: string;
  /** What Stryker is to change: the file, or ranges of its lines. */
  readonly mutate: readonly string[];
  /** Of the contents of the file. */
  readonly digest: string;
}

export const partsIn = (root: string): Part[] =>
  FILES.map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const digest = createHash('sha256').update(source).digest('hex');
    return { file, mutate: placesIn(file, source), digest: digest.slice(0, 16) };
  });

/** A declaration ends with the next empty line. */
function placesIn(file: string, source: string): string[] {
  const wanted = DECLARATIONS[file];
  if (wanted === undefined) return [file];
  const lines = source.split('\n');
  return lines.flatMap((line, index) =>
    wanted.test(line) ? [`${file}:${index + 1}-${lines.indexOf('', index)}`] : [],
  );
}
