/** Rewrites text for a terminal that shows only ASCII. */

/** Characters for which removing the accents isn't enough. The space inside French quotation marks is dropped. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[«„“]\s?|\s?[»”]/g, '"'],
  [/[‘’]/g, "'"],
  [/[–—−·]/g, '-'],
  [/œ/g, 'oe'],
  [/Œ/g, 'OE'],
  [/æ/g, 'ae'],
  [/Æ/g, 'AE'],
  [/ß/g, 'ss'],
  [/★/g, '*'],
  [/☆/g, '.'],
  [/[\u2713\u2717] ?/g, ''],
];

/**
 * The text in ASCII: letters without accents, `oe` for `œ`, plain quotes and spaces. A character without an
 * ASCII spelling stays as it is.
 */
export function inAscii(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  const spelled = SPELLINGS.reduce((before, [sign, spelling]) => before.replace(sign, spelling), text);
  return Array.from(spelled.normalize('NFC'), plain).join('');
}

/** The character without its accents if the rest is ASCII; otherwise the character itself. */
function plain(char: string): string {
  const bare = char.normalize('NFKD').replace(/\p{M}/gu, '');
  return /^[ -~]+$/.test(bare) ? bare : char;
}
