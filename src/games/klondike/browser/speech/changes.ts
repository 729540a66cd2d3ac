/** What happened, in a sentence, from the frames before and after it. */
import type { Card } from '../../../../core/card.js';
import { HIDDEN } from '../../../../core/card.js';
import type { Frame } from '../../contract/frame.js';
import { EMPTY_FRAME } from '../../contract/frame.js';
import type { KlondikeEventName } from '../../contract/handler.js';
import type { PileId } from '../../words/piles.js';
import { PILES, TABLEAU } from '../../words/piles.js';
import { SHOWN_PILES, cardsShown } from '../../contract/frame-text.js';
import { cardsOn } from '../../views/cursor.js';
import { cardName, count } from '../../../../browser/names.js';
import { cardsName, pileName, wonText as wonIn } from './piles.js';

export interface Telling {
  /** By which it happened, if by one. */
  readonly event?: KlondikeEventName | 'redo';
  /** What announces a win; by default it counts the moves. */
  readonly wonText?: string;
}

/** `seven of clubs to tableau 3; jack of diamonds turned up; 14 moves` */
export function sayChange(before: Frame, after: Frame, { event, wonText }: Telling = {}): string {
  const parts =
    event === 'newGame' || isOther(before, after)
      ? [...whichTable(before, event), ...deal(after), ...stock(EMPTY_FRAME, after)]
      : [
          ...(event === 'undo' ? ['undone'] : []),
          ...carried(before, after),
          ...waste(before, after, event === 'undo'),
          ...stock(before, after),
          ...turned(before, after),
        ];
  if (after.won && !before.won) parts.push(wonText ?? wonIn(after.moves).toLowerCase());
  else parts.push(count(after.moves, 'move'));
  return parts.join('; ');
}

function whichTable(before: Frame, event: KlondikeEventName | 'redo' | undefined): string[] {
  if (event === 'newGame') return ['new game'];
  return before === EMPTY_FRAME ? [] : ['another table'];
}

/** More has changed than one event, or its undoing, can change: three piles at most. */
const isOther = (before: Frame, after: Frame): boolean =>
  SHOWN_PILES.filter((pile) => cardsShown(before, pile).join() !== cardsShown(after, pile).join()).length > 3;

const deal = ({ tableau }: Frame): string[] => {
  const tops = tableau.flatMap((cards) => cards.slice(-1)).filter((card) => card !== HIDDEN);
  return tops.length === 0 ? [] : [`on the tableau ${tops.map(cardName).join(', ')}`];
};

/** The card of a stock in play, where it is another one now. */
function stock(before: Frame, after: Frame): string[] {
  const top = after.stock?.at(-1);
  if (after.stock === undefined || top === before.stock?.at(-1)) return [];
  return [top === undefined ? 'the stock is empty' : `${cardName(top)} on the stock`];
}

/** Cards seen in other piles before and in this one now. Those that go together are one part. */
function carried(before: Frame, after: Frame): string[] {
  const was = placesOf(before);
  return SHOWN_PILES.flatMap((pile) => {
    const came = cardsShown(after, pile).filter((card) => was.get(card)?.has(pile) === false);
    return came.length === 0 ? [] : [`${cardsName(came)} to ${pileName(pile)}`];
  });
}

/** A faulty handler may show a card in several piles. */
function placesOf(frame: Frame): ReadonlyMap<Card, ReadonlySet<PileId>> {
  const places = new Map<Card, Set<PileId>>();
  for (const pile of PILES) {
    for (const card of cardsOn(frame, pile)) {
      if (card !== HIDDEN) places.set(card, (places.get(card) ?? new Set()).add(pile));
    }
  }
  return places;
}

/** What came onto the waste from no other pile, and what became of its cards where all are gone. */
function waste(before: Frame, after: Frame, isUndone: boolean): string[] {
  const [was, is] = [before.waste, after.waste];
  if (was.length > 0 && is.length === 0) {
    const isTurned = !isUndone && before.stockEmpty && !after.stockEmpty;
    if (isTurned) return ['the waste turned over onto the stock'];
    return after.stock === undefined ? ['the waste is empty'] : [];
  }
  const [shown, places] = [placesOf(before), placesOf(after)];
  const isPlayed = was.some((card) => !is.includes(card) && places.has(card));
  const fresh = isPlayed ? [] : is.filter((card) => card !== HIDDEN && !shown.has(card));
  return fresh.length === 0 ? [] : [`${fresh.map(cardName).join(', ')} on the waste`];
}

function turned(before: Frame, after: Frame): string[] {
  return TABLEAU.flatMap((_, pile) => {
    const was = before.tableau[pile] ?? [];
    const is = after.tableau[pile] ?? [];
    return is.flatMap((card, index) => {
      const old = was[index];
      if (old === undefined || (old === HIDDEN) === (card === HIDDEN)) return [];
      return old === HIDDEN ? [`${cardName(card)} turned up`] : [`${cardName(old)} turned down`];
    });
  });
}
