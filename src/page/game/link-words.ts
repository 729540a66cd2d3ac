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

/** Do the words name a game, rules or a deal? */
export const hasWords = (words: LinkWords): boolean => WORDS.some((word) => words[word] !== undefined);
