/**
 * Estimates how good a step is for a player who doesn't see all cards. It deals the unseen cards at random many times
 * and runs a short search after the step on each deal.
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
import { isProvenLost } from '../relaxation.js';
import { attemptsFor } from '../search.js';
import { SetSearch } from '../set-search.js';
import type { SearchStart } from '../start.js';
import { startOf } from '../start.js';
import { rowOf } from '../stock-reach.js';
import type { Knowledge } from './knowledge.js';
import { filledWith, numbersFrom, unseenIn } from './knowledge.js';

/** Limits for a hint. */
export interface HintOptions {
  /** The most random deals of the unseen cards, at least 1. The default is 30. */
  readonly samples?: number | undefined;
  /** The most positions that all searches for one hint may visit together. The default is 60,000. */
  readonly visits?: number | undefined;
}

/** A step and the position before it. Without a step, the position itself is judged. */
export interface JudgedStep {
  readonly now: Int32Array;
  readonly step: number | undefined;
}

/**
 * A short search visits this many positions in each of the solver's first two orders. With 30 deals of the unseen cards
 * and two or three choices, that makes 60,000 visits for a hint. `npm run bench:hints` measures these numbers and those
 * below by the number of games won (bench/RESULTS.md). They affect which hint is given, never whether it is legal.
 */
const VISITS_OF_ORDER = 400;
const ORDERS = 2;

/** A search without a verdict counts as half a win. */
const UNKNOWN_WORTH = 0.5;

/**
 * A choice is dropped when it is this far behind the best: one win, plus this factor times the square root of the
 * number of deals. The wins of two equal choices differ with a standard deviation of at most 0.7 times that root, so
 * the factor is about two standard deviations.
 */
const DROP_FACTOR = 1.5;

/** The share of wins after each choice, from 0 to 1, among the deals on which the choice was tried. */
export function judge(
  { rules, layout }: Pick<Knowledge, 'rules' | 'layout'>,
  choices: readonly JudgedStep[],
  options: HintOptions,
): number[] {
  const { samples = 30, visits = 60_000 } = options;
  for (const [name, value] of Object.entries({ samples, visits })) {
    if (!(Number.isInteger(value) && value >= 1))
      throw new RangeError(`${name} must be a whole number from 1, not ${valueText(value)}`);
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
      const found = sample(rules, start, choice);
      used += found.visits;
      wins[index] = (wins[index] ?? 0) + found.worth;
      tried[index] = deal;
    }
    const best = Math.max(...wins);
    running = running.filter((index) => (wins[index] ?? 0) >= best - 1 - DROP_FACTOR * Math.sqrt(deal));
  }
  return wins.map((won, index) => won / Math.max(1, tried[index] ?? 1));
}

function sample(
  rules: Rules,
  start: SearchStart,
  { now, step }: JudgedStep,
): { worth: number; visits: number } {
  const position = new Position(start);
  for (let at = 0; at < NUMBERS; at++) {
    // The reachable stock cards depend on the deal, so the position keeps its own.
    if (at !== REACHED && at !== REACHED + 1) position.now[at] = now[at] ?? 0;
  }
  if (step !== undefined) position.make(step);
  const from = startFrom(start, position.now);
  if (isProvenLost(rules, from)) return { worth: 0, visits: 1 };
  let visits = 0;
  for (const { order } of attemptsFor(from.reach.isFree).slice(0, ORDERS)) {
    const search = new SetSearch(from, { order, visits: VISITS_OF_ORDER, bytes: 2 ** 20 });
    const found = search.run();
    visits += search.visits;
    if (found === 'won') return { worth: 1, visits };
    if (found === 'lost') return { worth: 0, visits };
  }
  return { worth: UNKNOWN_WORTH, visits };
}

/** Equal knowledge gives equal seeds. Moves that can be taken back do not change the seed. */
export function seedOf(layout: Layout, unseen: readonly Card[]): number {
  return [...unseen, ...rowOf(layout)].reduce<number>(
    (hash, card) => Math.imul(hash ^ card, 0x01000193),
    0x811c9dc5 | 0,
  );
}

/** The start of a search from a position that another search reached. @param now a position reached from `start` */
function startFrom(start: SearchStart, now: Int32Array): SearchStart {
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
