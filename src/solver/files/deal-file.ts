/**
 * Files of deals. Each deal is recognised by how it begins:
 * - `{`: Solvitaire's JSON, up to the brace that closes it;
 * - `Talon:`, `naloT:` or `Foundations:`: a table of PySol, this line and those of the seven piles;
 * - more digits than a number has: a deck string;
 * - anything else is a name in one line, `java:7`, the cards of a deck or a layout.
 *
 * Lines that begin with `#` are comments. Several formats may stand in one file, as in those of KSolve.
 */
import { TextError } from '../../core/text/text-error.js';
import type { DealFormat } from './deal-formats.js';
import { formatOf } from './deal-formats.js';

/** A deal of a file, or what is wrong with it. */
export type FileDeal = NamedDeal | FaultyDeal;

/** A deal of the file. */
export interface NamedDeal {
  readonly ok: true;
  /** A layout for `parseDeal`; or the words of the file, if they are in no format of another program. */
  readonly name: string;
  /** Where the deal begins. */
  readonly line: number;
  readonly column: number;
}

/** Lines of the file that tell no deal. */
export interface FaultyDeal {
  readonly ok: false;
  readonly fault: TextError;
}

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
    if (open?.format.goesOn(open.lines, text) === true) {
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
