/** A grade goes on after a failure: what one fault costs, and what it does not. */
import { expect, test } from '@jest/globals';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { parseScript } from '../../../../src/games/klondike/script/parse.js';
import { printItemIn } from '../../../../src/scripts/language/print.js';
import { LANGUAGE } from '../../../../src/games/klondike/script/language.js';
import type { KlondikeView } from '../../../../src/games/klondike/contract/view.js';
import type { Bring } from '../../../../src/games/klondike/script/runner.js';
import { gradeScript } from '../../../../src/games/klondike/script/runner.js';

/** Refreshes at an undo that has nothing to undo, as if it were accepted, and then counts one move too many. */
class AcceptsUndo extends KlondikeController {
  private told: KlondikeView | undefined;

  override attach(view: KlondikeView): () => void {
    this.told = view;
    return super.attach(view);
  }

  override undo(): void {
    const { canUndo } = this;
    super.undo();
    if (canUndo) return;
    this.told?.updateMoves(99);
    this.told?.refreshWindow();
  }
}

const acceptsUndo: Bring = (view) => {
  const controller = new AcceptsUndo();
  controller.attach(view);
  return controller;
};

const GAME = '[Layout "waste: 2s Kc 6d; f1: Ah; t1: 3c 9h | 7s; t3: 4d | Ks; t4: 2h"] new';

/** `passed/total`, then each failure: its kind and its item. */
function gradeOf(text: string, bring: Bring): string[] {
  const script = parseScript(text);
  const { passed, total, failures } = gradeScript(script, bring);
  const items = failures.map(({ index, kind }) => {
    const item = script[index];
    return `${kind}: ${item === undefined ? 'none' : printItemIn(LANGUAGE, item)}`;
  });
  return [`${passed}/${total}`, ...items];
}

test('a game is played again as long as no more than a million calls are made', () => {
  const grades = [400_000, 600_000].map((times) =>
    gradeOf(`${GAME} redo*${times}? undo? t4>f1`, acceptsUndo),
  );
  expect(grades).toEqual([
    ['3/4', 'accepted: undo?'],
    ['2/4', 'accepted: undo?'],
  ]);
});
