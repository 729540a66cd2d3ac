/** Text for a terminal that has no more than ASCII. */

/** What is spelled otherwise than as its letter without marks. Quotation marks go without the space inside them. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[«„“]\s?|\s?[»”]/g, '"'],
  [/[‘’]/g, "'"],
  [/[–—−]/g, '-'],
  [/œ/g, 'oe'],
  [/Œ/g, 'OE'],
  [/æ/g, 'ae'],
  [/Æ/g, 'AE'],
  [/ß/g, 'ss'],
];

/** Letters without their marks, `oe` for `œ`, plain quotes and spaces; what has no such spelling stays as it is. */
export function inAscii(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  const spelled = SPELLINGS.reduce((before, [sign, spelling]) => before.replace(sign, spelling), text);
  return Array.from(spelled.normalize('NFC'), plain).join('');
}

/** The character as its ASCII parts, if it has nothing else but marks. */
function plain(char: string): string {
  const bare = char.normalize('NFKD').replace(/\p{M}/gu, '');
  return /^[ -~]+$/.test(bare) ? bare : char;
}
