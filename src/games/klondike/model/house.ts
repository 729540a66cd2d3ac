/** House rules as text: the name of a house and what is changed there, `ulg, draw 1, redeals 2`. */
import { TextError } from '../../../core/text/text-error.js';
import type { Rules } from './rules.js';
import { HOUSES } from './rules.js';

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
  const known = houses.map((one) => one.name).join(', ');
  throw new TextError({ line: 1, column: 1 }, text, `the name of house rules: ${known}`);
}

/** How many cards a click may draw: no more than a stock has after the deal. */
const CHANGED = /^(.*?)(?:, draw ([1-9]|1\d|2[0-4]))?(?:, redeals (\d{1,9}|unlimited))?$/;

const numberText = (value: number): string => (value === Infinity ? 'unlimited' : String(value));

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : text === 'unlimited' ? Infinity : Number(text);
