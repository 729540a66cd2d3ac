/** The steps of a shortest line as moves of the ordinary model, each of them played by the rules. */
import { printCard } from '../../core/card.js';
import type { Card } from '../../core/card.js';
import { topOf } from '../../core/pile.js';
import { printLayout } from '../../games/klondike/model/layout-text.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Carry, Move } from '../../games/klondike/model/play.js';
import { play } from '../../games/klondike/model/play.js';
import { refusePlace } from '../../games/klondike/model/refuse.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { PileId } from '../../games/klondike/words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../../games/klondike/words/piles.js';
import { cardAt } from '../card-index.js';
import { TO_EMPTY, UPWARDS, cardIn, targetIn } from './moves.js';

/** @throws Error if the rules refuse one of them: then the search was wrong */
export function movesOfSteps(rules: Rules, layout: Layout, steps: readonly number[]): Move[] {
  const moves: Move[] = [];
  let now = layout;
  const fault = (what: string): Error =>
    new Error(`solver: ${what}, after ${moves.length} moves from ${printLayout(layout)}`);
  const make = (move: Move): void => {
    const outcome = play(rules, now, move);
    if (!outcome.ok) throw fault(`${JSON.stringify(move)} is refused: ${outcome.why}`);
    moves.push(move);
    now = outcome.next;
  };
  for (const step of steps) {
    const card = cardAt(cardIn(step));
    for (let clicks = 0; isInStock(now, card) && topOf(now[rules.inPlay]) !== card; clicks++) {
      if (clicks > MOST_CLICKS) throw fault(`no click brings ${printCard(card)}`);
      make('stock');
    }
    const carry = carryOf(rules, now, step);
    if (carry === undefined) throw fault(`${printCard(card)} cannot go there`);
    make(carry);
  }
  return moves;
}

/** Two passes, card by card. */
const MOST_CLICKS = 60;

const isInStock = ({ stock, waste }: Layout, card: Card): boolean =>
  stock.cards.includes(card) || waste.cards.includes(card);

function carryOf(rules: Rules, now: Layout, step: number): Carry | undefined {
  const card = cardAt(cardIn(step));
  const sources: readonly PileId[] = [rules.inPlay, ...TABLEAU, ...FOUNDATIONS];
  const from = sources.find((id) => now[id].cards.includes(card));
  if (from === undefined) return undefined;
  const cards = now[from].cards.slice(now[from].cards.indexOf(card));
  const to = targetsOf(now, targetIn(step)).find(
    (id) => id !== from && refusePlace(rules, now, { cards, to: id }) === undefined,
  );
  return to && { from, count: cards.length, to };
}

function targetsOf(now: Layout, target: number): readonly PileId[] {
  if (target === UPWARDS) return FOUNDATIONS;
  const top = target === TO_EMPTY ? undefined : cardAt(target);
  return TABLEAU.filter((id) => topOf(now[id]) === top);
}
