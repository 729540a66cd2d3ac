import { describe, test } from '@jest/globals';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../../../../src/games/klondike/words/piles.js';
import { viewConformance } from '../../../../src/testing.js';
import { TerminalView } from '../../../../src/games/klondike/terminal/terminal-view.js';
import { plain } from './marked.js';
import { goTo, keysToLift } from './pilot.js';
import { READABLE, cardsInHand, readFrame } from './read-screen.js';

/** Types the keys of a player. Gives up if cards or piles are missing. */
function play(view: TerminalView, { event, args }: KlondikeCall): void {
  const [one = NaN, two = NaN, three = NaN]: readonly number[] = args;
  switch (event) {
    case 'newGame':
      return startAnew(view);
    case 'clickStock':
      return view.type('d');
    case 'undo':
      return view.type('u');
    case 'moveWasteToTableau':
      return carry(view, { from: 'waste', count: 1, to: TABLEAU[one] });
    case 'moveWasteToFoundation':
      return carry(view, { from: 'waste', count: 1, to: FOUNDATIONS[one] });
    case 'moveTableauToFoundation':
      return carry(view, { from: TABLEAU[one], count: 1, to: FOUNDATIONS[two] });
    case 'moveTableauToTableau':
      return carry(view, { from: TABLEAU[one], count: two, to: TABLEAU[three] });
    case 'moveFoundationToTableau':
      return carry(view, { from: FOUNDATIONS[one], count: 1, to: TABLEAU[two] });
  }
}

function startAnew(view: TerminalView): void {
  view.type('n');
  if (view.screen.some((line) => plain(line).includes('Leave this game?'))) view.type('n');
}

interface Carry {
  readonly from: PileId | undefined;
  readonly count: number;
  readonly to: PileId | undefined;
}

function carry(view: TerminalView, { from, count, to }: Carry): void {
  if (from === undefined || to === undefined || !(count >= 1 && count <= 52)) return;
  view.type(keysToLift(from, count));
  if (cardsInHand(view) === count) return view.type(`${goTo(to)}\r`);
  view.type('\x1b');
  view.settle();
}

describe('a terminal that is read from its screen and played with its keyboard', () => {
  const checks = viewConformance({
    create: (handler) => {
      const view = new TerminalView(handler, { ...READABLE, write: () => undefined });
      view.redraw();
      return view;
    },
    read: readFrame,
    play,
  });
  test.each(checks)('$name', ({ run }) => run());
});
