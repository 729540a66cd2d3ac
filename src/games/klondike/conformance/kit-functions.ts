/** Checks the functions of a kit where its user gives them. */
import { valueText } from '../../../core/given.js';

/** @throws TypeError naming the first of the functions that is none */
export function checkFunctions(whose: string, kit: unknown, names: readonly string[]): void {
  const given = kit as Readonly<Record<string, unknown>> | null | undefined;
  for (const name of names) {
    const value = given?.[name];
    if (typeof value !== 'function')
      throw new TypeError(`${whose}: ${name} is a function, not ${valueText(value)}`);
  }
}
