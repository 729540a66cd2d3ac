/**
 * The part of an address that names a game: words such as `#rules=ksu&deal=dotnet:0`, `#scoring=vegas&deal=java:5` or
 * `#game=montecarlo&deal=java:4711`. The cards of a deck are separated by plus signs. The same words count after `?`.
 */

/** In the order of an address. */
export const WORDS = ['game', 'rules', 'scoring', 'deal'] as const;

/** Links of earlier versions have a player's moves as well. They lead to the deal. */
const FORMER_WORD = 'moves';

/** The words of an address, as written there; undefined if absent. */
export type LinkWords = Readonly<Partial<Record<(typeof WORDS)[number], string | undefined>>>;

/** Of the part of an address that begins with `#`; empty if there is none. */
const paramsOf = (hash: string): URLSearchParams => new URLSearchParams(hash.slice(1));

/** Whatever else stands there comes along, and is not looked at. */
export const wordsOfHash = (hash: string): LinkWords => Object.fromEntries(paramsOf(hash));

/**
 * Is the part of an address that begins with `#` made of words, perhaps without values? Else it is the name of a place on the
 * page.
 */
export function isLink(hash: string): boolean {
  const named = paramsOf(hash);
  return hash.includes('=') || WORDS.some((word) => named.has(word));
}

/** The first word that links do not know, or that stands there a second time; undefined if there is none. */
export function strangeWord(hash: string): string | undefined {
  const names = [...paramsOf(hash).keys()];
  return names.find((name, at) => !isWord(name) || names.indexOf(name) < at);
}

/**
 * The link in an address, as its part that begins with `#`. A word after `?` counts if the fragment lacks it. Undefined if the
 * address has no link.
 */
export function linkIn({ hash, search }: Pick<Location, 'hash' | 'search'>): string | undefined {
  const fragment = isLink(hash) ? hash.slice(1) : '';
  const named = new URLSearchParams(fragment);
  const parts = partsOf(search).filter((part) => isWord(nameOf(part)) && !named.has(nameOf(part)));
  if (fragment !== '') parts.push(fragment);
  return parts.length === 0 ? undefined : `#${parts.join('&')}`;
}

/** The part of an address that begins with `?`, without the words of a link. Other words are not ours, and stay. */
export function searchWithoutLink(search: string): string {
  const others = partsOf(search).filter((part) => !isWord(nameOf(part)));
  return others.length === 0 ? '' : `?${others.join('&')}`;
}

const partsOf = (search: string): string[] => (search.length > 1 ? search.slice(1).split('&') : []);

const nameOf = (part: string): string => new URLSearchParams(part).keys().next().value ?? '';

const isWord = (name: string): boolean => [...WORDS, FORMER_WORD].some((word) => word === name);
