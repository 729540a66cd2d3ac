/**
 * The part of an address that names a game: words such as `#rules=ksu&deal=dotnet:0`, `#scoring=vegas&deal=java:5` or
 * `#game=montecarlo&deal=java:4711`. The cards of a deck are separated by plus signs.
 */

/** In the order of an address. */
export const WORDS = ['game', 'rules', 'scoring', 'deal', 'moves'] as const;

/** The words of an address, as written there; undefined if absent. */
export type LinkWords = Readonly<Partial<Record<(typeof WORDS)[number], string | undefined>>>;

export function wordsOfHash(hash: string): LinkWords {
  const named = new URLSearchParams(hash.replace(/^#/, ''));
  return Object.fromEntries(WORDS.map((word) => [word, named.get(word) ?? undefined]));
}

/** Is the part of an address that begins with `#` made of words? Else it is the name of a place on the page. */
export const isLink = (hash: string): boolean => hash.includes('=');

/** The first word that links do not know, or have already; undefined if there is none. */
export function strangeWord(hash: string): string | undefined {
  const names = [...new URLSearchParams(hash.slice(1)).keys()];
  return names.find((name, at) => !WORDS.some((word) => word === name) || names.indexOf(name) < at);
}
