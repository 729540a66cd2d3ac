/**
 * How good a step is, as far as somebody can tell who does not see all cards: the cards never seen are dealt to their
 * places at random, again and again, and each time a short search tells whether the game can be won after the step.
 */
import type { Card } from '../../core/card.js';
import { shuffle } from '../../core/deck.js';
import { valueText } from '../../core/given.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import {
  EMPTY_PILES,
  FACE_DOWN,
  HEIGHTS,
  LEFT,
  LOCK_KEY,
  LOCKED,
  NUMBERS,
  PASS,
  PASSES,
  Position,
  REACHED,
  VISIBLE,
} from '../position.js';
import { isPlainlyLost } from '../relaxation.js';
import { attemptsFor } from '../search.js';
import { SetSearch } from '../set-search.js';
import type { SearchStart } from '../start.js';
import { startOf } from '../start.js';
import { rowOf } from '../stock-reach.js';
import type { Knowledge } from './knowledge.js';
import { filledWith, numbersFrom, unseenIn } from './knowledge.js';

/** How much a hint may take. */
export interface HintOptions {
  /** The most deals of the unseen cards, from 1; 30 if nothing is said. */
  readonly samples?: number | undefined;
  /** The most positions that all searches for one hint enter together, 60,000 if nothing is said. */
  readonly visits?: number | undefined;
}

/** A step and the numbers of the position it is made in; without a step the position itself is judged. */
export interface JudgedStep {
  readonly now: Int32Array;
  readonly step: number | undefined;
}

/**
 * A short search: so many positions in each of the first orders, as the portfolio begins. With 30 deals of the unseen
 * cards and two or three choices these are the 60,000 visits of a hint. `npm run bench:hints` judges these numbers and
 * those below by the games won (bench/RESULTS.md); they change which hint is given, never whether it is legal.
 */
const VISITS_OF_ORDER = 400;
const ORDERS = 2;

/** A search that did not end counts as half a win: nothing is known for either side. */
const UNKNOWN = 0.5;

/**
 * A choice so far behind the best one is given up: one win, and this times the root of the number of deals. The wins of
 * two equal choices differ with a standard deviation of at most 0.7 times that root: it is two of these.
 */
const BEHIND = 1.5;

/** The share of wins after each choice, from 0 to 1; of those given up early, among the deals they were tried in. */
export function judge(
  { rules, layout }: Pick<Knowledge, 'rules' | 'layout'>,
  choices: readonly JudgedStep[],
  options: HintOptions,
): number[] {
  const { samples = 30, visits = 60_000 } = options;
  for (const [name, value] of Object.entries({ samples, visits })) {
    if (!(Number.isInteger(value) && value >= 1))
      throw new RangeError(`${name} is a whole number from 1, not ${valueText(value)}`);
  }
  const unseen = unseenIn(layout);
  const random = numbersFrom(seedOf(layout, unseen));
  const wins = choices.map(() => 0);
  const tried = choices.map(() => 0);
  let running = choices.map((_, index) => index);
  let used = 0;
  for (
    let deal = 1;
    deal <= (unseen.length < 2 ? 1 : samples) && running.length > 1 && used < visits;
    deal++
  ) {
    const start = startOf(rules, filledWith(layout, shuffle(unseen, random)));
    if (start === undefined) break;
    for (const index of running) {
      const choice = choices[index];
      if (choice === undefined) continue;
      const found = tryOut(rules, start, choice);
      used += found.visits;
      wins[index] = (wins[index] ?? 0) + found.worth;
      tried[index] = deal;
    }
    const best = Math.max(...wins);
    running = running.filter((index) => (wins[index] ?? 0) >= best - 1 - BEHIND * Math.sqrt(deal));
  }
  return wins.map((won, index) => won / Math.max(1, tried[index] ?? 1));
}

function tryOut(
  rules: Rules,
  start: SearchStart,
  { now, step }: JudgedStep,
): { worth: number; visits: number } {
  const position = new Position(start);
  for (let at = 0; at < NUMBERS; at++) {
    // What the stock gives depends on the deal.
    if (at !== REACHED && at !== REACHED + 1) position.now[at] = now[at] ?? 0;
  }
  if (step !== undefined) position.make(step);
  const from = startAt(start, position.now);
  if (isPlainlyLost(rules, from)) return { worth: 0, visits: 1 };
  let visits = 0;
  for (const { order } of attemptsFor(from.reach.isFree).slice(0, ORDERS)) {
    const search = new SetSearch(from, { order, visits: VISITS_OF_ORDER, bytes: 2 ** 20 });
    const found = search.run();
    visits += search.visits;
    if (found === 'won') return { worth: 1, visits };
    if (found === 'lost') return { worth: 0, visits };
  }
  return { worth: UNKNOWN, visits };
}

/** The same wherever the same is known: what can be taken back does not change it. */
function seedOf(layout: Layout, unseen: readonly Card[]): number {
  return [...unseen, ...rowOf(layout)].reduce<number>(
    (hash, card) => Math.imul(hash ^ card, 0x01000193),
    0x811c9dc5 | 0,
  );
}

/** A search that begins in a position met by another. @param now the numbers of a position reached from `start` */
function startAt(start: SearchStart, now: Int32Array): SearchStart {
  const left = now[LEFT] ?? 0;
  const pass = now[PASS] ?? 0;
  const row = start.row.filter((_, place) => ((left >> place) & 1) === 1);
  const placeInRow = new Int32Array(start.placeInRow.length);
  row.forEach((card, place) => (placeInRow[card] = place));
  return {
    ...start,
    visibleLow: now[VISIBLE] ?? 0,
    visibleHigh: now[VISIBLE + 1] ?? 0,
    lockedLow: now[LOCKED] ?? 0,
    lockedHigh: now[LOCKED + 1] ?? 0,
    heights: now[HEIGHTS] ?? 0,
    lockKey: now[LOCK_KEY] ?? 0,
    hidden: now[FACE_DOWN] ?? 0,
    empty: now[EMPTY_PILES] ?? 0,
    boundary: Math.floor(pass / PASSES),
    redeals: pass % PASSES,
    row,
    placeInRow,
  };
}
