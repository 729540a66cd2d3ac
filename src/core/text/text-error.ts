/** Errors in texts, with the place of each error. */
import { checkGiven } from '../given.js';

/** The place of a word in a text. Lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** An error in a text, with the wrong word, its place and the expected form. */
export class TextError extends Error {
  override readonly name = 'TextError';
  readonly line: number;
  readonly column: number;

  /** An empty `word` means that the place is empty. */
  constructor(
    place: Place,
    readonly word: string,
    readonly expected: string,
  ) {
    checkGiven('place', place, 'an object');
    checkGiven('word', word, 'a string');
    checkGiven('expected', expected, 'a string');
    super(`line ${place.line}, column ${place.column}: ${quotedWord(word)}; expected ${expected}`);
    this.line = place.line;
    this.column = place.column;
  }

  /** The same error for a larger text, in which this error's text begins at `start`. */
  within(start: Place): TextError {
    checkGiven('start', start, 'an object');
    const column = this.line === 1 ? this.column + start.column - 1 : this.column;
    return new TextError({ line: this.line + start.line - 1, column }, this.word, this.expected);
  }
}

const LONGEST_QUOTE = 40;

/** The word in quotes, cut if it is long. Control characters and invisible characters are escaped. */
export function quotedWord(word: string): string {
  if (word === '') return 'nothing is there';
  const cut = word.length > LONGEST_QUOTE ? `${word.slice(0, LONGEST_QUOTE)}...` : word;
  return JSON.stringify(cut).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
}

const escaped = (sign: string): string => `\\u{${Number(sign.codePointAt(0)).toString(16)}}`;

/** The place of the character at `offset`. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  let line = 1;
  for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1)) line++;
  return { line, column: offset - lastBreak };
}

/** The message for an error in a text of one line. It leaves out the line, and the column if that is 1. */
export const faultInLine = ({ message }: TextError): string => message.replace(/^line 1, (column 1: )?/, '');

/**
 * Reads a name that was typed on one line.
 * @param worded makes a message from the error in the name
 * @throws Error with a one-line message
 */
export function readingLine<Value>(
  read: () => Value,
  worded: (fault: string) => string = (fault) => fault,
): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof TextError) || error.line > 1) throw error;
    throw new Error(worded(faultInLine(error)), { cause: error });
  }
}
