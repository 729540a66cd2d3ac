/** Describes the faults of a view after an event, and decides which check to blame. */
import type { Card } from '../../../core/card.js';
import { HIDDEN, rankOf, suitOf } from '../../../core/card.js';
import type { Frame, ShownPile } from '../../../games/klondike/contract/frame.js';
import { SHOWN_PILES, cardsShown } from '../../../games/klondike/contract/frame.js';
import type { FoundationId, CardMove } from '../../../games/klondike/words/piles.js';
import { FOUNDATIONS, isFoundation, isTableau } from '../../../games/klondike/words/piles.js';
import type { Effect } from '../game/effect.js';
import type { FrameField, Lenience } from '../game/comparison.js';
import { cardsToShow, compareFrame } from '../game/comparison.js';
import type { Observation } from './observation.js';
import type { EventCheckId } from '../../checks/event-checks.js';
import {
  acceptCheck,
  checksOf,
  drawCheck,
  isAgain,
  recycleCheck,
  turnUpCheck,
  undoCheck,
} from './checks-of-event.js';
import type { KnownGame } from '../game/known-game.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import { legalMoves } from '../../../games/klondike/model/moves.js';
import { play } from '../../../games/klondike/model/play.js';
import { topOf } from '../../../core/pile.js';

/** The differences between the shown frame and the right one, to decide which check to blame. */
export interface Symptoms {
  /** The parts of the frame that are wrong. */
  readonly wrong: readonly FrameField[];
  /** Are all cards where they were before the event? */
  readonly isUnchanged: boolean;
  /**
   * How a face-up card is wrong: `elsewhere` if it is known to be in another place, `another` if a different card was
   * seen here before.
   */
  readonly isOther: 'elsewhere' | 'another' | undefined;
  /** Is the top card of the source pile still face down? */
  readonly isCovered: boolean;
  /** Is the top card of each foundation right? */
  readonly isTopRight: boolean;
  /** Are only foundations wrong, and does each show cards that belong to it, but not the right ones? */
  readonly isOtherPart: boolean;
  /** Does a column other than the source show a card that must be face down? */
  readonly isOtherTurnedUp: boolean;
  /** Did a refused move put cards on another pile? */
  readonly isDone: boolean;
  /** Does the source pile still show the moved cards? */
  readonly isSourceKept: boolean;
}

export function symptomsOf({ game, effect, before, frame, wrongCards: wrong }: Observation): Symptoms {
  const piles = wrong.filter((field): field is ShownPile => SHOWN_PILES.includes(field as ShownPile));
  const others = piles.map((pile) =>
    otherCard(game, cardsToShow(effect.next, pile), cardsShown(frame, pile)),
  );
  const from = typeof effect.move === 'object' ? effect.move.from : undefined;
  return {
    wrong,
    isUnchanged: isUnchanged({ before, frame }),
    isOther: others.find((other) => other !== undefined),
    isCovered: from !== undefined && from !== 'stock' && cardsShown(frame, from).at(-1) === HIDDEN,
    isTopRight: FOUNDATIONS.every(
      (pile) => cardsShown(frame, pile).at(-1) === cardsToShow(effect.next, pile).at(-1),
    ),
    isOtherPart: wrong.every(
      (field) =>
        isFoundationField(field) &&
        cardsShown(frame, field).every((card) => effect.next[field].cards.includes(card)),
    ),
    isOtherTurnedUp: piles.some(
      (pile) => pile !== from && isTurnedUp(cardsToShow(effect.next, pile), cardsShown(frame, pile)),
    ),
    isDone: isDone(effect, before, frame),
    isSourceKept:
      from !== undefined && from !== 'stock' && isSame(cardsShown(before, from), cardsShown(frame, from)),
  };
}

/** Are all cards shown where they were before? */
export const isUnchanged = ({ before, frame }: Pick<Observation, 'before' | 'frame'>): boolean =>
  SHOWN_PILES.every((pile) => isSame(cardsShown(before, pile), cardsShown(frame, pile)));

/** Does a pile of the right length show a wrong card? */
function otherCard(game: KnownGame, due: readonly Card[], shown: readonly Card[]): Symptoms['isOther'] {
  if (due.length !== shown.length) return undefined;
  const at = due.findIndex((card, index) =>
    game.isKnown(card) ? card !== shown[index] : isKnownElsewhere(game, shown[index]),
  );
  const [card, seen] = [due[at], shown[at]];
  if (card === undefined || seen === undefined || card === HIDDEN || seen === HIDDEN) return undefined;
  return game.isKnown(card) ? 'another' : 'elsewhere';
}

/** Did another pile get cards, although the move is refused? */
function isDone({ move }: Effect, before: Frame, frame: Frame): boolean {
  if (typeof move !== 'object') return false;
  return SHOWN_PILES.some((pile) => {
    const [was, is] = [cardsShown(before, pile), cardsShown(frame, pile)];
    if (pile === move.from || pile === 'waste') return false;
    return isFoundation(pile) ? is.length > 0 && is.at(-1) !== was.at(-1) : is.length > was.length;
  });
}

const isFoundationField = (field: FrameField): field is FoundationId =>
  FOUNDATIONS.includes(field as FoundationId);

/** Are cards face up that must be face down, and is nothing else wrong? */
const isTurnedUp = (due: readonly Card[], shown: readonly Card[]): boolean =>
  due.length === shown.length && due.every((card, index) => card === HIDDEN || card === shown[index]);

const isKnownElsewhere = (game: KnownGame, seen: Card | undefined): boolean =>
  seen === undefined || game.isKnown(seen);

const isSame = (one: readonly Card[], other: readonly Card[]): boolean =>
  one === other || (one.length === other.length && one.every((card, index) => card === other[index]));

/** Has the handler moved cards without being asked? Then the foundations have more cards than the event moved there. */
export function hasMovedItself({ game, effect, frame }: Observation, lenience: Lenience): boolean {
  const { next } = effect;
  let layout = next;
  for (let move = moveShown(game, layout, frame); move !== undefined;) {
    const outcome = play(game.rules, layout, move);
    if (!outcome.ok) return false;
    layout = outcome.next;
    move = moveShown(game, layout, frame);
  }
  return layout !== next && compareFrame(game, layout, { frame, lenience }).wrong.length === 0;
}

/** A legal move of a known card to a foundation that already shows that card or a higher one of its suit. */
const moveShown = (game: KnownGame, layout: Layout, frame: Frame): CardMove | undefined =>
  legalMoves(game.rules, layout).find((move): move is CardMove => {
    if (move === 'stock' || !isFoundation(move.to)) return false;
    const [card, top] = [topOf(layout[move.from]), cardsShown(frame, move.to).at(-1)];
    // If only one card is unknown, its place is certain too.
    const isCertain = card !== undefined && (game.isKnown(card) || game.unknownCards.length === 1);
    if (!isCertain || top === undefined) return false;
    return suitOf(card) === suitOf(top) && rankOf(card) <= rankOf(top);
  });

/** The check to blame for the first thing that is wrong. */
export function blameOf(effect: Effect, symptoms: Symptoms): EventCheckId {
  switch (effect.kind) {
    case 'draw':
      return drawBlame(effect, symptoms);
    case 'recycle':
      return recycleBlame(effect, symptoms);
    case 'carry':
      return carryBlame(effect, symptoms);
    case 'undo':
      return undoBlame(effect, symptoms);
    case 'new game':
    case 'not dealt':
    case 'refused':
    case 'nothing left':
    case 'undo refused':
      return checksOf(effect)[0] ?? 'view.refused';
  }
}

function drawBlame(effect: Effect, { wrong, isUnchanged, isOther }: Symptoms): EventCheckId {
  if (isUnchanged) return drawCheck(effect);
  if (wrong.some((field) => field !== 'waste' && field !== 'stock')) return 'draw.rest';
  if (wrong.includes('waste')) {
    if (effect.key.startsWith('draw short')) return 'draw.short';
    if (isOther === undefined) return drawCheck(effect);
    if (isAgain(effect)) return 'recycle.order';
    return isOther === 'another' ? 'undo.same-cards' : 'deal.distinct';
  }
  return wrong.includes('stock') ? 'draw.stock-shown' : 'draw.rest';
}

function recycleBlame(effect: Effect, { wrong, isUnchanged }: Symptoms): EventCheckId {
  if (isUnchanged) return recycleCheck(effect);
  return wrong.includes('waste')
    ? 'recycle.deals-nothing'
    : wrong.includes('stock')
      ? 'draw.stock-shown'
      : recycleCheck(effect);
}

function carryBlame(effect: Effect, { wrong, isUnchanged, ...symptoms }: Symptoms): EventCheckId {
  const { from, to } = effect.move as CardMove;
  if (isUnchanged) return acceptCheck(effect);
  if (symptoms.isOtherTurnedUp) return 'turn-up.top-only';
  if (wrong.some((field) => field !== 'stock' && field !== from && field !== to)) return acceptCheck(effect);
  if (symptoms.isOtherPart) return 'view.foundation';
  if (wrong.includes(to))
    return isFoundation(to) && symptoms.isTopRight ? 'view.foundation' : acceptCheck(effect);
  if (wrong.includes(from)) return sourceBlame(effect, symptoms);
  return 'draw.stock-shown';
}

function sourceBlame(
  effect: Effect,
  { isOther, isCovered, isTopRight, isSourceKept }: Omit<Symptoms, 'wrong' | 'isUnchanged'>,
): EventCheckId {
  const { from } = effect.move as CardMove;
  if (isTableau(from) && isSourceKept) return acceptCheck(effect);
  if (from === 'waste') return 'waste.beneath';
  if (isFoundation(from)) return isTopRight ? 'view.foundation' : acceptCheck(effect);
  if (effect.uncovers && isCovered) return turnUpCheck(effect);
  if (isOther === 'another') return 'undo.same-cards';
  if (isOther === 'elsewhere') return 'deal.distinct';
  return effect.uncovers ? turnUpCheck(effect) : 'turn-up.top-only';
}

function undoBlame(effect: Effect, { wrong, isUnchanged, isTopRight }: Symptoms): EventCheckId {
  const { move } = effect;
  if (isUnchanged || move === undefined || move === 'stock') return undoCheck(effect);
  if (wrong.length === 1 && wrong[0] === 'stock') return undoCheck(effect);
  if (effect.uncovers && wrong.length === 1 && wrong[0] === move.from) return 'undo.covers';
  const areFoundations = wrong.every((field) => field.startsWith('f'));
  return areFoundations && isTopRight ? 'view.foundation' : undoCheck(effect);
}
