/** Texts of unknown origin, made fit for every medium; and numbers as a reader expects them. */

/** What moves a cursor, hides or reorders text, or is no character at all. Joiners, which scripts need, stay. */
const UNSEEN = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** Line breaks become `\n` and tabs spaces; what cannot be seen is written as its code, `\u{1b}`. */
export const visible = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '    ')
    .replace(UNSEEN, (char) => `\\u{${char.codePointAt(0)?.toString(16) ?? ''}}`);

/** The same, in one line. */
export const oneLine = (text: string): string => visible(text).replace(/\s+/g, ' ').trim();

/** The lines of a text; none if it is empty. */
export const linesOf = (text: string): string[] => {
  const trimmed = visible(text).replace(/\n+$/, '');
  return trimmed === '' ? [] : trimmed.split('\n');
};

/** At most two decimals: `20`, `0.75`. */
export const points = (value: number): string => String(rounded(value));

/** To two decimals, as marks are added up. */
export const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;

/** `1 check`, `3 checks` */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
