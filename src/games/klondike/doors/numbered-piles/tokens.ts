/** White-space separated words, from text that comes in pieces. */

/** In characters. Nobody answers with a longer word; what is kept of one is no number. */
const LONGEST = 1 << 16;

/** Cuts pieces of text into words; a word ends only where white space follows it. */
export class Tokens {
  private pending = '';

  /** The words that end in this piece. */
  take(piece: string): string[] {
    const words = piece.split(/\s+/);
    words[0] = this.pending + (words[0] ?? '');
    this.pending = shortened(words.pop() ?? '');
    return words.filter((word) => word !== '');
  }

  /** The word that the end of the text ends, if any. */
  end(): string[] {
    return this.take('\n');
  }
}

const shortened = (word: string): string => (word.length > LONGEST ? '?'.repeat(LONGEST + 1) : word);
