/** The game's logic, for models that belong to its callers. Every rule is asked of `YCP_SELECTION`. */
import { lift } from '../../../../core/pile.js';
import type { Deal } from '../../model/deals.js';
import { parseDeal, randomDeal } from '../../model/deals.js';
import { EMPTY_LAYOUT } from '../../model/layout.js';
import { play, stockAndWaste } from '../../model/play.js';
import { refusePlace, refuseTake } from '../../model/refuse.js';
import { YCP_SELECTION } from '../../model/rules.js';
import { numberOf } from '../york/york-card.js';
import { mustBe } from './arguments.js';
import type { Card } from './cards/card.js';
import { KlondikeModel } from './cards/klondike-model.js';
import { Location } from './cards/location.js';
import type { Pile } from './cards/pile.js';
import { Selection } from './cards/selection.js';
import { IllegalArgumentException } from './exceptions.js';
import {
  drawn,
  forgetHeld,
  hold,
  indexToReturnTo,
  isDrawnFrom,
  isUsable,
  movedOn,
  mustBeUsable,
  putBack,
} from './in-hand.js';
import { cardsOf, faceDownOf, layoutOf, pileIdAt, pileOf, replaceCards, writeLayout } from './layout.js';

export interface KlondikeControllerOptions {
  /** The name of the deal `initModel` starts from: `java:N`, `dotnet:N`, 52 cards or a layout; by default each is another. */
  readonly deal?: string;
}

/**
 * Invariant: however its calls follow on each other, cards are neither lost nor doubled. Every method throws
 * an `IllegalArgumentException` for an argument of another class, and has then changed nothing.
 */
export class KlondikeController {
  private readonly deal: Deal | undefined;

  /** @throws TextError if the deal's name cannot be read */
  constructor({ deal }: KlondikeControllerOptions = {}) {
    this.deal = deal === undefined ? undefined : parseDeal(deal);
  }

  /** Deals a game in place of what lies in the model. What was lifted from it cannot be put down any more. */
  initModel(model: KlondikeModel): void {
    mustBe(KlondikeModel, model);
    const { start } = this.deal ?? randomDeal();
    writeLayout(model, start(YCP_SELECTION));
    forgetHeld(model);
  }

  /**
   * Lifts the card at a location, with all that lie on it, out of its pile; null where that is not allowed.
   * The selection returned can be put down once, by `moveCards` or `unselect`.
   */
  select(model: KlondikeModel, origin: Location): Selection | null {
    mustBe(KlondikeModel, model);
    mustBe(Location, origin);
    const from = pileIdAt(origin);
    if (from === undefined) return null;
    const pile = pileOf(model, from);
    const cardIndex = origin.getCardIndex();
    const count = Number.isInteger(cardIndex) ? pile.getNumCards() - cardIndex : NaN;
    if (refuseTake(YCP_SELECTION, layoutOf(model), { from, count }) !== undefined) return null;
    return hold(model, new Selection(origin, pile.removeCards(count)));
  }

  /**
   * Puts the cards back where they were lifted: cards that were laid there since lie on them again. A main
   * deck that was drawn from since shows its top card, and no other.
   * @throws IllegalStateException if they have been put down before, or the model has been dealt anew
   */
  unselect(model: KlondikeModel, selection: Selection): void {
    const origin = originOf(model, selection);
    const index = indexToReturnTo(model, selection) ?? origin.getNumCards();
    const above = origin.removeCards(Math.max(0, origin.getNumCards() - index));
    origin.addCards(selection.getCards().concat(above));
    if (origin === model.getMainDeck() && isDrawnFrom(model)) turnUpDeck(origin);
    putBack(model, selection);
  }

  /** May the cards be put there? False for a selection that cannot be put down any more. */
  allowMove(model: KlondikeModel, selection: Selection, destination: Location): boolean {
    mustBe(KlondikeModel, model);
    mustBe(Selection, selection);
    mustBe(Location, destination);
    const to = pileIdAt(destination);
    if (to === undefined || !isUsable(model, selection)) return false;
    const cards = selection.getCards().map(numberOf);
    return refusePlace(YCP_SELECTION, layoutOf(model), { cards, to }) === undefined;
  }

  /**
   * Puts the cards on top of a pile and turns up the card they have uncovered. Whether that is allowed
   * is not asked.
   * @throws IllegalArgumentException where there is no such pile; IllegalStateException as `unselect` does
   */
  moveCards(model: KlondikeModel, selection: Selection, destination: Location): void {
    const origin = originOf(model, selection);
    existingPile(model, destination).addCards(selection.getCards());
    turnUpTop(origin);
    movedOn(model, selection);
  }

  /** Buries the main deck's top card in the waste; from an empty main deck, only brings the waste back. */
  drawCardOrRecycleWaste(model: KlondikeModel): void {
    mustBe(KlondikeModel, model);
    const [deck, waste] = [model.getMainDeck(), model.getWastePile()];
    const cards = [...cardsOf(deck), ...cardsOf(waste)];
    const cardsAt = (wanted: readonly number[]): Card[] => wanted.flatMap((place) => cards[place] ?? []);
    // A click on the stock looks at no card, so each stands for its place here: none is mistaken for its double.
    const places = [...cards.keys()];
    const stock = { cards: places.slice(0, deck.getNumCards()), faceDown: faceDownOf(deck) };
    const buried = { cards: places.slice(deck.getNumCards()), faceDown: faceDownOf(waste) };
    const outcome = play(YCP_SELECTION, { ...EMPTY_LAYOUT, stock, waste: buried }, 'stock');
    if (!outcome.ok) return;
    const { next } = outcome;
    replaceCards(deck, cardsAt(next.stock.cards));
    replaceCards(waste, cardsAt(next.waste.cards));
    deck.setExposeIndex(next.stock.faceDown);
    drawn(model);
  }

  /** Is every foundation a whole suit? */
  isWin(model: KlondikeModel): boolean {
    mustBe(KlondikeModel, model);
    return YCP_SELECTION.isWon(layoutOf(model));
  }
}

/** The pile a selection comes from, if it can be put down. */
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

/** What the rules do to a main deck. */
function turnUpDeck(deck: Pile): void {
  const { stock } = stockAndWaste(YCP_SELECTION, cardsOf(deck).map(numberOf), []);
  deck.setExposeIndex(stock.faceDown);
}

/** What the rules do to a pile that cards are lifted from. */
function turnUpTop(pile: Pile): void {
  const before = faceDownOf(pile);
  const { faceDown } = lift({ cards: cardsOf(pile).map(numberOf), faceDown: before }, 0);
  if (faceDown < before) pile.setExposeIndex(faceDown);
}
