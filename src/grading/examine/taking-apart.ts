/**
 * Takes a won game apart. First all four suits come back from their foundations, down to the aces, and go up again.
 * Then two suits do the same while the other two stay complete. So cards of all ranks come back and go up, aces are
 * tried on full foundations, and the game is won on the fourth foundation.
 */
import type { Suit } from '../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, HIDDEN, SPADES, rankOf, suitOf } from '../../core/card.js';
import { topOf } from '../../core/pile.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Move } from '../../games/klondike/model/play.js';
import { legalMoves } from '../../games/klondike/model/moves.js';
import { isFoundation, isTableau } from '../../games/klondike/words/piles.js';
import { causeOf } from './cause.js';
import type { Excursions } from './excursions.js';
import { elsewhere } from './refused-places.js';
import type { Answer, Sitting } from './sitting.js';
import { eventOf } from './move-of.js';
import { undoTo } from './won-game.js';

/** To be called when the game is won. */
export function takeApart(sitting: Sitting, excursions: Excursions): Answer {
  downAndUp(sitting, excursions, 4);
  return sitting.hasEnded ? 'ended' : downAndUp(sitting, excursions, 2);
}

/** @param suits how many suits come down; the suit of the fourth foundation is one of two */
function downAndUp(sitting: Sitting, excursions: Excursions, suits: 2 | 4): Answer {
  if (sitting.game === undefined || undoTo(sitting, sitting.game.moves - 1) !== 'right') return 'lost';
  const last = topOf(sitting.game.layout.f4);
  if (last === undefined) return 'lost';
  const chosen: readonly Suit[] =
    suits === 4 ? [SPADES, HEARTS, DIAMONDS, CLUBS] : [suitOf(last), OTHER_COLOR[suitOf(last)]];
  const down = through(sitting, excursions, (move) => comesDown(sitting, move, chosen));
  if (down !== 'right') return down;
  return through(sitting, excursions, (move) => move !== 'stock' && isFoundation(move.to));
}

/** High ranks come down first. Cards that go up fill the fourth foundation last. */
const inOrder =
  (layout: Layout) =>
  (one: Move, other: Move): number =>
    heightOf(layout, other) - heightOf(layout, one) || targetOf(one).localeCompare(targetOf(other));

/** The rank of the card that comes down; 0 for other moves. */
const heightOf = (layout: Layout, move: Move): number =>
  move !== 'stock' && isFoundation(move.from) ? rankOf(topOf(layout[move.from]) ?? HIDDEN) : 0;

const targetOf = (move: Move): string => (move === 'stock' ? '' : move.to);

/** Makes the wanted moves as long as there are any, with excursions before each. */
function through(sitting: Sitting, excursions: Excursions, isWanted: (move: Move) => boolean): Answer {
  for (let moves = 0; moves < 60; moves++) {
    if (sitting.isWon) return 'right';
    const tried = excursions.from(sitting);
    if (tried === 'lost' || tried === 'ended') return tried;
    const { examined, game, evidence } = sitting;
    if (game === undefined) return 'lost';
    const [first] = legalMoves(examined.rules, game.layout).filter(isWanted).sort(inOrder(game.layout));
    const move = first && (elsewhere(examined.rules, game.layout, { evidence, move: first }) ?? first);
    const call = move && eventOf(move);
    if (call === undefined) return 'right';
    const cause = causeOf(examined.rules, game, call);
    if (cause === undefined || evidence.leadsNowhere(cause)) return 'lost';
    const answer = sitting.step(call);
    if (answer === 'lost' || answer === 'ended') return answer;
  }
  return sitting.game === undefined ? 'lost' : 'right';
}

/** Does the move bring down a card of these suits, or the last king from the waste? */
function comesDown({ game }: Sitting, move: Move, suits: readonly Suit[]): boolean {
  if (game === undefined || move === 'stock' || !isTableau(move.to)) return false;
  if (move.from === 'waste') return true;
  const card = isFoundation(move.from) ? topOf(game.layout[move.from]) : undefined;
  return card !== undefined && suits.includes(suitOf(card));
}

const OTHER_COLOR: Readonly<Record<Suit, Suit>> = { 0: 1, 1: 0, 2: 3, 3: 2 };
