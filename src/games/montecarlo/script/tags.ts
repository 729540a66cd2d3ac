/**
 * The tags that a replay of Monte Carlo Solitaire obeys: which game it is, and the start of the games that
 * `deal` begins.
 */
import { TextError } from '../../../core/text/text-error.js';
import type { Deal } from '../model/deals.js';
import { parseDeal } from '../model/deals.js';
import { checkGameTag } from '../../../scripts/language/parse.js';
import { READERS } from '../../readers.js';
import type { TagItem } from '../../../scripts/language/items.js';

/** The deal of a `Deal`, `Deck` or `Layout` tag. @throws TextError */
export function dealOfTag({ key, text }: TagItem): Deal | undefined {
  return key === 'Deal' || key === 'Deck' || key === 'Layout' ? parseDeal(text) : undefined;
}

/** @throws TextError if no replay could obey the tag */
export function checkTag(tag: TagItem): void {
  dealOfTag(tag);
  checkGameTag(tag, 'montecarlo', READERS);
  if (tag.key === 'Rules') {
    const expected = 'no Rules tag: Monte Carlo Solitaire has no house rules to choose from';
    throw new TextError({ line: 1, column: 1 }, tag.text, expected);
  }
}
