/**
 * Finds patterns in many deals that a shuffled deck does not have: a card that stays in place, a deal that is repeated,
 * cards that stay together. Each pattern counts `hits` in `trials`. In a fair shuffle, each trial is a hit with
 * probability `p`.
 *
 * A fair shuffle is blamed with a probability below one in a million. By the Chernoff-Hoeffding bound, the probability
 * of this many hits is at most exp(-trials * KL(hits / trials, p)). A count is blamed if that is below 1e-11. Forty
 * deals have 5,379 counts: 1,612 for cards in places, 961 for places from deal to deal, 2,652 for neighbors, 138 for
 * cards in the stock and 16 for pairs. Together they blame a fair shuffle with a probability below 1e-7. The
 * probability that two of 40 deals show the same seven cards is 780 * 45! / 52!, which is below 1e-8.
 *
 * Some students write slightly unfair shuffles, such as sorting with a random comparison. The grader accepts them,
 * because a pattern must also hit in a large share of its trials.
 */
import type { Card } from '../../../core/card.js';
import { DECK_SIZE, KING, isRed, printCard, rankOf, suitOf } from '../../../core/card.js';

/** The top cards of the seven columns, then the stock in drawing order. Undefined for a card that was not seen. */
export type SeenDeal = readonly (Card | undefined)[];

/** The columns, whose top cards come first in a deal. */
const TOPS = 7;

interface Pattern {
  readonly hits: number;
  readonly trials: number;
  /** The probability of a hit in a fair shuffle. */
  readonly p: number;
  /** The lowest percentage of hits that is ever blamed. */
  readonly least: number;
  readonly message: string;
}

/** A sentence about the first pattern found; undefined if the deals look shuffled. */
export const patternIn = (deals: readonly SeenDeal[]): string | undefined =>
  repeatIn(deals) ??
  [cardsInPlaces, placesInARow, neighbors, pairs, cardsInStock]
    .flatMap((patterns) => patterns(deals))
    .find(isBlamed)?.message;

const LIMIT = 1e-11;

function isBlamed({ hits, trials, p, least }: Pattern): boolean {
  const share = hits / trials;
  if (trials === 0 || share <= p || 100 * share < least) return false;
  const rest = share === 1 ? 0 : (1 - share) * Math.log((1 - share) / (1 - p));
  return Math.exp(-trials * (share * Math.log(share / p) + rest)) < LIMIT;
}

function repeatIn(deals: readonly SeenDeal[]): string | undefined {
  const tops = deals.map((deal) => deal.slice(0, TOPS).join());
  const again = tops.findIndex((text, index) => tops.indexOf(text) < index);
  if (again < 0) return undefined;
  return `deals ${tops.indexOf(tops[again] ?? '') + 1} and ${again + 1} have the same cards`;
}

const known = (deal: SeenDeal): Card[] => deal.filter((card) => card !== undefined);

const placeText = (place: number): string =>
  place < TOPS ? `on top of t${place + 1}` : `at place ${place - TOPS + 1} of the stock`;

/** How often each card lies in each place. */
function cardsInPlaces(deals: readonly SeenDeal[]): Pattern[] {
  const places = (deals[0] ?? []).map((_, place) => place);
  return places.flatMap((place) => {
    const there = deals.flatMap((deal) => deal[place] ?? []);
    return [...counted(there)].map(([card, hits]) => ({
      ...{ hits, trials: there.length, p: 1 / DECK_SIZE, least: 45 },
      message: `${printCard(card)} lies ${placeText(place)} in ${hits} of ${there.length} deals`,
    }));
  });
}

/** How often the card in one place moves to a certain place in the next deal. */
function placesInARow(deals: readonly SeenDeal[]): Pattern[] {
  const hits = new Map<string, number>();
  deals.slice(1).forEach((deal, index) => {
    const before = new Map(deals[index]?.map((card, place) => [card, place]));
    deal.forEach((card, place) => {
      const from = card === undefined ? undefined : before.get(card);
      if (from === undefined) return;
      const key = `the card ${placeText(from)} lies ${placeText(place)} in the next deal`;
      hits.set(key, (hits.get(key) ?? 0) + 1);
    });
  });
  const trials = deals.length - 1;
  return [...hits].map(([text, times]) => ({
    ...{ hits: times, trials, p: 1 / DECK_SIZE, least: 45 },
    message: `${text}, ${times} of ${trials} times`,
  }));
}

/** How often each card follows every other card in the stock. */
function neighbors(deals: readonly SeenDeal[]): Pattern[] {
  const stocks = stocksOf(deals);
  const found = stocks.flatMap((stock) => pairsOf(stock).map(([one, other]) => 64 * one + other));
  return [...counted(found)].map(([pair, hits]) => ({
    ...{ hits, trials: stocks.length, p: 23 / (DECK_SIZE * (DECK_SIZE - 1)), least: 25 },
    message: `${printCard((pair & 63) as Card)} follows ${printCard((pair >> 6) as Card)} in the stock of ${hits} of ${stocks.length} deals`,
  }));
}

/** How often neighbors in the stock have the same suit, the same color or a certain distance in rank. */
function pairs(deals: readonly SeenDeal[]): Pattern[] {
  const all = stocksOf(deals).flatMap(pairsOf);
  const pattern = (text: string, p: number, isHit: (one: Card, other: Card) => boolean): Pattern => {
    const hits = all.filter(([one, other]) => isHit(one, other)).length;
    const message = `${hits} of ${all.length} pairs of neighbors in the stock ${text}`;
    return { hits, trials: all.length, p, least: 100 * p + 10, message };
  };
  const steps = Array.from({ length: KING }, (_, step) =>
    pattern(
      step === 0 ? 'have the same rank' : `are ${step} of 13 ranks apart`,
      (step === 0 ? 3 : 4) / 51,
      (one, other) => (rankOf(other) - rankOf(one) + KING) % KING === step,
    ),
  );
  return [
    ...steps,
    pattern('have the same suit', 12 / 51, (one, other) => suitOf(one) === suitOf(other)),
    pattern('have the same color', 25 / 51, (one, other) => isRed(one) === isRed(other)),
    pattern('have different colors', 26 / 51, (one, other) => isRed(one) !== isRed(other)),
  ];
}

/** How often each card, rank and suit lies in the stock, and how often it does not. */
function cardsInStock(deals: readonly SeenDeal[]): Pattern[] {
  const stocks = stocksOf(deals);
  const groups: [text: string, size: number, isIn: (card: Card) => boolean][] = [];
  for (let card = 0; card < DECK_SIZE; card++)
    groups.push([printCard(card as Card), 1, (one) => one === card]);
  for (let rank = 1; rank <= KING; rank++)
    groups.push([`cards of rank ${rank}`, 4, (one) => rankOf(one) === rank]);
  for (let suit = 0; suit < 4; suit++)
    groups.push([`cards of ${SUITS[suit] ?? ''}`, KING, (one) => suitOf(one) === suit]);
  return groups.flatMap(([text, size, isIn]) => {
    const trials = size * stocks.length;
    const hits = stocks.flat().filter(isIn).length;
    const message = `${text}: ${hits} of ${trials} in the stock of ${stocks.length} deals`;
    return [
      { hits, trials, p: STOCK / DECK_SIZE, least: 80, message },
      { hits: trials - hits, trials, p: 1 - STOCK / DECK_SIZE, least: 80, message },
    ];
  });
}

const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'];

const STOCK = 24;

/** The stocks whose cards were all seen. */
const stocksOf = (deals: readonly SeenDeal[]): Card[][] =>
  deals.map((deal) => known(deal.slice(TOPS))).filter(({ length }) => length === STOCK);

const pairsOf = (stock: readonly Card[]): (readonly [Card, Card])[] =>
  stock.slice(1).flatMap((card, index) => {
    const before = stock[index];
    return before === undefined ? [] : [[before, card] as const];
  });

function counted<Item>(items: readonly Item[]): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
