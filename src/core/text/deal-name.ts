/** The names of deals as players see and type them. */
import { DOTNET_SEEDS, JAVA_SEEDS } from '../random.js';
import type { CoreStrings } from '../strings/english.js';
import { CORE_ENGLISH } from '../strings/english.js';

type DealWords = Pick<CoreStrings, 'ownLayout' | 'ownDeck'>;

/** The deal's name for players: `#12345` for `java:12345`. */
export const dealTitle = (name: string, words?: DealWords): string => numbered(toldName(name, words));

/** The deal's name. Words replace a list of cards, which would reveal the face-down cards. */
export function toldName(name: string, { ownLayout, ownDeck }: DealWords = CORE_ENGLISH): string {
  if (isNumbered(name)) return name;
  return name.includes(':') ? ownLayout : ownDeck;
}

/** The whole name, for typing it again: `#12345` for `java:12345`. */
export const numbered = (name: string): string => name.replace(/^java:(?=-?\d+$)/, '#');

/**
 * The lowest and the highest number of deals, by the text before the number. PySolFC writes `ms` before the numbers that
 * it deals as FreeCell for Windows does.
 */
export const DEAL_NUMBERS: Readonly<Record<string, { readonly min: bigint; readonly max: bigint }>> = {
  'java:': JAVA_SEEDS,
  'dotnet:': DOTNET_SEEDS,
  'kpat:': { min: 1n, max: 0x7fffffffn },
  'pysol:': { min: 1n, max: 10n ** 20n },
  'pysol:ms': { min: 1n, max: 0x1ffffffffn },
  'greenfelt:': { min: 1n, max: 0x7ffffffen },
};

const NUMBERED = /^(\w+:(?:ms)?)(-?\d+)$/;

/** Does the canonical name have a number, not cards? */
export const isNumbered = (name: string): boolean => NUMBERED.test(name);

/**
 * The name of a numbered deal as people type and paste it: `Java:7`, `#12 345`, `12,345`. The same character separates
 * all groups of digits: a space of any width, a comma, a period or an apostrophe.
 */
const TYPED = /^\s*([a-z]+:(?:ms)?|#)?([+-]?(?:\d+|\d{1,3}([^\S\n]|[,.'’])\d{3}(?:\3\d{3})*))\s*$/i;

/** The canonical name, `java:12345`. Any other text stays as it is, such as one that could be two numbers. */
export const plainName = (typed: string): string =>
  typed.replace(TYPED, (text, before: string | undefined = '', number: string) => {
    const generator = before.toLowerCase();
    return generator.length > 1 && !(generator in DEAL_NUMBERS)
      ? text
      : generator + number.replace(/[^-+\d]/g, '');
  });

/** Can this character separate groups of digits? */
export const isSeparator = (character: string): boolean => /^[\s,.'’]$/.test(character);

/**
 * The name of the deal whose number is greater by `by`: `java:12` for `java:11` and 1. Undefined if there is none, and
 * for a deal without a number.
 */
export function dealBeside(name = '', by: -1 | 1): string | undefined {
  const [, generator = '', number = 0] = NUMBERED.exec(name) ?? [];
  const limits = DEAL_NUMBERS[generator];
  const beside = BigInt(number) + BigInt(by);
  return limits && beside >= limits.min && beside <= limits.max ? `${generator}${beside}` : undefined;
}
