/**
 * Deals have names: `java:12345`, `dotnet:0`, `kpat:1`, or all 52 cards, bottom to top; the last is dealt first. A
 * layout in text form names the game that starts there. A bare number, `12345` or `#12345`, is a seed for the
 * random generator of the house.
 */
import type { Card } from '../../../core/card.js';
import { parseCard, printCard } from '../../../core/card.js';
import { checkGiven } from '../../../core/given.js';
import { readDeck, readSeed, wordsOf } from '../../../core/text/words.js';
import { checkDeck, drawShuffled, newDeck, shuffle } from '../../../core/deck.js';
import { DotnetRandom, JavaRandom, secureNumber } from '../../../core/random.js';
import { DEAL_NUMBERS, plainName } from '../../../core/text/deal-name.js';
import { TextError } from '../../../core/text/text-error.js';
import type { Word } from '../../../core/text/words.js';
import { checkRules } from './check-rules.js';
import type { Layout } from './layout.js';
import { BARE_LAYOUT, checkPiles } from './layout.js';
import { stockAndWaste } from './play.js';
import type { Rules } from './rules.js';
import { ULG } from './rules.js';
import { parseLayout, printLayout } from './layout-text.js';
import { greenFeltDeck, microsoftDeck, pysolDeck } from './program-decks.js';
import type { Pile } from '../../../core/pile.js';
import { topTurnedUp } from '../../../core/pile.js';
import type { TableauId } from '../words/piles.js';
import { TABLEAU } from '../words/piles.js';

/** The start of a game. */
export interface Deal {
  /** `parseDeal(name)` returns this deal again. */
  readonly name: string;
  readonly start: (rules: Rules) => Layout;
}

/**
 * Reads a deal by its name. A given deal is read by its name too, so later changes to that object have no effect.
 * @throws TextError with the wrong word, TypeError without a name
 */
export function dealOf(deal: Deal | string, rules: Rules): Deal {
  const { name } = Object(deal) as Partial<Deal>;
  return parseDeal(name ?? (deal as string), rules);
}

/** A handler that lets a caller choose the next deal. */
export interface TakesDeals {
  /** Only the next `newGame` starts from this deal. */
  nextDeal(deal: Deal): void;
}

const EXPECTED =
  'a deal: a number, java:NUMBER (or dotnet, kpat, pysol, greenfelt), the 52 cards of a deck or a layout';

/** The name of a deal without cards, because the text of its layout is empty. */
const NO_CARDS = 'redeals: 0';

/** A negative number needs a `#`, because the command reads a leading minus sign as an option. */
const NUMBER = /^(#-?)?\d+$/;

/** Is the name a bare number? */
export const isNumberAlone = (name: string): boolean => NUMBER.test(name.trim());

/**
 * @param rules the house rules, which decide what a bare number means
 * @throws TextError naming the word that is wrong, TypeError if the name is not a string
 * @example
 * ```ts
 * import { ULG, parseDeal, printLayout } from 'klondike-kit';
 *
 * const deal = parseDeal('java:11'); // also 'kpat:11', 52 cards, or a layout
 * console.log(printLayout(deal.start(ULG)));
 * ```
 */
export function parseDeal(name: string, rules: Rules = ULG): Deal {
  checkGiven('the name of a deal', name, 'a string');
  if (/^\s*(stock|waste|redeals|[ft]\d)\s*:/.test(name)) return layoutDeal(parseLayout(name));
  const words = wordsOf(name);
  const [first, second] = words;
  if (first === undefined) throw new TextError({ line: 1, column: 1 }, '', EXPECTED);
  if (parseCard(first.text) !== undefined) return deckDeal(readDeck(words));
  const seeded = readSeeded(first, rules);
  if (second !== undefined) throw new TextError(second, second.text, `nothing after ${seeded.name}`);
  return seeded;
}

/**
 * Deals with java.util.Random and the shuffle from the UMBC course CMSC 202. Only the low 64 bits of the seed count.
 * @throws TypeError unless it is a bigint
 */
export function javaDeal(seed: bigint): Deal {
  checkGiven('seed', seed, 'a bigint');
  const long = BigInt.asIntN(64, seed);
  return namedDeal(`java:${long}`, shuffle(newDeck(), new JavaRandom(long)));
}

/**
 * Deals with System.Random and the shuffle from the Kansas State course CIS 300.
 * @throws RangeError unless `seed` is a whole number from -2^31 to 2^31 - 1; TypeError if it is not a number
 */
export function dotnetDeal(seed: number): Deal {
  const deck = drawShuffled(newDeck(), new DotnetRandom(seed));
  return namedDeal(`dotnet:${seed}`, deck);
}

/** A deal with a random seed. Use its name to get the same deal again. */
export const randomDeal = (): Deal => javaDeal(BigInt(secureNumber()));

/**
 * A deal that starts from a given layout of at most 52 cards. If the stock is in play, its top card lies face up,
 * whatever the layout says.
 * @throws TypeError if a pile is missing, TextError if a card occurs twice
 */
export function dealFromLayout(layout: Layout): Deal {
  checkPiles(layout);
  return layoutDeal(layout);
}

function layoutDeal(layout: Layout): Deal {
  const name = printLayout(layout).replaceAll('\n', '; ') || NO_CARDS;
  const first = parseLayout(name);
  return {
    name,
    start: (rules) => {
      checkRules(rules);
      return rules.inPlay === 'waste' ? first : { ...first, ...stockTurnedUp(rules, first) };
    },
  };
}

const stockTurnedUp = (rules: Rules, { stock, waste }: Layout): Pick<Layout, 'stock' | 'waste'> =>
  stockAndWaste(rules, stock.cards, waste.cards);

/** @param order overrides the rules: the piles in the order in which they get a card */
const namedDeal = (name: string, deck: readonly Card[], order?: readonly TableauId[]): Deal => ({
  name,
  start: (rules) => dealt(rules, deck, order),
});

const deckDeal = (deck: readonly Card[]): Deal => namedDeal(deck.map(printCard).join(' '), deck);

function readSeeded(word: Word, { numbers }: Rules): Deal {
  const isAlone = NUMBER.test(word.text);
  const seed = isAlone ? { ...word, text: word.text.replace('#', '') } : word;
  const generator = isAlone ? `${numbers}:` : (/^\w+:(ms)?/.exec(word.text)?.[0] ?? '');
  const limits = DEAL_NUMBERS[generator];
  if (limits === undefined) throw new TextError(word, word.text, EXPECTED);
  return numberedDeal(generator, readSeed(seed, limits));
}

/** Other programs deal in their own order, whatever the rules say. */
function numberedDeal(generator: string, seed: bigint): Deal {
  const name = `${generator}${seed}`;
  switch (generator) {
    case 'java:':
      return javaDeal(seed);
    case 'dotnet:':
      return dotnetDeal(Number(seed));
    case 'greenfelt:':
      return namedDeal(name, greenFeltDeck(seed), BY_ROW);
    case 'kpat:':
      return namedDeal(name, microsoftDeck(seed), BY_ROW);
    default:
      return namedDeal(name, generator === 'pysol:' ? pysolDeck(seed) : microsoftDeck(seed), FROM_RIGHT);
  }
}

/**
 * Deals one card to `t1`, two to `t2`, up to seven to `t7`. The last card of each lies face up. The rest is
 * the stock.
 * @throws RangeError if the rules have a field out of its range, or the deck is not the 52 cards, each once
 */
export function dealLayout(rules: Rules, deck: readonly Card[]): Layout {
  checkDeck(deck);
  return dealt(rules, deck);
}

/** Like `dealLayout`, for a deck that is known to be complete. @param given the order of the piles, instead of the rules' */
export function dealt(rules: Rules, deck: readonly Card[], given?: readonly TableauId[]): Layout {
  checkRules(rules);
  const order = given ?? (rules.dealt === 'by column' ? BY_COLUMN : BY_ROW);
  const cards = deck.slice(-order.length).reverse();
  const tableau = TABLEAU.map((id): [TableauId, Pile] => [
    id,
    topTurnedUp(cards.filter((_, index) => order[index] === id)),
  ]);
  const stock = deck.slice(0, -order.length);
  return { ...BARE_LAYOUT, ...Object.fromEntries(tableau), ...stockAndWaste(rules, stock, []) };
}

/** The pile for each of the 28 tableau cards, in the order in which they are dealt. */
const BY_COLUMN: readonly TableauId[] = TABLEAU.flatMap((id, column) =>
  new Array<TableauId>(column + 1).fill(id),
);

const BY_ROW: readonly TableauId[] = TABLEAU.flatMap((_, row) => TABLEAU.slice(row));

/** PySolFC deals rows without their leftmost pile, right to left. The last row has all seven. */
const FROM_RIGHT: readonly TableauId[] = TABLEAU.flatMap((_, row) =>
  TABLEAU.slice((row + 1) % TABLEAU.length).toReversed(),
);

/** Reads a deal's name as people type or paste it, such as `Java:12 345`. @throws TextError */
export const readDeal = (typed: string, rules?: Rules): Deal => parseDeal(plainName(typed), rules);
