/**
 * Keyboards without Latin letters. A terminal sends the letter, not the key, so we look up which Latin letter shares its
 * key. Layouts: `ru`, `ua`, `gr` and `il` of xkeyboard-config 2.35.1. Bulgarian and Serbian keyboards have the same letters
 * on other keys, so their letters stand for the Russian ones.
 */

/** In each row, the two texts list what the same keys type on two keyboards. */
const ROWS: readonly (readonly [foreign: string, latin: string])[] = [
  ['йцукенгшщзхъ', 'qwertyuiop[]'],
  ['фывапролджэ', "asdfghjkl;'"],
  ['ячсмитьбюё', 'zxcvbnm,.`'],
  ['ЙЦУКЕНГШЩЗХЪ', 'QWERTYUIOP{}'],
  ['ФЫВАПРОЛДЖЭ', 'ASDFGHJKL:"'],
  ['ЯЧСМИТЬБЮЁ', 'ZXCVBNM<>~'],
  ['іїєґ', "s]'\\"],
  ['ІЇЄҐ', 'S}"|'],
  ['ςερτυθιοπασδφγηξκλζχψωβνμ', 'wertyuiopasdfghjklzxcvbnm'],
  ['ΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ', 'ERTYUIOPASDFGHJKLZXCVBNM'],
  ['קראטוןםפשדגכעיחלךףזסבהנמצתץ', 'ertyuiopasdfghjkl;zxcvbnm,.'],
];

const LATIN: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([foreign, latin]) =>
    Array.from(foreign, (letter, at) => [letter, latin.charAt(at)] as const),
  ),
);

/** The Latin letter on the key that types this letter. Any other key is returned as it is. */
export const latinKey = (key: string): string => LATIN.get(key) ?? key;
