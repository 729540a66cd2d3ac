/** Numbers by names, as text in the player's settings. They keep the order in which they were written. */

export type KeptNumbers = readonly (readonly [name: string, number: number])[];

/** Skips anything that is not a name with a whole number. */
export function readNumbers(text = ''): KeptNumbers {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? (read as unknown[]).filter(isPair) : [];
  } catch {
    return [];
  }
}

/** The numbers with this one, which comes last. */
export const withNumber = (numbers: KeptNumbers, [name, number]: KeptNumbers[number]): KeptNumbers => [
  ...numbers.filter(([other]) => other !== name),
  [name, number],
];

export const printNumbers = (numbers: KeptNumbers): string => JSON.stringify(numbers);

const isPair = (one: unknown): one is KeptNumbers[number] =>
  Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' && Number.isInteger(one[1]);
