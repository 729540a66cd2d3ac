/**
 * How a deal in a file is recognised and read. What other programs write becomes a layout; everything else is a name in
 * one line.
 */
import { TextError } from '../../core/text/text-error.js';
import type { Word } from '../../core/text/words.js';
import { wordsOf } from '../../core/text/words.js';
import { dealFrom } from '../../games/klondike/model/deals.js';
import { readDeckString } from './deck-string.js';
import { readPysol } from './pysol-reader.js';
import { PYSOL_START } from './pysol-text.js';
import { readSolvitaire } from './solvitaire-json.js';

export interface DealFormat {
  /** Fits the first line of a deal. */
  readonly begins: RegExp;
  /** May a deal of these lines go on with the next line? */
  readonly goesOn: (lines: readonly string[], next: string) => boolean;
  /** The name of the deal. @throws TextError */
  readonly read: (text: string) => string;
}

/** The first one that fits is the format of a deal. */
export const formatOf = (line: string): DealFormat =>
  FORMATS.find(({ begins }) => begins.test(line.trim())) ?? NAME;

const inOneLine = (): boolean => false;

const TABLE_LINES = 8;

/** Longer than the digits of a number may be. */
const DIGITS = /^\d{41,}/;

const SOLVITAIRE: DealFormat = {
  begins: /^\{/,
  goesOn: (lines, next) => !/^\s*\{/.test(next) && braces(lines.join('\n')) > 0,
  read: (text) => dealFrom(readSolvitaire(text)).name,
};

const PYSOL: DealFormat = {
  begins: PYSOL_START,
  goesOn: (lines, next) => {
    const more = /^\s*foundations/i.test(lines[0] ?? '') ? 1 : 0;
    if (lines.length >= TABLE_LINES + more || /^\s*(#|$)/.test(next)) return false;
    return lines.length === more || !PYSOL_START.test(next.trim());
  },
  read: (text) => dealFrom(readPysol(text)).name,
};

const DECK_STRING: DealFormat = {
  begins: DIGITS,
  goesOn: inOneLine,
  read: (text) => dealFrom(readDeckString(onlyWord(text))).name,
};

/** `Game: 7` of Klondike-Solver and KSolve, `Ran: 7` of KSolve. */
const NUMBERED: DealFormat = {
  begins: /^(game|ran)\b/i,
  goesOn: inOneLine,
  read: (text) => {
    const [word] = wordsOf(text);
    throw new TextError(
      word ?? START,
      word?.text ?? '',
      'the cards of a deal; the shuffles of Klondike-Solver and KSolve are not known here',
    );
  },
};

/** As the name of a deal `#7` is as good as `7`, but in a file it could be a comment as well. */
const NUMBER_SIGN: DealFormat = {
  begins: /^#\s*\d+$/,
  goesOn: inOneLine,
  read: (text) => {
    const [word] = wordsOf(text);
    throw new TextError(word ?? START, text.trim(), 'the number alone for a deal, or words for a comment');
  },
};

const NAME: DealFormat = { begins: /^/, goesOn: inOneLine, read: (text) => text.trim() };

const FORMATS: readonly DealFormat[] = [SOLVITAIRE, PYSOL, DECK_STRING, NUMBERED, NUMBER_SIGN];

const START = { line: 1, column: 1 };

/** How many braces are open. The strings of a deal hold none. */
const braces = (text: string): number => text.split('{').length - text.split('}').length;

function onlyWord(text: string): Word {
  const [word, extra] = wordsOf(text);
  if (extra !== undefined) throw new TextError(extra, extra.text, 'nothing after the 156 digits');
  return word ?? { ...START, text: '' };
}
