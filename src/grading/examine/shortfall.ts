/** What is wrong with what is shown, in the terms in which somebody can be blamed for it. */
import type { Card } from '../../core/card.js';
import { HIDDEN } from '../../core/card.js';
import type { Frame, ShownPile } from '../../games/klondike/contract/frame.js';
import { SHOWN_PILES, cardsShown } from '../../games/klondike/contract/frame.js';
import type { FoundationId } from '../../games/klondike/words/piles.js';
import { FOUNDATIONS, isFoundation } from '../../games/klondike/words/piles.js';
import type { Cause } from './cause.js';
import type { Shortfall } from './claims.js';
import type { Field } from './differences.js';
import { cardsToShow } from './differences.js';
import type { KnownGame } from './known-game.js';

interface Shown {
  readonly before: Frame;
  readonly frame: Frame;
  readonly wrong: readonly Field[];
}

export function shortfallOf(game: KnownGame, cause: Cause, { before, frame, wrong }: Shown): Shortfall {
  const piles = wrong.filter((field): field is ShownPile => SHOWN_PILES.includes(field as ShownPile));
  const others = piles.map((pile) => otherCard(game, cardsToShow(cause.next, pile), cardsShown(frame, pile)));
  const from = typeof cause.move === 'object' ? cause.move.from : undefined;
  return {
    wrong,
    isUnchanged: isUnchanged({ before, frame }),
    isOther: others.find((other) => other !== undefined),
    isCovered: from !== undefined && from !== 'stock' && cardsShown(frame, from).at(-1) === HIDDEN,
    isTopRight: FOUNDATIONS.every(
      (pile) => cardsShown(frame, pile).at(-1) === cardsToShow(cause.next, pile).at(-1),
    ),
    isOtherPart: wrong.every(
      (field) =>
        isFoundationField(field) &&
        cardsShown(frame, field).every((card) => cause.next[field].cards.includes(card)),
    ),
    isOtherTurnedUp: piles.some(
      (pile) => pile !== from && isTurnedUp(cardsToShow(cause.next, pile), cardsShown(frame, pile)),
    ),
    isDone: isDone(cause, before, frame),
    isSourceKept:
      from !== undefined && from !== 'stock' && isSame(cardsShown(before, from), cardsShown(frame, from)),
  };
}

/** Are all cards shown where they were before? */
export const isUnchanged = ({ before, frame }: Pick<Shown, 'before' | 'frame'>): boolean =>
  SHOWN_PILES.every((pile) => isSame(cardsShown(before, pile), cardsShown(frame, pile)));

/** Is one card shown for another, in a pile of the right length? */
function otherCard(game: KnownGame, due: readonly Card[], shown: readonly Card[]): Shortfall['isOther'] {
  if (due.length !== shown.length) return undefined;
  const at = due.findIndex((card, index) =>
    game.isKnown(card) ? card !== shown[index] : isKnownElsewhere(game, shown[index]),
  );
  const [card, seen] = [due[at], shown[at]];
  if (card === undefined || seen === undefined || card === HIDDEN || seen === HIDDEN) return undefined;
  return game.isKnown(card) ? 'another' : 'elsewhere';
}

/** Has another pile got cards, though the carry is refused? */
function isDone({ move }: Cause, before: Frame, frame: Frame): boolean {
  if (typeof move !== 'object') return false;
  return SHOWN_PILES.some((pile) => {
    const [was, is] = [cardsShown(before, pile), cardsShown(frame, pile)];
    if (pile === move.from || pile === 'waste') return false;
    return isFoundation(pile) ? is.length > 0 && is.at(-1) !== was.at(-1) : is.length > was.length;
  });
}

const isFoundationField = (field: Field): field is FoundationId =>
  FOUNDATIONS.includes(field as FoundationId);

/** Is nothing wrong but cards that lie open and must lie face down? */
const isTurnedUp = (due: readonly Card[], shown: readonly Card[]): boolean =>
  due.length === shown.length && due.every((card, index) => card === HIDDEN || card === shown[index]);

const isKnownElsewhere = (game: KnownGame, seen: Card | undefined): boolean =>
  seen === undefined || seen === HIDDEN || game.isKnown(seen);

const isSame = (one: readonly Card[], other: readonly Card[]): boolean =>
  one === other || (one.length === other.length && one.every((card, index) => card === other[index]));
