/** The course's controller, for models that belong to its callers. All its rules are in `YCP_SELECTION`. */
import type { FieldsOf } from '../../../../core/given.js';
import { checkOptions } from '../../../../core/given.js';
import type { Card as CardNumber } from '../../../../core/card.js';
import { hiddenOf } from '../../../../core/pile.js';
import type { Deal } from '../../model/deals.js';
import { parseDeal, randomDeal } from '../../model/deals.js';
import { BARE_LAYOUT } from '../../model/layout.js';
import { play, stockAndWaste } from '../../model/play.js';
import { refusePlace, refuseTake } from '../../model/refuse.js';
import { YCP_SELECTION } from '../../model/rules.js';
import { numberOf } from '../york/york-card.js';
import { IllegalArgumentException, mustBe } from './exceptions.js';
import type { Card, Pile } from './pile.js';
import { KlondikeModel, Selection } from './klondike-model.js';
import { Location } from './location.js';
import {
  recordDraw,
  forgetSelections,
  recordLift,
  indexToReturnTo,
  wasDeckDrawn,
  isUsable,
  recordMove,
  mustBeUsable,
  recordPutBack,
} from './held-selections.js';
import { cardsOf, faceDownOf, layoutOf, pileIdAt, pileOf, replaceCards, writeLayout } from './layout.js';

/** The deal for a controller's games. */
export interface KlondikeControllerOptions {
  /**
   * The name of the deal that `initModel` starts from, such as `java:N`, `kpat:N`, 52 cards or a layout. By default,
   * each deal is different.
   */
  readonly deal?: string | undefined;
}

/**
 * Invariant: calls never lose or duplicate a card, whatever their order. Every method throws an
 * `IllegalArgumentException` for an argument of the wrong class, and then changes nothing.
 */
export class KlondikeController {
  private readonly deal: Deal | undefined;

  /** @throws TextError if the deal's name can't be read; TypeError unless the options are an object */
  constructor(options: KlondikeControllerOptions = {}) {
    checkOptions(options, { deal: true } satisfies FieldsOf<KlondikeControllerOptions>);
    const { deal } = options;
    this.deal = deal === undefined ? undefined : parseDeal(deal);
  }

  /** Deals a new game into the model. Cards that were lifted before can't be put down any more. */
  initModel(model: KlondikeModel): void {
    mustBe(KlondikeModel, model);
    const { start } = this.deal ?? randomDeal();
    writeLayout(model, start(YCP_SELECTION));
    forgetSelections(model);
  }

  /**
   * Lifts the card at a location, with all cards on it, out of its pile. Returns null if that is not allowed. The
   * selection can be put down once, by `moveCards` or `unselect`.
   */
  select(model: KlondikeModel, origin: Location): Selection | null {
    mustBe(KlondikeModel, model);
    mustBe(Location, origin);
    const from = pileIdAt(origin);
    if (from === undefined) return null;
    const pile = pileOf(model, from);
    const cardIndex = origin.getCardIndex();
    const count = Number.isInteger(cardIndex) ? pile.getNumCards() - cardIndex : NaN;
    if (refuseTake(YCP_SELECTION, layoutOf(model, [from]), { from, count }) !== undefined) return null;
    return recordLift(model, new Selection(origin, pile.removeCards(count)));
  }

  /**
   * Puts the cards back where they were lifted, below any cards that were put there in the meantime. If a card was drawn
   * from the main deck in the meantime, only its top card lies face up.
   * @throws IllegalStateException if the cards were already put down, or a new game was dealt
   */
  unselect(model: KlondikeModel, selection: Selection): void {
    const origin = originOf(model, selection);
    const index = indexToReturnTo(model, selection) ?? origin.getNumCards();
    const above = origin.removeCards(Math.max(0, origin.getNumCards() - index));
    origin.addCards(selection.getCards().concat(above));
    if (origin === model.getMainDeck() && wasDeckDrawn(model)) turnUpDeck(origin);
    recordPutBack(model, selection);
  }

  /** May the cards be put there? False for a selection that can't be put down any more. */
  allowMove(model: KlondikeModel, selection: Selection, destination: Location): boolean {
    mustBe(KlondikeModel, model);
    mustBe(Selection, selection);
    mustBe(Location, destination);
    const to = pileIdAt(destination);
    if (to === undefined || !isUsable(model, selection)) return false;
    const cards = selection.getCards().map(numberOf);
    return refusePlace(YCP_SELECTION, layoutOf(model, [to]), { cards, to }) === undefined;
  }

  /**
   * Puts the cards on top of a pile and turns up the card that they uncovered. Doesn't check whether that is allowed.
   * @throws IllegalArgumentException if the pile doesn't exist; IllegalStateException as for `unselect`
   */
  moveCards(model: KlondikeModel, selection: Selection, destination: Location): void {
    const origin = originOf(model, selection);
    existingPile(model, destination).addCards(selection.getCards());
    turnUpTop(origin);
    recordMove(model, selection);
  }

  /** Puts the main deck's top card on the waste. If the main deck is empty, only brings the waste back. */
  drawCardOrRecycleWaste(model: KlondikeModel): void {
    mustBe(KlondikeModel, model);
    const [deck, waste] = [model.getMainDeck(), model.getWastePile()];
    const cards = [...cardsOf(deck), ...cardsOf(waste)];
    // A click on the stock doesn't depend on the cards, so each card is represented by its index here. This
    // distinguishes equal cards.
    const places = cards.map((_, place) => place as CardNumber);
    const stock = { cards: places.slice(0, deck.getNumCards()), faceDown: faceDownOf(deck) };
    const buried = { cards: places.slice(deck.getNumCards()), faceDown: faceDownOf(waste) };
    const outcome = play(YCP_SELECTION, { ...BARE_LAYOUT, stock, waste: buried }, 'stock');
    if (!outcome.ok) return;
    const { next } = outcome;
    replaceCards(deck, cardsAt(next.stock.cards, cards));
    replaceCards(waste, cardsAt(next.waste.cards, cards));
    deck.setExposeIndex(next.stock.faceDown);
    recordDraw(model);
  }

  /** Does every foundation hold a whole suit? */
  isWin(model: KlondikeModel): boolean {
    mustBe(KlondikeModel, model);
    return YCP_SELECTION.isWon(layoutOf(model));
  }
}

function cardsAt(places: readonly number[], cards: readonly Card[]): Card[] {
  const found: Card[] = [];
  for (const place of places) {
    const card = cards[place];
    if (card !== undefined) found.push(card);
  }
  return found;
}

/** The pile that a selection comes from. The selection must be usable in this model. */
function originOf(model: KlondikeModel, selection: Selection): Pile {
  mustBe(KlondikeModel, model);
  mustBe(Selection, selection);
  mustBeUsable(model, selection);
  return existingPile(model, selection.getOrigin());
}

function existingPile(model: KlondikeModel, location: Location): Pile {
  mustBe(Location, location);
  const id = pileIdAt(location);
  if (id === undefined) throw new IllegalArgumentException(`there is no pile at ${location.toString()}`);
  return pileOf(model, id);
}

/** Turns the cards of a main deck as the rules say. */
function turnUpDeck(deck: Pile): void {
  const { stock } = stockAndWaste(YCP_SELECTION, cardsOf(deck).map(numberOf), []);
  deck.setExposeIndex(stock.faceDown);
}

/** Turns up the top card of a pile, as the rules say, after cards were lifted from it. */
function turnUpTop(pile: Pile): void {
  const before = faceDownOf(pile);
  const faceDown = hiddenOf(pile.getNumCards(), before);
  if (faceDown < before) pile.setExposeIndex(faceDown);
}
