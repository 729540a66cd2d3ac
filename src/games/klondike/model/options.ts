/** A player's choices for a game as text, with changes to the house rules, a way to score and a difficulty. */
import { TextError } from '../../../core/text/text-error.js';
import type { HouseChanges } from './house.js';
import { NUMBERS, changedHouse, changesIn, numberOf, readHouse } from './house.js';
import type { Rules } from './rules.js';
import { MOST_DRAWN } from './rules.js';
import type { Scoring } from './score.js';
import { isScored, SCORINGS } from './score.js';

/** The rules in a text, with further changes that override it. @throws TextError if the text can't be read */
export function withChanges(text: string, { draw, redeals }: HouseChanges): Rules {
  const { house, ...own } = changesIn(text);
  return changedHouse(house, {
    ...own,
    ...(draw !== undefined && { draw }),
    ...(redeals !== undefined && { redeals }),
  });
}

/** Reads the option that sets how many cards a click draws. @throws TextError */
export const readDraw = (text: string): number =>
  readNumber(text, 'draw', `the number of cards that a click draws, 1 to ${MOST_DRAWN}`);

/** Reads the option that limits redeals. @throws TextError */
export const readRedeals = (text: string): number =>
  readNumber(text, 'redeals', 'how often the waste may be turned over: a whole number or unlimited');

function readNumber(text: string, field: keyof typeof NUMBERS, expected: string): number {
  if (!NUMBERS[field].test(text)) throw new TextError({ line: 1, column: 1 }, text, expected);
  return numberOf(text) ?? 0;
}

/** @throws TextError */
export function readScoring(text: string): Scoring {
  const scoring = SCORINGS.find((one) => one === text);
  if (scoring !== undefined) return scoring;
  throw new TextError({ line: 1, column: 1 }, text, SCORINGS.join(', '));
}

/**
 * The redeals for Vegas scoring. It allows one pass through the stock at draw 1, three at draw 3 (Wikipedia, "Klondike
 * (solitaire)"), so the number of passes is the number of cards drawn.
 */
export const vegasRedeals = (draw: number): number => draw - 1;

/**
 * The name of the house, with the redeals that the scoring needs.
 * @throws TextError if the house can't be read, or belongs to a course
 */
export function scoredHouse(house: string, scoring: Scoring): string {
  const { name, draw } = readHouse(house);
  if (scoring === 'none') return house;
  if (!isScored(name)) throw new TextError({ line: 1, column: 1 }, scoring, `none with the rules of ${name}`);
  return scoring === 'vegas' ? withChanges(house, { redeals: vegasRedeals(draw) }).name : house;
}
