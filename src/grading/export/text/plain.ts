/** Makes texts of unknown origin safe for every format, and formats numbers. */

/** Invisible, reordering and unassigned characters, except joiners, which some writing systems need. */
const UNSEEN = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** Writes line breaks as `\n`, tabs as spaces, and invisible characters as codes such as `\u{1b}`. */
export const visible = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '    ')
    .replace(UNSEEN, (char) => `\\u{${char.codePointAt(0)?.toString(16) ?? ''}}`);

/** The same text on one line. */
export const oneLine = (text: string): string => visible(text).replace(/\s+/g, ' ').trim();

/** The lines of a text. An empty text has no lines. */
export const linesOf = (text: string): string[] => {
  const trimmed = visible(text).replace(/\n+$/, '');
  return trimmed === '' ? [] : trimmed.split('\n');
};

/** At most two decimals: `20`, `0.75`. */
export const points = (value: number): string => String(rounded(value));

/** Rounds to two decimals, the precision of marks. */
export const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;

/** `1 check`, `3 checks` */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
