/** Won games from the specs' scripts, with each move in two forms: as an event, and as a move that any door accepts. */
import { readFileSync } from 'node:fs';
import type { KlondikeCall } from 'klondike-kit';
import { parseScript } from 'klondike-kit';

/** A draw, or cards moved. The piles have the numbers from York 2009: 0 in play, 1 to 7 tableau, 8 to 11 foundations. */
export type Step = 'draw' | { readonly from: number; readonly count: number; readonly to: number };

export interface WonGame {
  readonly deal: string;
  readonly calls: readonly KlondikeCall[];
  readonly steps: readonly Step[];
}

export const FIRST_FOUNDATION = 8;

/** The game in a script, up to its win. */
export function readWonGame(name: string): WonGame {
  const script = parseScript(
    readFileSync(new URL(`../examples/scripts/${name}.klon`, import.meta.url), 'utf8'),
  );
  const end = script.findIndex(({ kind }) => kind === 'win');
  const deal = script.flatMap((item) => (item.kind === 'tag' && item.key === 'Deal' ? item.text : []))[0];
  if (deal === undefined || end < 0) throw new Error(`${name} is not a won game`);
  const calls = script
    .slice(0, end)
    .flatMap((item) => (item.kind === 'event' ? Array.from({ length: item.times }, () => item.call) : []))
    .filter((call) => call.event !== 'newGame' && call.event !== 'redo');
  return { deal, calls, steps: calls.map(stepOf) };
}

function stepOf({ event, args }: KlondikeCall): Step {
  const [first = NaN, second = NaN, third = NaN] = args;
  switch (event) {
    case 'clickStock':
      return 'draw';
    case 'moveWasteToTableau':
      return { from: 0, count: 1, to: first + 1 };
    case 'moveWasteToFoundation':
      return { from: 0, count: 1, to: first + FIRST_FOUNDATION };
    case 'moveTableauToFoundation':
      return { from: first + 1, count: 1, to: second + FIRST_FOUNDATION };
    case 'moveTableauToTableau':
      return { from: first + 1, count: second, to: third + 1 };
    case 'moveFoundationToTableau':
    case 'newGame':
    case 'undo':
      throw new Error(`only the door of Liège plays ${event}`);
  }
}
