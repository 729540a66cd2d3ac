/**
 * The English texts of line mode. Words of scripts (new, stock, help, quit), frames, the line `# deal: ...`
 * and errors about a text are the same in every language.
 */
export const LINES_ENGLISH = {
  /**
   * Greets a person before the first frame.
   * @param dealing the word that deals; undefined if the deal was chosen
   */
  greeting: (title: string, dealing: string | undefined): string =>
    `${title}, line by line: ${dealing === undefined ? '' : `"${dealing}" deals a game, `}"help" tells the words, "quit" ends.`,
  refused: (word: string, why: string): string => `${word} is refused: ${why}`,
  notAsExpected: (word: string): string => `${word}: not as expected`,
  /** The heads of the columns in the report of a failed check. */
  columns: { expected: 'expected', seen: 'seen' },
  about: (title: string, author: string): string => `${title}, played by ${author}`,
};

export type LineStrings = typeof LINES_ENGLISH;
