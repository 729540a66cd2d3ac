/**
 * The part of an address that names a game: words such as `#rules=ksu&deal=dotnet:0` or
 * `#game=montecarlo&deal=java:4711`. The cards of a deck stand between plus signs.
 */
import { TextError, faultInLine } from '../../core/text/text-error.js';
import { capitalized } from '../../browser/names.js';

/** In the order of an address. */
const WORDS = ['game', 'rules', 'deal'] as const;

/** What an address names, as it stands there; undefined what it does not. */
export type Words = Readonly<Partial<Record<(typeof WORDS)[number], string | undefined>>>;

export function wordsOfHash(hash: string): Words {
  const named = new URLSearchParams(hash.replace(/^#/, ''));
  return Object.fromEntries(WORDS.map((word) => [word, named.get(word) ?? undefined]));
}

/** Does the address name anything of ours? */
export const hasWords = (words: Words): boolean => WORDS.some((word) => words[word] !== undefined);

/** The address with these words in place of whatever part it named. */
export function addressWith(address: string, words: Words): string {
  const named = WORDS.flatMap((word) => {
    const text = words[word];
    return text === undefined ? [] : [`${word}=${encoded(text)}`];
  });
  return `${address.replace(/#.*$/s, '')}#${named.join('&')}`;
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%20', '+');

/** @throws Error that says what is wrong with the name, which is one line */
export function reading<Value>(read: (name: string) => Value, name: string): Value {
  try {
    return read(name);
  } catch (error) {
    if (!(error instanceof TextError) || error.line > 1) throw error;
    throw new Error(capitalized(faultInLine(error)), { cause: error });
  }
}
