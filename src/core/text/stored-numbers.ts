/** Named numbers as text, for the player's settings. */
import { storedList } from './stored-json.js';

/** Named numbers, oldest first. */
export type StoredNumbers = readonly (readonly [name: string, number: number])[];

/** Skips anything that is not a name with a whole number. */
export const readNumbers = (text = ''): StoredNumbers => (storedList(text) ?? []).filter(isEntry);

/** Adds a named number at the end, and removes an earlier number with the same name. */
export const withNumber = (numbers: StoredNumbers, [name, number]: StoredNumbers[number]): StoredNumbers => [
  ...numbers.filter(([other]) => other !== name),
  [name, number],
];

export const printNumbers = (numbers: StoredNumbers): string => JSON.stringify(numbers);

const isEntry = (one: unknown): one is StoredNumbers[number] =>
  Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' && Number.isInteger(one[1]);
