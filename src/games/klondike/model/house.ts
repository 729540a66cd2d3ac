/**
 * House rules as text: the name of a house and what is changed there, `ulg, draw 1, redeals 2`. Of the main house the
 * changes alone are enough: `draw-1-redeals-2` is short for the same rules.
 */
import { TextError } from '../../../core/text/text-error.js';
import type { Rules } from './rules.js';
import { HOUSES, ULG } from './rules.js';

/** What a text can change in the rules of a house. */
export interface HouseChanges {
  readonly draw?: number | undefined;
  readonly redeals?: number | undefined;
}

/** The rules with other numbers, named for what differs; the house's own rules if nothing does. */
export function changedHouse(house: Rules, { draw, redeals }: HouseChanges): Rules {
  const changes = {
    ...(draw !== undefined && draw !== house.draw && { draw }),
    ...(redeals !== undefined && redeals !== house.redeals && { redeals }),
  };
  const words = Object.entries(changes).map(([field, value]) => `, ${field} ${numberText(value)}`);
  return words.length === 0
    ? house
    : Object.freeze({ ...house, ...changes, name: house.name + words.join('') });
}

/**
 * The rules of a text. The name of a house may stand alone.
 * @throws TextError
 */
export function readHouse(text: string, houses: readonly Rules[] = HOUSES): Rules {
  const named = houses.find(({ name }) => name === text);
  if (named !== undefined) return named;
  const [, name, draw, redeals] = CHANGED.exec(text) ?? [];
  const house = houses.find((one) => one.name === name);
  if (house !== undefined) return changedHouse(house, { draw: numberOf(draw), redeals: numberOf(redeals) });
  const [short, drawn, again] = SHORT.exec(text) ?? [];
  if (short !== undefined) return changedHouse(ULG, { draw: numberOf(drawn), redeals: numberOf(again) });
  const known = houses.map((one) => one.name).join(', ');
  throw new TextError({ line: 1, column: 1 }, text, `the name of house rules: ${known}`);
}

/** A house, and what is changed there. */
export interface ChangedHouse extends HouseChanges {
  readonly house: Rules;
}

/** What a text that `readHouse` reads changes in which of our houses. @throws TextError */
export function changesIn(text: string): ChangedHouse {
  const { name, draw, redeals } = readHouse(text);
  const house = HOUSES.find((one) => one.name === name || name.startsWith(`${one.name}, `)) ?? ULG;
  return {
    house,
    ...(draw !== house.draw && { draw }),
    ...(redeals !== house.redeals && { redeals }),
  };
}

/** How many cards a click may draw: no more than a stock has after the deal. */
const CHANGED = /^(.*?)(?:, draw ([1-9]|1\d|2[0-4]))?(?:, redeals (\d{1,9}|unlimited))?$/;

/** As `CHANGED`, for the main house. */
const SHORT = /^draw-([1-9]|1\d|2[0-4])(?:-redeals-(\d{1,9}|unlimited))?$/;

const numberText = (value: number): string => (value === Infinity ? 'unlimited' : String(value));

/** As text gives it. */
export const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : text === 'unlimited' ? Infinity : Number(text);
