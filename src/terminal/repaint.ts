/** What turns one drawing into the next: the lines that differ, each written anew in its row. */
export const repaint = (before: readonly string[], after: readonly string[]): string =>
  after.map((line, row) => (line === before[row] ? '' : `\x1b[${row + 1};1H\x1b[2K${line}`)).join('');
