/**
 * Files of deals. Each deal is recognised by how it begins:
 * - `{`: Solvitaire's JSON, up to the brace that closes it;
 * - `Talon:`, `naloT:` or `Foundations:`: a table of PySol, this line and those of the seven piles;
 * - more digits than a number has: a deck string;
 * - anything else is a name in one line, `java:7`, the cards of a deck or a layout.
 *
 * What other programs write becomes a layout. Lines that begin with `#` are comments. Several formats may stand in one
 * file, as in those of KSolve.
 */
import { TextError } from '../../core/text/text-error.js';
import type { Word } from '../../core/text/words.js';
import { wordsOf } from '../../core/text/words.js';
import { dealFrom } from '../../games/klondike/model/deals.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { printDeckString, readDeckString } from './deck-string.js';
import { printPysol, PYSOL_START, readPysol } from './pysol.js';
import { printSolvitaire, readSolvitaire } from './solvitaire-json.js';

/** A deal of a file, or what is wrong with it. */
export type FileDeal =
  | {
      readonly ok: true;
      /** A layout for `parseDeal`; or the words of the file, if they are in no format of another program. */
      readonly name: string;
      /** Where the deal begins. */
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly ok: false;
      readonly fault: TextError;
    };

/** Takes a file line by line. */
export interface DealFileReader {
  /** The deal that ends before this line; undefined if none does. */
  line(text: string): FileDeal | undefined;
  /** The deal that ends with the file; undefined if none does. */
  end(): FileDeal | undefined;
}

export function dealFileReader(): DealFileReader {
  let number = 0;
  let open: Block | undefined;
  const end = (): FileDeal | undefined => {
    const block = open;
    open = undefined;
    return block && dealOf(block);
  };
  const line = (text: string): FileDeal | undefined => {
    number++;
    if (open?.format.goesOn?.(open.lines, text) === true) {
      open.lines.push(text);
      return undefined;
    }
    const before = end();
    if (!IS_NO_DEAL.test(text)) open = { format: formatOf(text), lines: [text], from: number };
    return before;
  };
  return { line, end };
}

/** Blank, or a comment of more than a number. */
const IS_NO_DEAL = /^\s*($|#(?!\s*\d+\s*$))/;

/** The lines of a deal, as far as they are read. */
interface Block {
  readonly format: DealFormat;
  readonly lines: string[];
  /** The number of the first line. */
  readonly from: number;
}

function dealOf({ format, lines, from }: Block): FileDeal {
  const text = lines.join('\n');
  try {
    return { ok: true, name: format.read(text), line: from, column: text.search(/\S/) + 1 };
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return { ok: false, fault: error.within({ line: from, column: 1 }) };
  }
}

/** How a deal in a file is recognised and read. */
interface DealFormat {
  /** Fits the first line of a deal. */
  readonly begins: RegExp;
  /** May a deal of these lines go on with the next line? Absent if it has one line. */
  readonly goesOn?: (lines: readonly string[], next: string) => boolean;
  /** The name of the deal. @throws TextError */
  readonly read: (text: string) => string;
}

/** The first one that fits is the format of a deal. */
const formatOf = (line: string): DealFormat => FORMATS.find(({ begins }) => begins.test(line.trim())) ?? NAME;

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
  read: (text) => dealFrom(readDeckString(onlyWord(text))).name,
};

/** `Game: 7` of Klondike-Solver and KSolve, `Ran: 7` of KSolve. */
const NUMBERED: DealFormat = {
  begins: /^(game|ran)\b/i,
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
  read: (text) => {
    const [word] = wordsOf(text);
    throw new TextError(word ?? START, text.trim(), 'the number alone for a deal, or words for a comment');
  },
};

const NAME: DealFormat = { begins: /^/, read: (text) => text.trim() };

const FORMATS: readonly DealFormat[] = [SOLVITAIRE, PYSOL, DECK_STRING, NUMBERED, NUMBER_SIGN];

const START = { line: 1, column: 1 };

/** How many braces are open. The strings of a deal hold none. */
const braces = (text: string): number => text.split('{').length - text.split('}').length;

function onlyWord(text: string): Word {
  const [word, extra] = wordsOf(text);
  if (extra !== undefined) throw new TextError(extra, extra.text, 'nothing after the 156 digits');
  return word ?? { ...START, text: '' };
}

/** The name of a way to write a deal in a file. */
export type DealFormatName = 'name' | 'digits' | 'pysol' | 'solvitaire';

/**
 * Writes a deal as `dealFileReader` reads it again: its name, a deck string, a table of PySol or Solvitaire's JSON.
 * Digits tell a deal before the first move only; others throw a RangeError.
 */
export const DEAL_PRINTERS: Readonly<Record<DealFormatName, (layout: Layout) => string>> = {
  name: (layout) => dealFrom(layout).name,
  digits: printDeckString,
  pysol: printPysol,
  solvitaire: printSolvitaire,
};
