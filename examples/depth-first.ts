/**
 * Solves a deal with all cards known by a depth-first search, and prints the win as a script: `depth-first.ts java:33`.
 * This win is far longer than the shortest one.
 */
import type { Layout, Move } from 'klondike-kit';
import { ULG, layoutKey, legalMoves, parseDeal, play, printMove } from 'klondike-kit';

const [deal = 'java:33', budget = '200000'] = process.argv.slice(2);

/** Ranks a move: moves to a foundation come first, then moves that uncover a card, and the stock comes last. */
function promise(layout: Layout, move: Move): number {
  if (move === 'stock') return 0;
  if (move.to.startsWith('f')) return 4;
  const { cards, faceDown } = layout[move.from];
  return faceDown > 0 && cards.length - move.count === faceDown ? 3 : move.from.startsWith('f') ? 1 : 2;
}

interface Step {
  readonly layout: Layout;
  readonly move?: Move;
  readonly before?: Step;
}
const open: Step[] = [{ layout: parseDeal(deal).start(ULG) }];
const seen = new Set<string>();
let step = open.pop();
while (step && !ULG.isWon(step.layout) && seen.size < Number(budget)) {
  const { layout } = step;
  const moves = legalMoves(ULG, layout).sort((one, other) => promise(layout, one) - promise(layout, other));
  for (const move of moves) {
    const outcome = play(ULG, layout, move);
    if (!outcome.ok || seen.has(layoutKey(outcome.next))) continue;
    seen.add(layoutKey(outcome.next));
    open.push({ layout: outcome.next, move, before: step });
  }
  step = open.pop();
}

const line: string[] = [];
const isWon = step !== undefined && ULG.isWon(step.layout);
for (; step?.move; step = step.before) line.unshift(printMove(step.move));
if (isWon) console.log(`[Deal "${deal}"]\nnew ${line.join(' ')}`);
else console.error(`no win found in ${seen.size} positions`);
process.exitCode = isWon ? 0 : 1;
