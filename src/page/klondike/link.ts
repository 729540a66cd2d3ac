/**
 * The part of an address that names a game of Klondike: `#deal=java:123`, and, where it is not Liège's, the
 * house, `#rules=ksu&deal=dotnet:0`.
 */
import type { Deal } from '../../games/klondike/model/deals.js';
import { parseDeal } from '../../games/klondike/model/deals.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { ULG } from '../../games/klondike/model/rules.js';
import { rulesNamed } from '../../games/klondike/script/tags.js';
import { addressWith, reading, wordsOfHash } from '../game/link.js';

/** @throws Error that says what is wrong with the name, which is one line */
export const readDeal = (name: string, rules: Rules): Deal => reading((text) => parseDeal(text, rules), name);

/** What a link leads to. */
export interface Target {
  readonly rules: Rules;
  readonly deal: Deal | undefined;
}

/** @throws Error that says what is wrong with it */
export function readTarget({ rules: name, deal }: Link): Target {
  const rules = reading(rulesNamed, name);
  return { rules, deal: deal === undefined ? undefined : readDeal(deal, rules) };
}

/** What an address names, as it stands there. */
export interface Link {
  readonly deal: string | undefined;
  /** The name of house rules. */
  readonly rules: string;
}

/** Undefined where the address names neither deal nor house. */
export function linkOfHash(hash: string): Link | undefined {
  const { deal, rules } = wordsOfHash(hash);
  return deal === undefined && rules === undefined ? undefined : { deal, rules: rules ?? ULG.name };
}

/** The address of a page, with the deal and the house in place of whatever part it named. */
export const linkTo = (address: string, deal: string, rules = ULG): string =>
  addressWith(address, { ...(rules !== ULG && { rules: rules.name }), deal });
