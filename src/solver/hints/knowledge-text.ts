/**
 * A player's knowledge as text: a layout in which `??` is a card that the player has never seen, and `??*6` stands for
 * six of them. Such a text describes a table in another program, or on a phone.
 */
import { ACE, DECK_SIZE, HIDDEN, cardOf, parseCard, printCard, suitOf } from '../../core/card.js';
import type { Card } from '../../core/card.js';
import type { Pile } from '../../core/pile.js';
import { TextError } from '../../core/text/text-error.js';
import type { Word } from '../../core/text/words.js';
import { endOf, entriesOf, wordsOf } from '../../core/text/words.js';
import { checkRules } from '../../games/klondike/model/check-rules.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { tableauOf } from '../../games/klondike/model/layout.js';
import { BAR, printLayout, readLayout } from '../../games/klondike/model/layout-text.js';
import { stockAndWaste } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { PileId } from '../../games/klondike/words/piles.js';
import { FOUNDATIONS, PILES, TABLEAU } from '../../games/klondike/words/piles.js';
import { MOST_IN_STOCK, rowOf } from '../stock-reach.js';
import type { Knowledge } from './knowledge.js';
import { checkKnowledge } from './knowledge.js';

/** Does the text of a layout have cards that no one has seen? */
export const hasUnseen = (text: string): boolean => text.includes('??');

/**
 * Reads a table as its player sees it: all 52 cards, with `??` for each card that the player has never seen. Such cards
 * can lie face down on the tableau, in the stock, and in the waste below its top card.
 * @throws TextError with the place of a wrong word, or of a card that can't be there; RangeError or TypeError unless
 * these are rules and a text
 * @example
 * ```ts
 * import { ULG } from 'klondike-kit';
 * import { hint, parseKnowledge } from 'klondike-kit/solver';
 *
 * const known = parseKnowledge(
 *   ULG,
 *   `stock: ??*24
 *    t1: 7d
 *    t2: ?? | 9d
 *    t3: ??*2 | 5d
 *    t4: ??*3 | Ad
 *    t5: ??*4 | Qs
 *    t6: ??*5 | 9h
 *    t7: ??*6 | Jd`,
 * );
 * console.log(hint(known).move); // { from: 't4', count: 1, to: 'f1' }
 * ```
 */
export function parseKnowledge(rules: Rules, text: string): Knowledge {
  checkRules(rules);
  const read = readLayout(text, cardsOf);
  const layout = { ...read, ...stockAndWaste(rules, read.stock.cards, read.waste.cards) };
  const fault = faultIn(rules, layout);
  if (fault !== undefined) {
    const word = wordAt(text, fault);
    throw new TextError(word, word.text, fault.expected);
  }
  const piles = tableauOf(layout).map(({ cards, faceDown }) => cards.slice(0, faceDown));
  return { rules, layout, row: rowOf(layout), piles };
}

/** The table as text, for `parseKnowledge`. @throws RangeError or TypeError unless this is knowledge */
export function printKnowledge(known: Knowledge): string {
  checkKnowledge(known);
  return printLayout(known.layout).replace(/##(?: ##)*/g, (hidden) => {
    const count = (hidden.length + 1) / 3;
    return count === 1 ? '??' : `??*${count}`;
  });
}

/** @throws TextError */
function cardsOf(word: Word): readonly Card[] {
  const [unseen, count = '1'] = /^\?\?(?:\*([1-9]\d?))?$/.exec(word.text) ?? [];
  if (unseen !== undefined) return new Array<Card>(Number(count)).fill(HIDDEN);
  const card = parseCard(word.text);
  if (card !== undefined) return [card];
  throw new TextError(word, word.text, 'a card such as Ah or Td, or ?? or ??*6 for unseen cards');
}

/** A card that can't be there, or that is missing. */
interface CardFault {
  /** Undefined for the end of the text. */
  readonly pile?: PileId;
  /** The place of the card in the pile, from 0 at the bottom; the number of cards if one is missing on top. */
  readonly at: number;
  readonly expected: string;
}

/** The card's own word, or the place after the last word if there is none. */
function wordAt(text: string, { pile, at }: CardFault): Word {
  if (pile === undefined) return endOf(wordsOf(text));
  const words = entriesOf(text).find(({ key }) => key.text === pile)?.words ?? [];
  let left = at;
  for (const word of words) {
    if (word.text === BAR) continue;
    left -= cardsOf(word).length;
    if (left < 0) return word;
  }
  return endOf(words);
}

function faultIn(rules: Rules, layout: Layout): CardFault | undefined {
  const [first] = [
    ...FOUNDATIONS.flatMap((id) => faultOfFoundation(id, layout[id]) ?? []),
    ...TABLEAU.flatMap((id, column) => faultOfColumn(rules, [id, column], layout[id]) ?? []),
    ...faultsOfStock(rules, layout),
  ];
  if (first !== undefined) return first;
  const count = PILES.reduce((sum, id) => sum + layout[id].cards.length, 0);
  return count === DECK_SIZE ? undefined : { at: 0, expected: `52 cards, seen or unseen (found: ${count})` };
}

function faultOfFoundation(pile: PileId, { cards }: Pile): CardFault | undefined {
  const [bottom = HIDDEN] = cards;
  const at = cards.findIndex(
    (card, place) => bottom === HIDDEN || card !== cardOf(ACE + place, suitOf(bottom)),
  );
  if (at < 0) return undefined;
  const expected =
    at === 0
      ? 'an ace at the bottom of a foundation'
      : `${printCard(cardOf(ACE + at, suitOf(bottom)))} there, as foundations go up in suit`;
  return { pile, at, expected };
}

/** @param column 0 for `t1`; the number of cards that the deal puts face down there */
function faultOfColumn(
  rules: Rules,
  [pile, column]: readonly [pile: PileId, column: number],
  { cards, faceDown }: Pile,
): CardFault | undefined {
  if (faceDown > column) {
    return { pile, at: column, expected: `fewer face-down cards in ${pile}: at most ${column}` };
  }
  if (cards.length > 0 && faceDown === cards.length) {
    return { pile, at: faceDown, expected: `a face-up card on top of ${pile}` };
  }
  for (const [above, card] of cards.slice(faceDown).entries()) {
    const at = faceDown + above;
    if (card === HIDDEN) {
      return {
        pile,
        at,
        expected: 'the name of a face-up card, or a bar after the face-down cards',
      };
    }
    const below = cards[at - 1];
    if (above > 0 && below !== undefined && rules.build(card, below) !== undefined) {
      return { pile, at, expected: `a card that can lie on ${printCard(below)}` };
    }
  }
  return undefined;
}

function faultsOfStock({ inPlay }: Rules, layout: Layout): CardFault[] {
  const { cards } = layout[inPlay];
  const isTopUnseen = cards.at(-1) === HIDDEN;
  const isTooMuch = rowOf(layout).length > MOST_IN_STOCK;
  return [
    ...(isTopUnseen
      ? [{ pile: inPlay, at: cards.length - 1, expected: `the name of the top card of the ${inPlay}` }]
      : []),
    ...(isTooMuch
      ? [
          {
            pile: layout.stock.cards.length > 0 ? ('stock' as const) : ('waste' as const),
            at: 0,
            expected: `at most ${MOST_IN_STOCK} cards in stock and waste`,
          },
        ]
      : []),
  ];
}
