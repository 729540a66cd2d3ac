/** The part of an address that names a deal: `#deal=java:123`; the cards of a deck stand between plus signs. */
import { TextError } from '../../core/text-error.js';
import type { Deal } from '../../klondike/deals.js';
import { parseDeal } from '../../klondike/deals.js';
import { capitalized } from '../../views/browser/speech/names.js';

/** @throws Error that says what is wrong with the name, which is one line */
export function readDeal(name: string): Deal {
  try {
    return parseDeal(name);
  } catch (error) {
    if (!(error instanceof TextError) || error.line > 1) throw error;
    throw new Error(capitalized(error.message.replace(/^line 1, (column 1: )?/, '')), { cause: error });
  }
}

/** The deal's name as it stands there; undefined where the address names none. */
export function dealOfHash(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('deal') ?? undefined;
}

/** The address of a page, with the deal in place of whatever part it named. */
export function linkTo(address: string, deal: string): string {
  const name = encodeURIComponent(deal).replaceAll('%3A', ':').replaceAll('%20', '+');
  return `${address.replace(/#.*$/s, '')}#deal=${name}`;
}
