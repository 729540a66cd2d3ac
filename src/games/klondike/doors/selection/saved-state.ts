/**
 * A model in the course's text format, with the main deck, waste, foundations and tableau joined by `!`. Each pile has
 * its expose index in 8 characters, then one character per card, bottom to top, from `"` to `U`.
 */
import type { Card as CardNumber } from '../../../../core/card.js';
import { newDeck } from '../../../../core/deck.js';
import { valueText } from '../../../../core/given.js';
import type { PileId } from '../../words/piles.js';
import { PILES, isFoundation, isTableau } from '../../words/piles.js';
import { numberOf } from '../york/york-card.js';
import { IllegalArgumentException, IllegalStateException, mustBe } from './exceptions.js';
import type { Card, Pile } from './pile.js';
import { cardOfNumber } from './pile.js';
import { KlondikeModel } from './klondike-model.js';
import { forgetSelections } from './held-selections.js';
import { cardsOf, locationIn, pileOf, replaceCards } from './layout.js';

const BETWEEN = '!';
const INDEX_LENGTH = 8;
const INDEX = 'an expose index of 8 digits, or of a minus sign and 7';
const CARD = 'a card, from " for the ace of clubs to U for the king of spades';
const LEAST_INDEX = -9_999_999;
const GREATEST_INDEX = 99_999_999;

/**
 * The cards by their codes, which start at `"`. The order is clubs, diamonds, hearts, spades, each from the ace to the
 * king.
 */
const CODES: ReadonlyMap<string, CardNumber> = new Map(
  newDeck().map((card, place) => [String.fromCharCode('"'.charCodeAt(0) + place), card]),
);
const CODE_OF: ReadonlyMap<CardNumber, string> = new Map(Array.from(CODES, ([code, card]) => [card, code]));

/**
 * The text that `stringToModel` reads.
 * @throws IllegalArgumentException if the model couldn't be read back, because a card occurs twice or an expose index
 * doesn't fit into 8 characters
 */
export function modelToString(model: KlondikeModel): string {
  mustBe(KlondikeModel, model);
  const seen = new Map<CardNumber, PileId>();
  return PILES.map((id) => printPile(id, pileOf(model, id), seen)).join(BETWEEN);
}

function printPile(id: PileId, pile: Pile, seen: Map<CardNumber, PileId>): string {
  const index = pile.getExposeIndex();
  if (index < LEAST_INDEX || index > GREATEST_INDEX) throw fault(nameOf(id), index, INDEX);
  const sign = index < 0 ? '-' : '';
  const codes = cardsOf(pile).map((card) => {
    const number = numberOf(card);
    const before = seen.get(number);
    if (before !== undefined) throw fault(nameOf(id), card.toString(), once(before));
    seen.set(number, id);
    return CODE_OF.get(number);
  });
  return sign + String(Math.abs(index)).padStart(INDEX_LENGTH - sign.length, '0') + codes.join('');
}

interface SavedPile {
  readonly id: PileId;
  readonly exposeIndex: number;
  readonly cards: readonly Card[];
}

/**
 * Lays the cards of a saved state in an empty model, by default a new one, and returns the model. It can have fewer or
 * more than 52 cards.
 * @throws IllegalArgumentException naming the part that can't be read, IllegalStateException if the model is not empty;
 * then the model doesn't change
 */
export function stringToModel(text: string, model: KlondikeModel = new KlondikeModel()): KlondikeModel {
  mustBe(KlondikeModel, model);
  const saved = readPiles(text);
  for (const id of PILES) mustBeEmpty(id, pileOf(model, id));
  for (const { id, exposeIndex, cards } of saved) {
    replaceCards(pileOf(model, id), cards);
    pileOf(model, id).setExposeIndex(exposeIndex);
  }
  forgetSelections(model);
  return model;
}

function readPiles(text: string): SavedPile[] {
  if (typeof text !== 'string') throw new IllegalArgumentException(`not a string: ${valueText(text)}`);
  const parts = text.split(BETWEEN);
  if (parts.length !== PILES.length) {
    throw fault('the text', `${parts.length} piles`, '13, with "!" between them');
  }
  const seen = new Map<CardNumber, PileId>();
  let start = 1;
  return PILES.map((id, place) => {
    const part = parts[place] ?? '';
    const pile = readPile({ id, start, text: part }, seen);
    start += part.length + BETWEEN.length;
    return pile;
  });
}

/** @param part `start` is the position of its first character in the whole text, from 1 */
function readPile(
  { id, start, text }: { readonly id: PileId; readonly start: number; readonly text: string },
  seen: Map<number, PileId>,
): SavedPile {
  const index = text.slice(0, INDEX_LENGTH);
  if (!/^(\d{8}|-\d{7})$/.test(index)) throw fault(placeOf(id, start), index, INDEX);
  const cards: Card[] = [];
  let at = start + INDEX_LENGTH;
  for (const code of text.slice(INDEX_LENGTH)) {
    const card = CODES.get(code);
    if (card === undefined) throw fault(placeOf(id, at), code, CARD);
    const before = seen.get(card);
    if (before !== undefined) throw fault(placeOf(id, at), code, once(before));
    seen.set(card, id);
    cards.push(cardOfNumber(card));
    at++;
  }
  const exposeIndex = Number(index) + 0; // Gives 0, not -0, for -0000000.
  return { id, exposeIndex, cards };
}

function mustBeEmpty(id: PileId, pile: Pile): void {
  if (pile.isEmpty()) return;
  throw new IllegalStateException(`the model is not empty: ${nameOf(id)} has ${pile.getNumCards()} cards`);
}

const fault = (place: string, found: string | number, expected: string): IllegalArgumentException =>
  new IllegalArgumentException(
    `${place}: ${found === '' ? 'nothing is there' : valueText(found)}; expected ${expected}`,
  );

const placeOf = (id: PileId, at: number): string => `${nameOf(id)}, character ${at}`;

const once = (before: PileId): string => `each card once (it is already in ${nameOf(before)})`;

/** `MAIN_DECK`, `TABLEAU_PILE[3]`. */
function nameOf(id: PileId): string {
  const location = locationIn(id, 0);
  const type = location.getLocationType().name();
  return isFoundation(id) || isTableau(id) ? `${type}[${location.getPileIndex()}]` : type;
}
