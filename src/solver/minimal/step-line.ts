/** The steps of a shortest line as moves of the ordinary model. */
import { topOf } from '../../core/pile.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Move } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { PileId } from '../../games/klondike/words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../../games/klondike/words/piles.js';
import { cardAt } from '../card-index.js';
import { PlayedLine } from '../played-line.js';
import { TO_EMPTY, UPWARDS, cardIn, targetIn } from './moves.js';

/** @throws Error if the rules refuse one of them: then the search was wrong */
export function movesOfTargets(rules: Rules, layout: Layout, steps: readonly number[]): Move[] {
  const line = new PlayedLine(rules, layout);
  for (const step of steps) {
    const card = cardAt(cardIn(step));
    const { from } = line.placeOf(card);
    if (from === 'stock' || from === 'waste') line.drawTo(card);
    line.carry(card, targetsOf(line.now, targetIn(step)));
  }
  return line.moves;
}

function targetsOf(now: Layout, target: number): readonly PileId[] {
  if (target === UPWARDS) return FOUNDATIONS;
  const top = target === TO_EMPTY ? undefined : cardAt(target);
  return TABLEAU.filter((id) => topOf(now[id]) === top);
}
