/**
 * Tests the start options that change the constants or overwrite the arrays of a submission, for every kind of
 * submission.
 */
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Card, KlondikeView, TableauIndex } from 'klondike-kit';
import * as kit from 'klondike-kit';
import { FrameView, KlondikeController, printFrame } from 'klondike-kit';
import { candidateOf } from '../../../src/grading/candidate/candidate-of.js';
import { inProcess } from '../../../src/grading/candidate/in-process.js';
import { faultOf, startCandidate } from '../../support/grading/start-candidate.js';
import { folderOf } from '../../support/grading/submissions.js';

const EMPTY = 'clickStock() {} undo() {} getName() { return ""; }';

const FOLDER = folderOf({
  'names.mjs': `import * as kit from 'klondike-kit';
    import { CLUBS_2, HIDDEN, KlondikeView, TABLEAU_2, SPADE_K } from 'klondike-kit';
    export default class {
      constructor(view) { this.view = view; }
      newGame() {
        this.view.tableauCards(TABLEAU_2, [HIDDEN, SPADE_K, CLUBS_2, kit.cardOf(kit.HEARTS, 1)]);
        this.view.wasteCards([kit.parseCard(kit.printCard(KlondikeView.DIAMONDS_Q))]);
        this.view.updateMoves(kit.rankOf(CLUBS_2));
        this.view.refreshWindow();
      }
      moveTableauToTableau(from, count, to) { if (from === TABLEAU_2) this.view.updateMoves(count); this.view.refreshWindow(); }
      ${EMPTY}
    }`,
  'numbers.cjs': `module.exports = class {
      constructor(view) { this.view = view; }
      newGame() { this.view.tableauCards(1, [52, 12]); this.view.refreshWindow(); }
      ${EMPTY}
    }`,
  'controller.mjs': `import { KlondikeController } from 'klondike-kit';
    export default class extends KlondikeController {}`,
  'keeps.mjs': `const cards = [0, 1];
    export default class {
      constructor(view) { this.view = view; }
      newGame() { this.view.tableauCards(0, cards); this.view.refreshWindow(); }
      ${EMPTY}
    }`,
});

const candidateIn = (name: string): ReturnType<typeof candidateOf> => candidateOf(join(FOLDER, name));

/** Numbers from 100 up for all constants, with the cards in reverse order. */
const CONSTANTS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(kit.KlondikeView).map(([name, number]) => [
    name,
    /^(FOUNDATION|TABLEAU)_/.test(name) ? 100 + number : 152 - number,
  ]),
);

describe('different numbers for the constants', () => {
  test('a handler that uses the names of the constants plays as usual', () => {
    const [ours, theirs] = [new FrameView(), new FrameView()];
    const own = startCandidate(candidateIn('names.mjs'), ours);
    const other = startCandidate(candidateIn('names.mjs'), theirs, { constants: CONSTANTS });
    for (const handler of [own, other]) {
      handler.newGame();
      handler.moveTableauToTableau(kit.TABLEAU_2, 4, kit.TABLEAU_3);
    }
    expect(printFrame(ours.frame)).toBe('stock: empty\nwaste: Qd\nt2: ## Ks 2c Ah\nmoves: 4');
    expect(theirs.frame).toEqual(ours.frame);
  });

  test('a handler that uses fixed numbers is found out', () => {
    const view = new FrameView();
    const handler = startCandidate(candidateIn('numbers.cjs'), view, { constants: CONSTANTS });
    expect(() => handler.newGame()).toThrow(expect.objectContaining({ name: 'UnknownTableauException' }));
    expect(view.frame.tableau.flat()).toEqual([]);
  });

  test('a handler that cannot use different numbers is rejected', () => {
    const fault = faultOf(() =>
      candidateIn('controller.mjs').start(new FrameView(), { seed: 1, constants: CONSTANTS }),
    );
    expect([fault.kind, fault.message]).toEqual([
      'not started',
      'It uses KlondikeController of klondike-kit, which works only with the usual constants.',
    ]);
    expect(inProcess(() => new KlondikeController()).takesConstants).toBe(false);
  });

  test('a factory in this process gets the numbers', () => {
    const view = new FrameView();
    const named = inProcess(
      (shown, { TABLEAU_2, SPADES_K } = {}) =>
        Object.assign(new KlondikeController(), {
          newGame: () => {
            shown.tableauCards(TABLEAU_2 as TableauIndex, [SPADES_K as Card]);
            shown.refreshWindow();
          },
        }),
      { takesConstants: true },
    );
    startCandidate(named, view, { constants: CONSTANTS }).newGame();
    expect(printFrame(view.frame)).toContain('t2: Ks');
  });
});

describe.each([
  ['in its own process', candidateIn('keeps.mjs')],
  ['in this process', inProcess(keeper)],
])('arrays that a handler reuses, %s', (_place, candidate) => {
  test.each([
    [true, 't1: ## ##'],
    [false, 't1: As 2s'],
  ])('the arrays are overwritten if the options say so: %s', (spoilsArrays, shown) => {
    const view = new FrameView();
    const handler = startCandidate(candidate, view, { spoilsArrays });
    handler.newGame();
    expect(printFrame(view.frame)).toContain('t1: As 2s');
    handler.newGame();
    expect(printFrame(view.frame)).toContain(shown);
  });
});

test('the same seed gives a handler in this process the same cards and leaves other random numbers alone', () => {
  const { random } = Math;
  const dealt = [1, 1, 2].map((seed) => {
    const view = new FrameView();
    const controller = (shown: KlondikeView): KlondikeController => {
      const made = new KlondikeController();
      made.attach(shown);
      return made;
    };
    startCandidate(inProcess(controller), view, { seed }).newGame();
    return printFrame(view.frame);
  });
  expect([dealt[1] === dealt[0], dealt[2] === dealt[0], Math.random]).toEqual([true, false, random]);
});

function keeper(view: KlondikeView): KlondikeController {
  const cards = [0, 1] as Card[];
  return Object.assign(new KlondikeController(), {
    newGame: () => {
      view.tableauCards(kit.TABLEAU_1, cards);
      view.refreshWindow();
    },
  });
}
