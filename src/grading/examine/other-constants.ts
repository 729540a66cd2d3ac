/** Gives the constants different numbers. A program that uses their names still works. */
import type { StartOptions } from '../candidate/candidate.js';
import type { EventCheckId } from '../checks/event-checks.js';
import { KlondikeView } from '../../games/klondike/contract/view.js';

/** Numbers that no constant of the package has, so that a literal number in a program is noticed. */
export function otherConstants(): Record<string, number> {
  const names = Object.entries(KlondikeView);
  const other = (name: string, number: number): number => {
    if (name.startsWith('FOUNDATION_')) return 203 - number;
    if (name.startsWith('TABLEAU_')) return 306 - number;
    return name === 'HIDDEN' ? 499 : 400 + ((number * 7 + 11) % 52);
  };
  return Object.fromEntries(names.map(([name, number]) => [name, other(name, number)]));
}

/** The start options, apart from the seed, that try a check. */
export function optionsFor(check: EventCheckId): Partial<StartOptions> {
  if (check === 'arrays.own') return { spoilsArrays: true };
  return check === 'constants.names' ? { constants: otherConstants() } : {};
}

/** Adds the conditions of this game to a message, and restores the numbers that the program used. */
export function messageUnder(check: 'arrays.own' | 'constants.names', message: string): string {
  if (check === 'arrays.own')
    return `when the grader overwrites each array that the view has received, something else goes wrong: ${message}`;
  const { TABLEAU_1, HIDDEN } = otherConstants();
  return `the grader gave the constants different numbers, such as TABLEAU_1 = ${TABLEAU_1} and HIDDEN = ${HIDDEN}. A program that uses their names still works, but this one does not: ${message.replace(UNKNOWN, withUsedNumber)}`;
}

/** A number that is not a constant reaches the view as a negative number. */
const UNKNOWN = /: (-\d+) is not a (tableau pile|foundation|card)\b.*$/;

const withUsedNumber = (_: string, number: string, what: string): string =>
  `: ${-1 - Number(number)} is not a ${what}`;
