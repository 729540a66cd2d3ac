/** The steps of the search for a verdict as moves of the ordinary model. */
import type { Card } from '../core/card.js';
import { ACE, KING, rankOf } from '../core/card.js';
import type { Layout } from '../games/klondike/model/layout.js';
import type { Move } from '../games/klondike/model/play.js';
import type { Rules } from '../games/klondike/model/rules.js';
import type { PileId } from '../games/klondike/words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../games/klondike/words/piles.js';
import { cardAt } from './card-index.js';
import { PlayedLine } from './played-line.js';
import { BACK, UNCOVER, UP_FROM_STOCK, UP_FROM_TABLEAU, cardOfStep, kindOf } from './steps.js';

/** Where cards lie that are not up. */
const REST: readonly PileId[] = ['stock', 'waste', ...TABLEAU];

/**
 * The moves that the steps stand for and then, if the game is not won yet, those of the rest, which plays itself.
 * @throws Error if the rules refuse one: then the search was wrong
 */
export function movesOf(rules: Rules, layout: Layout, steps: readonly number[]): Move[] {
  const line = new PlayedLine(rules, layout);
  makeAll(line, steps);
  finish(line);
  return line.moves;
}

/** The moves that the steps stand for, and no more. @throws Error as `movesOf` */
export function movesOfSteps(rules: Rules, layout: Layout, steps: readonly number[]): Move[] {
  const line = new PlayedLine(rules, layout);
  makeAll(line, steps);
  return line.moves;
}

function makeAll(line: PlayedLine, steps: readonly number[]): void {
  for (const step of steps) {
    if (line.isWon) break;
    make(line, kindOf(step), cardAt(cardOfStep(step)));
  }
}

function make(line: PlayedLine, kind: number, card: Card): void {
  if (kind === UP_FROM_TABLEAU) free(line, card);
  else if (kind !== UNCOVER && kind !== BACK) line.drawTo(card);
  line.carry(card, kind === UP_FROM_TABLEAU || kind === UP_FROM_STOCK ? FOUNDATIONS : TABLEAU);
}

/** Moves what lies on the card to the card's twin, so that it can go up alone. */
function free(line: PlayedLine, card: Card): void {
  const { from, count } = line.placeOf(card);
  const onIt = count === 1 ? undefined : line.now[from].cards.at(1 - count);
  if (onIt !== undefined) line.carry(onIt, TABLEAU);
}

/** Puts up the rest, lowest rank first. Nothing may lie face down, and each card of the stock be within reach. */
function finish(line: PlayedLine): void {
  for (let rank = ACE; !line.isWon;) {
    const card = firstOf(line.now, rank);
    if (card !== undefined) putUp(line, card);
    else if (++rank > KING) throw line.fault('nothing is left to put up');
  }
}

function firstOf(layout: Layout, rank: number): Card | undefined {
  for (const id of REST) {
    for (const card of layout[id].cards) if (rankOf(card) === rank) return card;
  }
  return undefined;
}

function putUp(line: PlayedLine, card: Card): void {
  const { from } = line.placeOf(card);
  if (from === 'stock' || from === 'waste') line.drawTo(card);
  line.carry(card, FOUNDATIONS);
}
