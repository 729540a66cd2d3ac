/**
 * What a game says that is played line by line, in English. Words of scripts (new, stock, help, quit), frames, the line
 * `# deal: ...` and what is wrong with a text belong to no language: they stay as they are.
 */
export const LINES_ENGLISH = {
  /** To a person, before the first frame. @param dealing the word that deals; undefined where the deal was chosen */
  greeting: (title: string, dealing: string | undefined): string =>
    `${title}, line by line: ${dealing === undefined ? '' : `"${dealing}" deals a game, `}"help" tells the words, "quit" ends.`,
  refused: (word: string, why: string): string => `${word} is refused: ${why}`,
  notAsExpected: (word: string): string => `${word}: not as expected`,
  /** Above the columns of a check that failed. */
  columns: { expected: 'expected', seen: 'seen' },
  about: (title: string, author: string): string => `${title}, played by ${author}`,
};

export type LineStrings = typeof LINES_ENGLISH;
