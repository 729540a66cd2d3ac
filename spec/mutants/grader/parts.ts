/** The sources to mutate for the grader, each in one run of Stryker. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The controller, and the code behind `play`: the rules, and the functions on piles, layouts and histories. Saved games
 * and the doors' stocks are left out, because a handler's events don't reach them.
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

/** The declarations to mutate in these files: Liège's rules and the deal, but not other houses or deal names. */
const DECLARATIONS: Readonly<Record<string, RegExp>> = {
  'src/games/klondike/model/deals.ts': /^(?:export function dealt|const BY_COLUMN|const BY_ROW)\b/,
  'src/games/klondike/model/rules.ts': /^export const (?:ULG|alternateColors|allOnFoundations)\b/,
};

export interface Part {
  readonly file: string;
  /** The file, or ranges of its lines, for Stryker to mutate. */
  readonly mutate: readonly string[];
  /** The hash of the file's contents. */
  readonly digest: string;
}

export const partsIn = (root: string): Part[] =>
  FILES.map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const digest = createHash('sha256').update(source).digest('hex');
    return { file, mutate: placesIn(file, source), digest: digest.slice(0, 16) };
  });

/** A declaration ends at the next empty line. */
function placesIn(file: string, source: string): string[] {
  const wanted = DECLARATIONS[file];
  if (wanted === undefined) return [file];
  const lines = source.split('\n');
  return lines.flatMap((line, index) =>
    wanted.test(line) ? [`${file}:${index + 1}-${lines.indexOf('', index)}`] : [],
  );
}
