/** Describes the last event of a counterexample in the words of the player who made it. */
import type { Card } from '../../core/card.js';
import { HIDDEN } from '../../core/card.js';
import { CORE_ENGLISH } from '../../core/strings/english.js';
import { valueText } from '../../core/given.js';
import type { Frame } from '../../games/klondike/contract/frame.js';
import { EMPTY_FRAME, cardsShown } from '../../games/klondike/contract/frame.js';
import { parseFrame } from '../../games/klondike/contract/frame-text.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import type { CardMove, PileId } from '../../games/klondike/words/piles.js';
import { thePile } from '../../games/klondike/words/strings/english.js';
import { moveOf } from '../examine/game/effect.js';

/** An event, and whether the rules refuse it. */
interface MadeEvent {
  readonly call: KlondikeCall;
  readonly refused: boolean;
}

/** One or two sentences. Empty without events. */
export function lastEventOf({
  calls,
  before,
  earlierGames = 0,
}: {
  /** The events in the order of play. Only the last one is described. */
  readonly calls: readonly MadeEvent[];
  /** The number of games before these events. Default: 0. */
  readonly earlierGames?: number;
  /** The table before the last event, as the text of a frame. Empty if the view showed nothing. */
  readonly before: string;
}): string {
  const last = calls.at(-1);
  if (last === undefined) return '';
  const earlier = calls.slice(0, -1);
  const frame = before === '' ? EMPTY_FRAME : parseFrame(before);
  const hasBegun = earlierGames > 0 || earlier.some(({ call }) => call.event === 'newGame');
  if (last.call.event === 'newGame') return `You started ${hasBegun ? 'another' : 'a new'} game.`;
  if (last.call.event === 'undo' && hasBegun) return undoText(earlier, frame);
  const text = `${eventText(last.call, frame)}${hasBegun ? '' : ' before the first game'}.`;
  return last.refused ? `${text} ${hasBegun ? refusalText(last.call) : NOT_YET}` : text;
}

const NOT_YET = 'No game has started, so nothing should change.';

const refusalText = (call: KlondikeCall): string =>
  moveOf(call) === undefined
    ? 'That pile doesn’t exist, so nothing should change.'
    : 'The rules don’t allow this, so nothing should change.';

function eventText(call: KlondikeCall, frame: Frame): string {
  if (call.event === 'undo') return 'You chose undo';
  if (call.event === 'clickStock') return `You clicked the ${frame.stockEmpty ? 'empty ' : ''}stock`;
  const move = moveOf(call);
  if (typeof move === 'object' && Number.isInteger(move.count) && move.count > 0)
    return carryText(move, frame);
  return `The grader called ${call.event}(${call.args.map(valueText).join(', ')})`;
}

/** `You moved the four of spades from the waste onto the three of clubs on foundation 3` */
function carryText({ from, count, to }: CardMove, frame: Frame): string {
  const onto = cardsShown(frame, to).at(-1);
  const target =
    onto === undefined || from === to
      ? `to ${pileText(frame, to)}`
      : `onto ${cardText(onto)} on ${thePile(to)}`;
  return `You moved ${cardsText(cardsShown(frame, from), count)} from ${pileText(frame, from)} ${target}`;
}

const pileText = (frame: Frame, pile: PileId): string =>
  cardsShown(frame, pile).length > 0 ? thePile(pile) : `the empty ${thePile(pile).replace('the ', '')}`;

/** Names the lowest of the moved cards and counts the others. */
function cardsText(pile: readonly Card[], count: number): string {
  const lowest = count > 0 ? pile.at(-count) : undefined;
  const more = count - 1;
  if (lowest === undefined) return count === 1 ? 'a card' : `${count} cards`;
  return more === 0
    ? cardText(lowest)
    : `${cardText(lowest)} and ${more} more ${more === 1 ? 'card' : 'cards'}`;
}

const cardText = (card: Card): string =>
  card === HIDDEN ? 'a face-down card' : `the ${CORE_ENGLISH.card(card)}`;

function undoText(earlier: readonly MadeEvent[], frame: Frame): string {
  const undone = lastMove(earlier);
  if (undone === undefined) return emptyUndoText(earlier, frame);
  const move = moveOf(undone);
  if (typeof move !== 'object') return 'You undid a click on the stock.';
  const { from, count, to } = move;
  const moved = cardsShown(frame, to);
  const cards = moved.length < count ? (count === 1 ? 'a card' : `${count} cards`) : cardsText(moved, count);
  return `You undid the move of ${cards} from ${thePile(from)} to ${thePile(to)}.`;
}

/** No move is left to undo. If the event before it was refused, names that event, because the program may undo it. */
function emptyUndoText(earlier: readonly MadeEvent[], frame: Frame): string {
  const [last] = earlier.slice(-1);
  const refused =
    last?.refused === true && last.call.event !== 'undo'
      ? `${eventText(last.call, frame)}, which should change nothing. Then you`
      : 'You';
  const when = last === undefined || last.call.event === 'newGame' ? ' at the start of a game' : '';
  const text = `${refused} chose undo${when}. No move was left to undo, so nothing should change.`;
  const { moves } = frame;
  if (moves === 0) return text;
  return `${text} The view already showed ${moves} ${moves === 1 ? 'move' : 'moves'} before this undo, which is another fault. Here, only the change counts.`;
}

/** The move that undo takes back in this game. Undefined at the start of a game. */
function lastMove(events: readonly MadeEvent[]): KlondikeCall | undefined {
  const moves: KlondikeCall[] = [];
  for (const { call, refused } of events) {
    if (call.event === 'newGame') moves.length = 0;
    else if (call.event === 'undo') moves.pop();
    else if (!refused) moves.push(call);
  }
  return moves.at(-1);
}
