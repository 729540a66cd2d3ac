/**
 * The words in a link: `#rules=ksu&deal=dotnet:0`, `#scoring=vegas&deal=java:5` or `#game=montecarlo&deal=java:4711`.
 * A shared result also has its number of moves, for others to beat: `#deal=java:5&beat=98`.
 * Plus signs separate the cards of a deck. The same words also work after `?`.
 */

/** In the order in which they appear in links. */
export const WORDS = ['game', 'rules', 'scoring', 'deal', 'beat'] as const;

/** Links from earlier versions also have the player's moves. Now they lead to the deal. */
const FORMER_WORD = 'moves';

/** The values of the words, as written in the address; undefined if absent. */
export type LinkWords = Readonly<Partial<Record<(typeof WORDS)[number], string | undefined>>>;

/** @param hash the part of an address that begins with `#`; may be empty */
const paramsOf = (hash: string): URLSearchParams => new URLSearchParams(hash.slice(1));

/** Keeps unknown words too; nothing reads them. */
export const wordsOfHash = (hash: string): LinkWords => Object.fromEntries(paramsOf(hash));

/**
 * Does the part of an address that begins with `#` have words, perhaps without values? If not, it names a place on the page.
 */
export function isLink(hash: string): boolean {
  const named = paramsOf(hash);
  return hash.includes('=') || WORDS.some((word) => named.has(word));
}

/** The first unknown or repeated word, if any. */
export function strangeWord(hash: string): string | undefined {
  const names = [...paramsOf(hash).keys()];
  return names.find((name, at) => !isWord(name) || names.indexOf(name) < at);
}

/**
 * The link in an address, as a text that begins with `#`; undefined without one. A word after `?` counts unless the
 * same word is after `#`.
 */
export function linkIn({ hash, search }: Pick<Location, 'hash' | 'search'>): string | undefined {
  const fragment = isLink(hash) ? hash.slice(1) : '';
  const named = new URLSearchParams(fragment);
  const parts = partsOf(search).filter((part) => isWord(nameOf(part)) && !named.has(nameOf(part)));
  if (fragment !== '') parts.push(fragment);
  return parts.length === 0 ? undefined : `#${parts.join('&')}`;
}

/** The part of an address that begins with `?`, without the words of a link. Other words stay. */
export function searchWithoutLink(search: string): string {
  const others = partsOf(search).filter((part) => !isWord(nameOf(part)));
  return others.length === 0 ? '' : `?${others.join('&')}`;
}

const partsOf = (search: string): string[] => (search.length > 1 ? search.slice(1).split('&') : []);

const nameOf = (part: string): string => new URLSearchParams(part).keys().next().value ?? '';

const isWord = (name: string): boolean => [...WORDS, FORMER_WORD].some((word) => word === name);
