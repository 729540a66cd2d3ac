/** Text in a terminal: glyphs of one or two columns, cut and wrapped to a width. */
import { inAscii } from '../../core/text/ascii.js';

/** A character with its accents. */
interface Glyph {
  readonly text: string;
  /** In columns. */
  readonly width: 1 | 2;
}

/** Created for the first text that needs it, because that takes as long as loading all other modules of a table. */
let segmenter: Intl.Segmenter | undefined;
const WIDE =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u;
/** Characters that never combine with others and are one column wide. Cards and boxes use only these. */
const SINGLE = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2500-\u259f♠♥♦♣⋮…]*$/;
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]|^\p{M}/u;

/**
 * The glyphs of a text. A character becomes `?` if it would move the cursor or can't be drawn, or if it isn't ASCII and `unicode` is
 * false.
 */
export function glyphsOf(text: string, unicode: boolean): Glyph[] {
  if (SINGLE.test(text) && (unicode || isAscii(text)))
    return text.split('').map((char) => ({ text: char, width: 1 }));
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => {
    if (UNPRINTABLE.test(segment) || (!unicode && !isAscii(segment))) return { text: '?', width: 1 };
    return { text: segment, width: WIDE.test(segment) ? 2 : 1 };
  });
}

/** The glyphs of a text. If `unicode` is false, first replaces accented letters with ASCII letters. */
export const spelledGlyphs = (text: string, unicode: boolean): Glyph[] =>
  glyphsOf(unicode ? text : inAscii(text), unicode);

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

export const widthOf = (text: string, unicode: boolean): number =>
  spelledGlyphs(text, unicode).reduce((width, glyph) => width + glyph.width, 0);

/** The text if it fits in `width` columns; otherwise as much as fits, with an ellipsis. */
export function cut(text: string, width: number, unicode: boolean): string {
  if (widthOf(text, unicode) <= width) return text;
  let kept = '';
  let room = width - 1;
  for (const glyph of spelledGlyphs(text, unicode)) {
    room -= glyph.width;
    if (room < 0) break;
    kept += glyph.text;
  }
  return width < 1 ? '' : kept + (unicode ? '…' : '~');
}

/** Breaks a text into lines between words. Cuts words that are longer than a line. */
export const wrap = (text: string, width: number, unicode: boolean): string[] =>
  text.split('\n').flatMap((line) => wrapLine(line, width, unicode));

function wrapLine(text: string, width: number, unicode: boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, unicode) <= width) {
      line = longer;
    } else {
      if (line !== '') lines.push(line);
      line = cut(word, width, unicode);
    }
  }
  return [...lines, line];
}
