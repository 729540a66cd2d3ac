/** The name of a deal as players see it. */
import type { CoreStrings } from '../strings/english.js';
import { CORE_ENGLISH } from '../strings/english.js';

/** The deal's name. If it lists cards, other words replace it: it would reveal the face-down cards. */
export function dealTitle(
  name: string,
  { ownLayout, ownDeck }: Pick<CoreStrings, 'ownLayout' | 'ownDeck'> = CORE_ENGLISH,
): string {
  if (/^\w+:-?\d+$/.test(name)) return name;
  return name.includes(':') ? ownLayout : ownDeck;
}
