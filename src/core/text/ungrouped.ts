/** Numbers as people write and paste them, with their digits in groups of three: `12 345`, `12,345`. */

/** A space, also one that does not break or a narrow one, a comma, a period, an apostrophe. */
const SEPARATOR = /[ \u00a0\u2009\u202f,.'\u2019]/;

/** The same separator stands between all groups. */
const GROUPED = new RegExp(
  `^(\\s*(?:[a-z]+:|#)?[+-]?)(\\d{1,3}(${SEPARATOR.source})\\d{3}(?:\\3\\d{3})*)\\s*$`,
  'i',
);

/** The text with the digits of its number together: `#12345` for `#12 345`. Any other text stays as it is. */
export const ungrouped = (text: string): string =>
  text.replace(GROUPED, (_, before: string, digits: string) => before + digits.replace(/\D/g, ''));

/** May this character stand between groups of digits? */
export const isSeparator = (character: string): boolean => SEPARATOR.test(character);
