/**
 * Takes a won game apart again: two suits come back from their foundations, down to the aces, while the two others stay
 * complete. So aces are tried where a foundation is full, cards come back from all heights, and the game is won on the
 * fourth foundation.
 */
import type { Suit } from '../../core/card.js';
import { suitOf } from '../../core/card.js';
import { topOf } from '../../core/pile.js';
import type { Move } from '../../games/klondike/model/play.js';
import { legalMoves } from '../../games/klondike/model/moves.js';
import { isFoundation, isTableau } from '../../games/klondike/words/piles.js';
import { causeOf } from './cause.js';
import type { Excursions } from './excursions.js';
import { elsewhere } from './refused-places.js';
import type { Answer, Sitting } from './sitting.js';
import { eventOf, undoTo } from './won-game.js';

/** To be called when the game is won. */
export function takeApart(sitting: Sitting, excursions: Excursions): Answer {
  if (sitting.game === undefined || undoTo(sitting, sitting.game.moves - 1) !== 'right') return 'lost';
  const last = topOf(sitting.game.layout.f4);
  if (last === undefined) return 'lost';
  const down = through(sitting, (move) => comesDown(sitting, move, suitOf(last)));
  const answer = down === 'right' ? excursions.from(sitting) : down;
  if (answer !== 'right') return answer;
  return through(sitting, (move) => move !== 'stock' && isFoundation(move.to));
}

/** The fourth foundation is filled last. */
const byTarget = (one: Move, other: Move): number => targetOf(one).localeCompare(targetOf(other));

const targetOf = (move: Move): string => (move === 'stock' ? '' : move.to);

/** Makes such moves as long as there are any. */
function through(sitting: Sitting, isWanted: (move: Move) => boolean): Answer {
  for (let moves = 0; moves < 60 && sitting.game !== undefined; moves++) {
    const { examined, game, evidence } = sitting;
    const [first] = legalMoves(examined.rules, game.layout).filter(isWanted).sort(byTarget);
    const move = first && (elsewhere(examined.rules, game.layout, { evidence, move: first }) ?? first);
    const call = move && eventOf(move);
    if (call === undefined || sitting.isWon) return 'right';
    const cause = causeOf(examined.rules, game, call);
    if (cause === undefined || evidence.leadsNowhere(cause)) return 'lost';
    const answer = sitting.step(call);
    if (answer === 'lost' || answer === 'ended') return answer;
  }
  return sitting.game === undefined ? 'lost' : 'right';
}

/** Cards of this suit, and of one of the other color; the last king itself, if it lies in the waste. */
function comesDown({ game }: Sitting, move: Move, suit: Suit): boolean {
  if (game === undefined || move === 'stock' || !isTableau(move.to)) return false;
  if (move.from === 'waste') return true;
  const card = isFoundation(move.from) ? topOf(game.layout[move.from]) : undefined;
  return card !== undefined && (suitOf(card) === suit || suitOf(card) === OTHER_COLOR[suit]);
}

const OTHER_COLOR: Readonly<Record<Suit, Suit>> = { 0: 1, 1: 0, 2: 3, 3: 2 };
