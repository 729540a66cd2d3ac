/** House rules changed by options, each given as text. */
import { TextError } from '../../../core/text/text-error.js';
import type { HouseChanges } from './house.js';
import { NUMBERS, changedHouse, changesIn, numberOf } from './house.js';
import type { Rules } from './rules.js';
import { MOST_DRAWN } from './rules.js';

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
