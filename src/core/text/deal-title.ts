/** The name of a deal as players see it. */
import type { CoreStrings } from '../strings/english.js';
import { CORE_ENGLISH } from '../strings/english.js';

type Words = Pick<CoreStrings, 'ownLayout' | 'ownDeck'>;

/** What a player sees of the deal's name: `#12345` for `java:12345`. */
export const dealTitle = (name: string, words?: Words): string => numbered(toldName(name, words));

/** The deal's name. If it lists cards, other words replace it: it would reveal the face-down cards. */
export function toldName(name: string, { ownLayout, ownDeck }: Words = CORE_ENGLISH): string {
  if (/^\w+:-?\d+$/.test(name)) return name;
  return name.includes(':') ? ownLayout : ownDeck;
}

/** The whole name, to be typed again: `#12345` for `java:12345`. */
export const numbered = (name: string): string => name.replace(/^java:(?=-?\d+$)/, '#');
