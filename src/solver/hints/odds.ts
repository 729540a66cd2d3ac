/**
 * How often a player who doesn't see all cards could win. The unseen cards are dealt at random many times, and each
 * possible deal is solved with all its cards known.
 */
import type { Card } from '../../core/card.js';
import { shuffle } from '../../core/deck.js';
import type { FieldsOf } from '../../core/given.js';
import { checkOptions, checkWhole } from '../../core/given.js';
import type { SolveOptions } from '../budget.js';
import { solve } from '../solve.js';
import { seedOf } from './judge.js';
import type { Knowledge } from './knowledge.js';
import { checkKnowledge, filledWith, numbersFrom, unseenIn } from './knowledge.js';

/** Limits for `odds`. */
export interface OddsOptions extends Pick<SolveOptions, 'milliseconds' | 'bytes' | 'core' | 'signal'> {
  /** The most possible deals, at least 1. The default is 30. */
  readonly samples?: number | undefined;
  /** The most positions to visit in each possible deal. The default is 100,000. */
  readonly visits?: number | undefined;
}

/** The verdicts on the possible deals of a table. Deals that are neither won nor lost reached a limit. */
export interface Odds {
  /** How many possible deals were solved. */
  readonly deals: number;
  /** How many of them can be won by a player who knows all cards. */
  readonly won: number;
  readonly lost: number;
  /** Are these all possible deals? Otherwise they are random ones. */
  readonly isEveryDeal: boolean;
  readonly visits: number;
  readonly milliseconds: number;
}

const FIELDS: FieldsOf<OddsOptions> = {
  samples: true,
  visits: true,
  milliseconds: true,
  bytes: true,
  core: true,
  signal: true,
};

/**
 * Solves possible deals of the unseen cards: all of them if there are at most `samples`, otherwise random ones. A real
 * player doesn't know the cards and wins less often. Equal knowledge gives equal deals.
 * @throws RangeError or TypeError unless the arguments are knowledge and options
 */
export function odds(known: Knowledge, options: OddsOptions = {}): Odds {
  checkKnowledge(known);
  checkOptions(options, FIELDS);
  const { samples = 30, visits = 100_000, milliseconds = Infinity, ...search } = options;
  checkWhole('samples', samples, { min: 1 });
  const { rules, layout } = known;
  const start = performance.now();
  const count = { deals: 0, won: 0, lost: 0, visits: 0 };
  const orders = ordersOf(known, samples);
  for (const order of orders.cards) {
    const left = milliseconds - (performance.now() - start);
    if (count.deals > 0 && (left <= 0 || search.signal?.aborted === true)) break;
    const limits = { ...search, visits, milliseconds: Math.max(0, left) };
    const answer = solve(rules, filledWith(layout, order), limits);
    count.deals++;
    count.visits += answer.visits;
    if (answer.verdict === 'winnable') count.won++;
    if (answer.verdict === 'lost') count.lost++;
  }
  const isEveryDeal = count.deals === orders.all;
  return { ...count, isEveryDeal, milliseconds: performance.now() - start };
}

/** The orders in which to place the unseen cards. `all` is their number if these are all orders. */
function ordersOf(
  { layout }: Knowledge,
  samples: number,
): { readonly cards: Iterable<readonly Card[]>; readonly all?: number } {
  const unseen = unseenIn(layout);
  let all = 1;
  for (let count = 2; count <= unseen.length && all <= samples; count++) all *= count;
  if (all <= samples) return { cards: permutations(unseen), all };
  const random = numbersFrom(seedOf(layout, unseen));
  return { cards: Array.from({ length: samples }, () => shuffle(unseen, random)) };
}

function* permutations(cards: readonly Card[]): Generator<readonly Card[]> {
  if (cards.length < 2) yield cards;
  else {
    for (const [at, card] of cards.entries()) {
      for (const others of permutations(cards.filter((_, place) => place !== at))) yield [card, ...others];
    }
  }
}
