/** Where a word stands in a text. Lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A word in a text that cannot be read: what it is, where it stands and what was expected there. */
export class TextError extends Error {
  override readonly name = 'TextError';
  readonly line: number;
  readonly column: number;

  /** An empty `word` means that there is none. */
  constructor(
    place: Place,
    readonly word: string,
    readonly expected: string,
  ) {
    super(`line ${place.line}, column ${place.column}: ${quoted(word)}; expected ${expected}`);
    this.line = place.line;
    this.column = place.column;
  }

  /** The same error, told of a larger text in which the one it was found in begins at `start`. */
  within(start: Place): TextError {
    const column = this.line === 1 ? this.column + start.column - 1 : this.column;
    return new TextError({ line: this.line + start.line - 1, column }, this.word, this.expected);
  }
}

/** What is wrong with a text of one line: the line is not named, nor the first column. */
export const faultInLine = ({ message }: TextError): string => message.replace(/^line 1, (column 1: )?/, '');

const LONGEST_QUOTE = 40;

/** The word in quotes, cut where it is long; whatever a terminal would obey or hide is escaped. */
function quoted(word: string): string {
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
