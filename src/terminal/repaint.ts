/** The text that turns one drawing in the terminal into the next: each line that differs is written anew. */
export const repaint = (before: readonly string[], after: readonly string[]): string =>
  after.map((line, row) => (line === before[row] ? '' : `\x1b[${row + 1};1H\x1b[2K${line}`)).join('');
