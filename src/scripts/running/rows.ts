/** What was expected and what was seen, side by side. */

/** One thing expected and what was seen of it, as text. */
export interface Row {
  readonly name: string;
  readonly expected: string;
  readonly seen: string;
  readonly holds: boolean;
}

export const row = (name: string, expected: string, seen: string): Row => ({
  name,
  expected,
  seen,
  holds: expected === seen,
});

/** A table of what was expected and seen, with a mark at the rows where they differ. */
export function printRows(
  rows: readonly Row[],
  { expected, seen }: Pick<Row, 'expected' | 'seen'> = { expected: 'expected', seen: 'seen' },
): string {
  const head: Row = { name: '', expected, seen, holds: true };
  const all = [head, ...rows];
  const nameWidth = Math.max(...all.map(({ name }) => name.length));
  const expectedWidth = Math.max(...all.map(({ expected }) => expected.length));
  return all
    .map(({ name, expected, seen, holds }) =>
      [holds ? ' ' : '>', name.padEnd(nameWidth), expected.padEnd(expectedWidth), seen].join('  ').trimEnd(),
    )
    .join('\n');
}
