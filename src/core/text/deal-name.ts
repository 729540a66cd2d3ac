/** The names of deals as players see and type them. */
import type { CoreStrings } from '../strings/english.js';
import { CORE_ENGLISH } from '../strings/english.js';

type DealWords = Pick<CoreStrings, 'ownLayout' | 'ownDeck'>;

/** The deal's name for players: `#12345` for `java:12345`. */
export const dealTitle = (name: string, words?: DealWords): string => numbered(toldName(name, words));

/** The deal's name. Words replace a list of cards, which would reveal the face-down cards. */
export function toldName(name: string, { ownLayout, ownDeck }: DealWords = CORE_ENGLISH): string {
  if (/^\w+:-?\d+$/.test(name)) return name;
  return name.includes(':') ? ownLayout : ownDeck;
}

/** The whole name, for typing it again: `#12345` for `java:12345`. */
export const numbered = (name: string): string => name.replace(/^java:(?=-?\d+$)/, '#');

/**
 * The name of a numbered deal as people type and paste it: `Java:7`, `#12 345`, `12,345`. The same character separates
 * all groups of digits: a space of any width, a comma, a period or an apostrophe.
 */
const TYPED = /^\s*((?:java|dotnet):|#)?([+-]?(?:\d+|\d{1,3}([^\S\n]|[,.'’])\d{3}(?:\3\d{3})*))\s*$/i;

/** The canonical name, `java:12345`. Any other text stays as it is, such as one that could be two numbers. */
export const plainName = (typed: string): string =>
  typed.replace(
    TYPED,
    (_, generator: string | undefined = '', number: string) =>
      generator.toLowerCase() + number.replace(/[^-+\d]/g, ''),
  );

/** Can this character separate groups of digits? */
export const isSeparator = (character: string): boolean => /^[\s,.'’]$/.test(character);

/**
 * The name of the deal whose number is greater by `by`: `java:12` for `java:11` and 1. Undefined for a deal without a
 * number.
 */
export function dealBeside(name: string | undefined, by: -1 | 1): string | undefined {
  const [, generator, number] = /^(\w+:)(-?\d+)$/.exec(name ?? '') ?? [];
  return generator === undefined || number === undefined
    ? undefined
    : `${generator}${BigInt(number) + BigInt(by)}`;
}
