/**
 * Reads and writes files that contain deals. The start of a deal shows its format:
 * - `{`: Solvitaire's JSON, up to the matching brace;
 * - `Talon:`, `naloT:` or `Foundations:`: PySol's table, this line and the lines of the seven piles;
 * - more digits than a number can have: a deck string;
 * - anything else: one line with a name such as `java:7`, the cards of a deck, or a layout.
 *
 * Deals from other programs become layouts. Lines that begin with `#` are comments. A file may mix formats, as KSolve's
 * files do.
 */
import { TextError } from '../../core/text/text-error.js';
import type { Word } from '../../core/text/words.js';
import { wordsOf } from '../../core/text/words.js';
import { dealFromLayout } from '../../games/klondike/model/deals.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { printDeckString, readDeckString } from './deck-string.js';
import { printPysol, PYSOL_START, readPysol } from './pysol.js';
import { printSolvitaire, readSolvitaire } from './solvitaire-json.js';

/** A deal from a file, or the error in the deal's text. */
export type FileDeal =
  | {
      readonly ok: true;
      /** A layout for `parseDeal`, or the text in the file if it is not in another program's format. */
      readonly name: string;
      /** The position of the deal in the file. */
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly ok: false;
      readonly fault: TextError;
    };

/** Reads a file line by line. */
export interface DealFileReader {
  /** The deal that ends before this line, if any. */
  line(text: string): FileDeal | undefined;
  /** The deal that ends with the file, if any. */
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
    if (open?.format.continues?.(open.lines, text) === true) {
      open.lines.push(text);
      return undefined;
    }
    const before = end();
    if (!SKIPPED_LINE.test(text)) open = { format: formatOf(text), lines: [text], from: number };
    return before;
  };
  return { line, end };
}

/** A blank line, or a comment that is not just a number. */
const SKIPPED_LINE = /^\s*($|#(?!\s*\d+\s*$))/;

/** The lines of a deal read so far. */
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

/** Recognises and reads the deals of one format. */
interface DealFormat {
  /** Matches the first line of a deal. */
  readonly begins: RegExp;
  /** Can the next line belong to the same deal? Absent if a deal has only one line. */
  readonly continues?: (lines: readonly string[], next: string) => boolean;
  /** The name of the deal. @throws TextError */
  readonly read: (text: string) => string;
}

/** The first format that matches. */
const formatOf = (line: string): DealFormat => FORMATS.find(({ begins }) => begins.test(line.trim())) ?? NAME;

const TABLE_LINES = 8;

/** Matches a text with more digits than a number may have. */
const DIGITS = /^\d{41,}/;

const SOLVITAIRE: DealFormat = {
  begins: /^\{/,
  continues: (lines, next) => !/^\s*\{/.test(next) && braces(lines.join('\n')) > 0,
  read: (text) => dealFromLayout(readSolvitaire(text)).name,
};

const PYSOL: DealFormat = {
  begins: PYSOL_START,
  continues: (lines, next) => {
    const more = /^\s*foundations/i.test(lines[0] ?? '') ? 1 : 0;
    if (lines.length >= TABLE_LINES + more || /^\s*(#|$)/.test(next)) return false;
    return lines.length === more || !PYSOL_START.test(next.trim());
  },
  read: (text) => dealFromLayout(readPysol(text)).name,
};

const DECK_STRING: DealFormat = {
  begins: DIGITS,
  read: (text) => dealFromLayout(readDeckString(onlyWord(text))).name,
};

/** Numbered deals: `Game: 7` in Klondike-Solver and KSolve, `Ran: 7` in KSolve. */
const NUMBERED: DealFormat = {
  begins: /^(game|ran)\b/i,
  read: (text) => {
    const [word] = wordsOf(text);
    throw new TextError(
      word ?? START,
      word?.text ?? '',
      'the cards of a deal; numbered deals from Klondike-Solver and KSolve are not supported',
    );
  },
};

/** As a deal's name, `#7` means the same as `7`, but in a file it could also be a comment. */
const NUMBER_SIGN: DealFormat = {
  begins: /^#\s*\d+$/,
  read: (text) => {
    const [word] = wordsOf(text);
    throw new TextError(word ?? START, text.trim(), 'a number without # for a deal, or words for a comment');
  },
};

const NAME: DealFormat = { begins: /^/, read: (text) => text.trim() };

const FORMATS: readonly DealFormat[] = [SOLVITAIRE, PYSOL, DECK_STRING, NUMBERED, NUMBER_SIGN];

const START = { line: 1, column: 1 };

/** The number of open braces. The strings in a deal contain no braces. */
const braces = (text: string): number => text.split('{').length - text.split('}').length;

function onlyWord(text: string): Word {
  const [word, extra] = wordsOf(text);
  if (extra !== undefined) throw new TextError(extra, extra.text, 'nothing after the 156 digits');
  return word ?? { ...START, text: '' };
}

/** A format for writing a deal to a file. */
export type DealFormatName = 'name' | 'digits' | 'pysol' | 'solvitaire';

/**
 * Writes a deal so that `dealFileReader` can read it: its name, a deck string, a PySol table or Solvitaire's JSON. A
 * deck string works only before the first move; later, this function throws a RangeError.
 */
export const DEAL_PRINTERS: Readonly<Record<DealFormatName, (layout: Layout) => string>> = {
  name: (layout) => dealFromLayout(layout).name,
  digits: printDeckString,
  pysol: printPysol,
  solvitaire: printSolvitaire,
};
