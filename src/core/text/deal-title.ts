/** What a deal is called where its name is only shown. */
import type { CoreStrings } from '../strings/english.js';
import { CORE_ENGLISH } from '../strings/english.js';

/** The name, or what stands for one made of cards: that would tell which cards lie face down. */
export function dealTitle(
  name: string,
  { ownLayout, ownDeck }: Pick<CoreStrings, 'ownLayout' | 'ownDeck'> = CORE_ENGLISH,
): string {
  if (/^\w+:-?\d+$/.test(name)) return name;
  return name.includes(':') ? ownLayout : ownDeck;
}
