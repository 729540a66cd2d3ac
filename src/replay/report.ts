/** A failed script, for people. */
import type { Row } from './facts.js';
import { placeOfItem } from './parse.js';
import { printScript } from './print.js';
import type { Failure } from './run.js';
import type { Script } from './script.js';

export interface Source {
  /** As messages are to name the script. */
  readonly name: string;
  readonly text: string;
  readonly script: Script;
}

/** The failure's place, what was expected and seen side by side, and the script up to there. */
export function printFailure({ name, text, script }: Source, { index, rows }: Failure): string {
  const { line, column } = placeOfItem(text, index);
  const before = printScript(script.slice(0, index + 1)).trimEnd();
  return [
    `${name}:${line}:${column}: not as expected`,
    indented(printRows(rows)),
    'The script up to there:',
    indented(before),
  ].join('\n');
}

/** A table of what was expected and seen, with a mark at the rows where they differ. */
export function printRows(rows: readonly Row[]): string {
  const head: Row = { name: '', expected: 'expected', seen: 'seen', holds: true };
  const all = [head, ...rows];
  const nameWidth = Math.max(...all.map(({ name }) => name.length));
  const expectedWidth = Math.max(...all.map(({ expected }) => expected.length));
  return all
    .map(({ name, expected, seen, holds }) =>
      [holds ? ' ' : '>', name.padEnd(nameWidth), expected.padEnd(expectedWidth), seen].join('  ').trimEnd(),
    )
    .join('\n');
}

const indented = (text: string): string => text.replace(/^/gm, '  ');
