/** Splits text that arrives in pieces into words at white space. */

/** In characters. Nobody answers with a longer word. What is kept of a longer one is not a number. */
const LONGEST = 1 << 16;

/** Cuts pieces of text into words. A word ends only when white space follows it. */
export class Tokens {
  private pending = '';

  /** The words that end in this piece. */
  take(piece: string): string[] {
    const words = piece.split(/\s+/);
    words[0] = this.pending + (words[0] ?? '');
    this.pending = shortened(words.pop() ?? '');
    return words.filter((word) => word !== '');
  }

  /** The last word, which the end of the text ends; nothing if there is none. */
  end(): string[] {
    return this.take('\n');
  }
}

const shortened = (word: string): string => (word.length > LONGEST ? '?'.repeat(LONGEST + 1) : word);
