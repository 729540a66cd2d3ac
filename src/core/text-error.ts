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

  /** An empty `word` means that the text ended. */
  constructor(
    place: Place,
    readonly word: string,
    readonly expected: string,
  ) {
    super(`line ${place.line}, column ${place.column}: ${quoted(word)}; expected ${expected}`);
    this.line = place.line;
    this.column = place.column;
  }
}

const LONGEST_QUOTE = 40;

/** The word in quotes, control characters escaped, cut where it is long. */
function quoted(word: string): string {
  if (word === '') return 'the text ends';
  const cut = word.length > LONGEST_QUOTE ? `${word.slice(0, LONGEST_QUOTE)}...` : word;
  return JSON.stringify(cut);
}

/** The place of the character at `offset`. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  let line = 1;
  for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1)) line++;
  return { line, column: offset - lastBreak };
}
