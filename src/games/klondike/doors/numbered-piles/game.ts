/** A game in which players name the piles by number: York College of Pennsylvania, CS 201, Assignment 4 of 2009. */
import type { FieldsOf } from '../../../../core/given.js';
import { checkOptions, valueText } from '../../../../core/given.js';
import { pileAt } from '../../contract/checked-numbers.js';
import { fixedRules } from '../../model/check-rules.js';
import { parseDeal, randomDeal } from '../../model/deals.js';
import type { Layout } from '../../model/layout.js';
import type { Move } from '../../model/play.js';
import type { CardMove, CardSource, PileId } from '../../words/piles.js';
import { play, refuseMove } from '../../model/play.js';
import { refuseTake } from '../../model/refuse.js';
import type { Rules } from '../../model/rules.js';
import { YCP_TEXT } from '../../model/rules.js';
import { PILES } from '../../words/piles.js';
import type { Decks } from './deck.js';
import { Deck, NUMBERED, layDecks, readDecks } from './deck.js';

/**
 * The card that a player wants to move together with all cards on it, given by the number of its pile and its index
 * in that pile.
 */
export class CardLocation {
  constructor(
    private readonly pile: number,
    private readonly index: number,
  ) {}

  /** 0 for the main deck, 1 to 7 for working piles, 8 to 11 for finished piles. */
  getPile(): number {
    return this.pile;
  }

  /** The index of the card, counted from 0, the bottom card. */
  getIndex(): number {
    return this.index;
  }
}

/** The deal and the rules of a game. Both are optional. */
export interface GameOptions {
  /** The name of the deal. By default, each game starts from a random deal. */
  readonly deal?: string | undefined;
  /**
   * The house rules; `YCP_TEXT` by default. `YCP_TEXT_REFERENCE` plays like the course's own program. In rules of your
   * own, the stock must be in play, with unlimited redeals.
   */
  readonly rules?: Rules | undefined;
}

/**
 * The constructor deals the cards. A program may change the decks, because each call reads them again. A pile number or
 * a card index outside its range is never valid.
 */
export class Game {
  /** The name of the deal. A game with the same name starts with the same cards. */
  readonly deal: string;
  private readonly rules: Rules;
  private readonly decks = emptyDecks();

  /**
   * @throws TextError if the deal's name can't be read
   * @throws RangeError if the rules don't suit this door
   */
  constructor(options: GameOptions = {}) {
    checkOptions(options, { deal: true, rules: true } satisfies FieldsOf<GameOptions>);
    const { deal, rules = YCP_TEXT } = options;
    this.rules = houseOf(rules);
    const { name, start } = deal === undefined ? randomDeal() : parseDeal(deal, this.rules);
    this.deal = name;
    layDecks(this.decks, start(this.rules));
  }

  /** Pile 0. */
  getMainDeck(): Deck {
    return this.decks.stock;
  }

  /** The waste, which has no number. */
  getWastePile(): Deck {
    return this.decks.waste;
  }

  /**
   * 0 for the main deck, 1 to 7 for working piles, 8 to 11 for the finished piles of clubs, diamonds, hearts, spades.
   * @throws RangeError for any other number
   */
  getPile(index: number): Deck {
    const id = pileAt(NUMBERED, index);
    if (id === undefined) throw new RangeError(`the piles run from 0 to 11, not to ${valueText(index)}`);
    return this.decks[id];
  }

  /** Do all cards lie on the finished piles? */
  isFinished(): boolean {
    return this.rules.isWon(this.read(PILES));
  }

  /** May this card be taken, with all cards on it? */
  isValidTakeLocation(takeLocation: CardLocation): boolean {
    const take = this.takeAt(takeLocation);
    return take !== undefined && refuseTake(this.rules, this.read([take.from]), take) === undefined;
  }

  /** May this card, with all cards on it, be moved to the pile with this number? */
  isValidMove(takeLocation: CardLocation, placePileIndex: number): boolean {
    const carry = this.carryFrom(takeLocation, placePileIndex);
    if (carry === undefined) return false;
    return refuseMove(this.rules, this.read([carry.from, carry.to]), carry) === undefined;
  }

  /**
   * Moves the card with all cards on it, and exposes the new top card of the old pile. Does nothing if the move is not
   * valid.
   */
  moveCards(takeLocation: CardLocation, placePileIndex: number): void {
    const carry = this.carryFrom(takeLocation, placePileIndex);
    if (carry !== undefined) this.play(carry, [carry.from, carry.to]);
  }

  /**
   * Puts the main deck's top card on the waste. If the main deck is empty, takes the waste back instead, and under the
   * rules of the reference program also draws a card. Does nothing if both are empty.
   */
  drawNextCard(): void {
    this.play('stock', ['stock', 'waste']);
  }

  private takeAt(location: unknown): CardSource | undefined {
    if (!(location instanceof CardLocation)) return undefined;
    const from = pileAt(NUMBERED, location.getPile());
    const index = location.getIndex();
    if (from === undefined || !Number.isInteger(index)) return undefined;
    return { from, count: this.decks[from].getNumCards() - index };
  }

  private carryFrom(location: unknown, pile: number): CardMove | undefined {
    const take = this.takeAt(location);
    const to = pileAt(NUMBERED, pile);
    return take === undefined || to === undefined ? undefined : { from: take.from, count: take.count, to };
  }

  /** A layout of these piles. The other piles are empty, because the call doesn't need them. */
  private read(ids: readonly PileId[]): Layout {
    return readDecks(this.decks, ids);
  }

  /** Makes a move that changes only these piles. */
  private play(move: Move, ids: readonly PileId[]): void {
    const outcome = play(this.rules, this.read(ids), move);
    if (outcome.ok) layDecks(this.decks, outcome.next, ids);
  }
}

/**
 * Frozen rules that suit this door, which can't name a card on the waste and doesn't count redeals.
 * @throws RangeError for other rules
 */
export function houseOf(rules: Rules): Rules {
  const fixed = fixedRules(rules);
  const { inPlay, redeals } = fixed;
  if (inPlay !== 'stock')
    throw new RangeError(`rules: inPlay is "stock" for numbered piles, not ${valueText(inPlay)}`);
  if (redeals !== Infinity)
    throw new RangeError(`rules: redeals is Infinity for numbered piles, not ${valueText(redeals)}`);
  return fixed;
}

const emptyDecks = (): Decks =>
  Object.fromEntries(PILES.map((id) => [id, new Deck()])) as Record<PileId, Deck>;
