/** The sources whose faults the grader is to notice, one run of Stryker each. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The controller and what `play` consists of: the rules, and what becomes of piles, layouts and histories. */
const FILES = [
  'src/games/klondike/controller/klondike-controller.ts',
  'src/games/klondike/controller/klondike-table.ts',
  'src/games/klondike/controller/saved-game.ts',
  'src/games/klondike/controller/showing.ts',
  'src/games/klondike/controller/stock-seen.ts',
  'src/games/klondike/model/play.ts',
  'src/games/klondike/model/refuse.ts',
  'src/games/klondike/model/rules.ts',
  'src/games/klondike/model/layout.ts',
  'src/games/klondike/model/deal.ts',
  'src/core/pile.ts',
  'src/core/history.ts',
];

export interface Part {
  readonly file: string;
  /** Of the file and of the grader: another grader may notice more, or less. */
  readonly digest: string;
}

export const partsIn = (root: string, grader: string): Part[] =>
  FILES.map((file) => {
    const hash = createHash('sha256').update(grader).update('\0');
    return {
      file,
      digest: hash
        .update(readFileSync(join(root, file), 'utf8'))
        .digest('hex')
        .slice(0, 16),
    };
  });
