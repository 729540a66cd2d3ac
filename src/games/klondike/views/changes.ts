/** Announces a change in a sentence, from the frames before and after it. */
import type { Card } from '../../../core/card.js';
import { HIDDEN } from '../../../core/card.js';
import type { CoreStrings } from '../../../core/strings/english.js';
import { CORE_ENGLISH } from '../../../core/strings/english.js';
import type { Frame } from '../contract/frame.js';
import { EMPTY_FRAME } from '../contract/frame.js';
import type { KlondikeEventName } from '../contract/handler.js';
import type { MovedCards, TurnedCard } from '../contract/changes.js';
import { isOfStock } from '../contract/changes.js';
import { changesBetween, isNewWin, isOther, placesOf } from './frame-changes.js';
import type { KlondikeChangeStrings as Strings } from '../words/strings/english.js';
import { KLONDIKE_CHANGES_ENGLISH } from '../words/strings/english.js';

export interface ChangeSentenceOptions {
  /** The event that caused the change; undefined if none did. */
  readonly event?: KlondikeEventName | 'redo';
  /** Does the sentence give the number of moves? True by default. */
  readonly isCounted?: boolean;
  /** The announcement of a win. By default, it gives the number of moves. */
  readonly wonText?: string;
  /** English by default. */
  readonly strings?: ChangeStrings | undefined;
}

interface ChangeStrings {
  readonly core: Pick<CoreStrings, 'moves' | 'clauses'>;
  readonly klondikeChanges: Strings;
}

const ENGLISH: ChangeStrings = { core: CORE_ENGLISH, klondikeChanges: KLONDIKE_CHANGES_ENGLISH };

/** `seven of clubs to tableau 3; jack of diamonds turned up; 14 moves` */
export function sayChange(before: Frame, after: Frame, telling: ChangeSentenceOptions = {}): string {
  const { event, strings: { core, klondikeChanges: say } = ENGLISH } = telling;
  const change: ChangeFacts = { before, after, event, say };
  const parts =
    event === 'newGame' || isOther(before, after)
      ? [...whichGame(change), ...deal(change), ...stock({ ...change, before: EMPTY_FRAME })]
      : during(change);
  return core.clauses([...parts, ...outcome(after, isNewWin(before, after, event), telling)]);
}

/** `six of hearts and 2 more cards go up; jack of diamonds turned up; 14 moves`: one sentence for all these events. */
export function sayAutomaticMoves(
  moves: readonly AutomaticMove[],
  telling: Omit<ChangeSentenceOptions, 'event'> = {},
): string {
  const { strings: { core, klondikeChanges: say } = ENGLISH } = telling;
  const { before = EMPTY_FRAME } = moves[0] ?? {};
  const { after = before } = moves.at(-1) ?? {};
  const change: ChangeFacts = { before, after, event: undefined, say };
  const up = moves.flatMap(raisedCards);
  const { turned, isNewGame } = changesBetween(before, after);
  return core.clauses([
    ...(up.length === 0 ? [] : [say.movedUp(up)]),
    ...(after.waste.length === 0 ? waste(change) : []),
    ...stock(change),
    ...turnedCards(isNewGame ? [] : turned, say),
    ...outcome(after, after.won && !before.won, telling),
  ]);
}

/** An automatic event that moves a card to a foundation, or an event between two of them. */
export interface AutomaticMove {
  readonly before: Frame;
  readonly after: Frame;
}

const raisedCards = ({ before, after }: AutomaticMove): Card[] =>
  after.foundations.flatMap((cards, pile) =>
    cards.filter((card) => !before.foundations[pile]?.includes(card)),
  );

/** Announces the win, or the number of moves. */
function outcome({ moves }: Frame, isWon: boolean, telling: Omit<ChangeSentenceOptions, 'event'>): string[] {
  const { wonText, isCounted = true, strings: { core, klondikeChanges: say } = ENGLISH } = telling;
  if (isWon) return [wonText ?? say.won(moves)];
  return isCounted ? [core.moves(moves)] : [];
}

interface ChangeFacts {
  readonly before: Frame;
  readonly after: Frame;
  readonly event: ChangeSentenceOptions['event'];
  readonly say: Strings;
}

function whichGame({ before, after, event, say }: ChangeFacts): string[] {
  if (event === 'newGame') return [say.newGame];
  if (event === 'undo') return [say.undone];
  if (event === 'redo') return [];
  if (before === EMPTY_FRAME) return [];
  return [after.moves === 0 ? say.newGame : say.anotherGame];
}

const deal = ({ after: { tableau }, say }: ChangeFacts): string[] => {
  const tops = tableau.flatMap((cards) => cards.slice(-1)).filter((card) => card !== HIDDEN);
  return tops.length === 0 ? [] : [say.dealt(tops)];
};

/** Announces the top card of a stock in play, if it changed. */
function stock({ before, after, say }: ChangeFacts): string[] {
  const top = after.stock?.at(-1);
  if (after.stock === undefined || top === before.stock?.at(-1)) return [];
  return [top === undefined ? say.stockEmpty : say.topOfStock(top)];
}

/** Announces the changes that an event makes during a game. In the first frame of a game, no cards move. */
function during(change: ChangeFacts): string[] {
  const { before, after, event, say } = change;
  const changes = changesBetween(before, after, event);
  const { moved, turned } = changes.isNewGame ? { moved: [], turned: [] } : changes;
  return [
    ...(event === 'undo' ? [say.undone] : []),
    ...carried(moved, say),
    ...waste(change),
    ...stock(change),
    ...turnedCards(turned, say),
  ];
}

/** Announces cards that came from other piles. `waste` and `stock` announce the moves between stock and waste. */
const carried = (moved: readonly MovedCards[], say: Strings): string[] =>
  moved
    .filter(({ from, to }) => to !== 'stock' && !(isOfStock(from) && isOfStock(to)))
    .map(({ to, cards }) => say.moved(cards, to));

/**
 * Announces new cards on the waste that didn't come from another pile. If the waste became empty, says whether it was
 * turned over.
 */
function waste({ before, after, event, say }: ChangeFacts): string[] {
  const [was, is] = [before.waste, after.waste];
  if (was.length > 0 && is.length === 0) {
    const isTurned = event !== 'undo' && before.stockEmpty && !after.stockEmpty;
    if (isTurned) return [say.turnedOver];
    return after.stock === undefined ? [say.wasteEmpty] : [];
  }
  const [shown, places] = [placesOf(before), placesOf(after)];
  const isPlayed = was.some((card) => !is.includes(card) && places.has(card));
  const fresh = isPlayed ? [] : is.filter((card) => card !== HIDDEN && !shown.has(card));
  return fresh.length === 0 ? [] : [say.drawn(fresh)];
}

const turnedCards = (turned: readonly TurnedCard[], say: Strings): string[] =>
  turned.map(({ card, isFaceUp }) => (isFaceUp ? say.turnedUp(card) : say.turnedDown(card)));
