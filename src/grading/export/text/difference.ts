/** Two tables compared: what was expected, and what was seen. */
import type { Frame, ShownPile } from '../../../games/klondike/contract/frame.js';
import { SHOWN_PILES } from '../../../games/klondike/contract/frame.js';
import { parseFrame, printFrame } from '../../../games/klondike/contract/frame-text.js';
import { TextError } from '../../../core/text/text-error.js';

/** One line of both. */
export interface Row {
  /** `t3`, `waste`, `moves`: what the line is about. */
  readonly about: string;
  /** The line without its key; `-` if there is none. */
  readonly expected: string;
  readonly seen: string;
  readonly differs: boolean;
}

/** The order in which a frame is read. */
const KEYS = ['stock', ...SHOWN_PILES, 'moves', 'won'];

/** The frame of a text; undefined for a sentence. */
export function frameIn(text: string): Frame | undefined {
  if (text.trim() === '') return undefined;
  try {
    return parseFrame(text);
  } catch (error) {
    if (error instanceof TextError) return undefined;
    throw error;
  }
}

/** All lines of both frames; undefined if the texts are not both frames. */
export function rowsOf(expected: string, seen: string): readonly Row[] | undefined {
  const [one, other] = [frameIn(expected), frameIn(seen)];
  if (one === undefined || other === undefined) return undefined;
  const [asked, shown] = [valuesOf(one), valuesOf(other)];
  return KEYS.filter((key) => asked.has(key) || shown.has(key)).map((about) => {
    const row = { about, expected: asked.get(about) ?? '-', seen: shown.get(about) ?? '-' };
    return { ...row, differs: row.expected !== row.seen };
  });
}

/** The piles that differ. */
export const pilesIn = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(rows.filter(({ differs }) => differs).map(({ about }) => about));

export type BoardPile = ShownPile | 'stock';

const valuesOf = (frame: Frame): Map<string, string> =>
  new Map(
    printFrame(frame)
      .split('\n')
      .map((line) => {
        const [key = '', value = 'yes'] = line.split(/: ?(.*)/s);
        return [key, value];
      }),
  );
