/**
 * The part of an address that names a game: `#deal=java:123`, and, where it is not Liège's, the house,
 * `#rules=ksu&deal=dotnet:0`. The cards of a deck stand between plus signs.
 */
import { TextError } from '../../core/text-error.js';
import type { Deal } from '../../klondike/deals.js';
import { parseDeal } from '../../klondike/deals.js';
import type { Rules } from '../../klondike/model/rules.js';
import { ULG } from '../../klondike/model/rules.js';
import { rulesNamed } from '../../replay/klondike/tags.js';
import { capitalized } from '../../views/browser/speech/names.js';

/** @throws Error that says what is wrong with the name, which is one line */
export const readDeal = (name: string): Deal => reading(parseDeal, name);

/** What a link leads to. */
export interface Target {
  readonly rules: Rules;
  readonly deal: Deal | undefined;
}

/** @throws Error that says what is wrong with it */
export const readTarget = ({ rules, deal }: Link): Target => ({
  rules: reading(rulesNamed, rules),
  deal: deal === undefined ? undefined : readDeal(deal),
});

function reading<Value>(read: (name: string) => Value, name: string): Value {
  try {
    return read(name);
  } catch (error) {
    if (!(error instanceof TextError) || error.line > 1) throw error;
    throw new Error(capitalized(error.message.replace(/^line 1, (column 1: )?/, '')), { cause: error });
  }
}

/** What an address names, as it stands there. */
export interface Link {
  readonly deal: string | undefined;
  /** The name of house rules. */
  readonly rules: string;
}

/** Undefined where the address names neither deal nor house. */
export function linkOfHash(hash: string): Link | undefined {
  const named = new URLSearchParams(hash.replace(/^#/, ''));
  const [deal, rules] = [named.get('deal') ?? undefined, named.get('rules') ?? undefined];
  return deal === undefined && rules === undefined ? undefined : { deal, rules: rules ?? ULG.name };
}

/** The address of a page, with the deal and the house in place of whatever part it named. */
export function linkTo(address: string, deal: string, rules = ULG): string {
  const name = encodeURIComponent(deal).replaceAll('%3A', ':').replaceAll('%20', '+');
  const house = rules === ULG ? '' : `rules=${rules.name}&`;
  return `${address.replace(/#.*$/s, '')}#${house}deal=${name}`;
}
