/** Names of numbered deals as people type and paste them: `Java:7`, `#12 345`, `12,345`. */

/** Between all groups of digits stands the same: a space of any width, a comma, a period, an apostrophe. */
const TYPED = /^\s*((?:java|dotnet):|#)?([+-]?(?:\d+|\d{1,3}([^\S\n]|[,.'’])\d{3}(?:\3\d{3})*))\s*$/i;

/** The name as programs write it, `java:12345`. Any other text, also what could be two numbers, stays as it is. */
export const plainName = (typed: string): string =>
  typed.replace(
    TYPED,
    (_, generator: string | undefined = '', number: string) =>
      generator.toLowerCase() + number.replace(/[^-+\d]/g, ''),
  );

/** May this character stand between groups of digits? */
export const isSeparator = (character: string): boolean => /^[\s,.'’]$/.test(character);
