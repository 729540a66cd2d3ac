/** Which rules go with a way to score. */
import { TextError } from '../../../core/text/text-error.js';
import { readHouse } from './house.js';
import { withChanges } from './house-options.js';
import type { Scoring } from './score.js';
import { ULG } from './rules.js';
import { SCORINGS } from './score.js';

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

/** Courses ask for a game without a score: only the main house is scored, also with other numbers. */
export const isScored = (house: string): boolean => house === ULG.name || house.startsWith(`${ULG.name}, `);

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
