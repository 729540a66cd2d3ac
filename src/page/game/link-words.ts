/**
 * The part of an address that names a game: words such as `#rules=ksu&deal=dotnet:0`, `#scoring=vegas&deal=java:5` or
 * `#game=montecarlo&deal=java:4711`. The cards of a deck are separated by plus signs.
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
  const known: readonly string[] = [...WORDS, FORMER_WORD];
  return names.find((name, at) => !known.includes(name) || names.indexOf(name) < at);
}
