import { valueText } from './text/value-text.js';

type Kind = 'a function' | 'a string' | 'an object';

/** Names what is wrong where it is given, rather than at a later call. @throws TypeError */
export function checkGiven(name: string, value: unknown, kind: Kind): void {
  if (value === null || !kind.endsWith(typeof value)) {
    throw new TypeError(`${name} is ${kind}, not ${valueText(value)}`);
  }
}
