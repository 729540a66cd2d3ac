/** The choices of a player for a game, as text: changes of the house rules, a way to score, a difficulty. */
import { TextError } from '../../../core/text/text-error.js';
import type { HouseChanges } from './house.js';
import { NUMBERS, changedHouse, changesIn, numberOf, readHouse } from './house.js';
import type { Rules } from './rules.js';
import { MOST_DRAWN } from './rules.js';
import type { Scoring } from './score.js';
import { isScored, SCORINGS } from './score.js';

/** The rules of a text with further changes, which count more. @throws TextError if the text cannot be read */
export function withChanges(text: string, { draw, redeals }: HouseChanges): Rules {
  const { house, ...own } = changesIn(text);
  return changedHouse(house, {
    ...own,
    ...(draw !== undefined && { draw }),
    ...(redeals !== undefined && { redeals }),
  });
}

/** How many cards a click draws, as an option gives it. @throws TextError */
export const readDraw = (text: string): number =>
  readNumber(text, 'draw', `the number of cards that a click draws, 1 to ${MOST_DRAWN}`);

/** How often the waste may be turned over, as an option gives it. @throws TextError */
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
 * How often the waste may be turned over for Vegas scoring: one pass through the stock at draw 1, three at draw 3
 * (Wikipedia, "Klondike (solitaire)"), so as many passes as cards are drawn.
 */
export const vegasRedeals = (draw: number): number => draw - 1;

/**
 * The name of the house with the redeals that go with the scoring.
 * @throws TextError if the house cannot be read, or is a course's
 */
export function scoredHouse(house: string, scoring: Scoring): string {
  const { name, draw } = readHouse(house);
  if (scoring === 'none') return house;
  if (!isScored(name)) throw new TextError({ line: 1, column: 1 }, scoring, `none with the rules of ${name}`);
  return scoring === 'vegas' ? withChanges(house, { redeals: vegasRedeals(draw) }).name : house;
}
