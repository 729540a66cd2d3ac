/**
 * Games have numbers: game n is the deck A..K of clubs, diamonds, hearts, spades, shuffled by the course's algorithm with
 * java.util.Random(n) and dealt row by row from its first card. A game can also start from the text of a deck or a grid,
 * which is then its name.
 */
import type { Card } from '../../../core/card.js';
import { parseCard, printCard } from '../../../core/card.js';
import { checkGiven, valueText } from '../../../core/given.js';
import { readDeck, readSeed, wordsOf } from '../../../core/text/words.js';
import { newDeck, shuffle } from '../../../core/deck.js';
import { JAVA_SEEDS, JavaRandom, secureNumber } from '../../../core/random.js';
import { TextError } from '../../../core/text/text-error.js';
import type { Grid, GridSize } from './grid.js';
import { checkGrid, parseGrid, printGrid } from './grid.js';
import { dealt } from './play.js';

/** The start of a game. */
export interface MonteCarloDeal {
  /** `parseDeal(name)` returns an equal deal. */
  readonly name: string;
  /** Undefined for a game that starts from custom cards. */
  readonly number: bigint | undefined;
  /** The grid at the start. A deal from a grid has its own size and ignores `size`. */
  readonly start: (size: GridSize) => Grid;
}

/** A handler that lets a caller choose the next deal. */
export interface TakesDeals {
  /** The next `newDeal`, and only that one, starts from this deal. */
  nextDeal(deal: MonteCarloDeal): void;
}

/** The first game of the course. */
export const FIRST_GAME = 12345n;

/** The numbers of random games are below this one. */
const GAMES = 100_000;

const EXPECTED = 'a game: its number, java:NUMBER, the 52 cards of a deck or a grid';

/** @throws RangeError unless the number is a 64-bit whole number */
export function gameDeal(number: number | bigint): MonteCarloDeal {
  const game = gameNumberOf(number);
  if (game === undefined) {
    throw new RangeError(
      `a game's number is from ${JAVA_SEEDS.min} to ${JAVA_SEEDS.max}, not ${valueText(number)}`,
    );
  }
  return { ...deckDeal(`java:${game}`, shuffle(newDeck(), new JavaRandom(game))), number: game };
}

/** One of the games 0 to 99,999, chosen by the platform's secure random generator. */
export const randomGame = (): bigint => BigInt(Math.floor((secureNumber() / 2 ** 32) * GAMES));

/**
 * A game that starts from a grid.
 * @throws TypeError if cells or deck are missing, TextError if a card occurs twice
 */
export function dealFromGrid(grid: Grid): MonteCarloDeal {
  checkGrid(grid);
  const name = printGrid(grid).replaceAll('\n', '; ');
  const start = parseGrid(name);
  return { name, number: undefined, start: () => start };
}

/** @throws TextError with the wrong word, TypeError if the name is not a string */
export function parseDeal(name: string): MonteCarloDeal {
  checkGiven('the name of a deal', name, 'a string');
  if (/^\s*(r\d+|deck)\s*:/.test(name)) return dealFromGrid(parseGrid(name));
  const words = wordsOf(name);
  const [first, second] = words;
  if (first === undefined) throw new TextError({ line: 1, column: 1 }, '', EXPECTED);
  if (parseCard(first.text) !== undefined) return givenDeck(readDeck(words));
  if (!/^(java:.*|#?[+-]?\d+)$/.test(first.text)) throw new TextError(first, first.text, EXPECTED);
  const deal = gameDeal(readSeed({ ...first, text: first.text.replace('#', '') }, JAVA_SEEDS));
  if (second !== undefined) throw new TextError(second, second.text, `nothing after ${deal.name}`);
  return deal;
}

/**
 * Reads a deal by its name. If a deal is given, makes an independent one with the same name.
 * @throws TextError with the wrong word, TypeError without a name
 */
export function dealOf(deal: MonteCarloDeal | string): MonteCarloDeal {
  const { name } = Object(deal) as Partial<MonteCarloDeal>;
  return parseDeal(name ?? (deal as string));
}

/** The number of a game as a bigint; undefined unless it is a 64-bit whole number. */
export function gameNumberOf(number: unknown): bigint | undefined {
  const isNumber = typeof number === 'bigint' || (typeof number === 'number' && Number.isInteger(number));
  const game = isNumber ? BigInt(number) : undefined;
  return game === undefined || game < JAVA_SEEDS.min || game > JAVA_SEEDS.max ? undefined : game;
}

const givenDeck = (cards: readonly Card[]): MonteCarloDeal => deckDeal(cards.map(printCard).join(' '), cards);

const deckDeal = (name: string, cards: readonly Card[]): MonteCarloDeal => ({
  name,
  number: undefined,
  start: (size) => dealt(cards, size),
});
