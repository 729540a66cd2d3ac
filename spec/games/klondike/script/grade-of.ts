/** The grade for a script as text, and a handler with a fault that costs points. */
import type { KlondikeView } from '../../../../src/games/klondike/contract/view.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { LANGUAGE } from '../../../../src/games/klondike/script/language.js';
import { parseScript } from '../../../../src/games/klondike/script/text.js';
import type { Bring } from '../../../../src/games/klondike/script/runner.js';
import { gradeScript } from '../../../../src/games/klondike/script/runner.js';
import { printItemIn } from '../../../../src/scripts/language/print.js';

/** Refreshes its view at an undo that it must refuse, and then counts one move too many. */
class AcceptsUndo extends KlondikeController {
  private attached: KlondikeView | undefined;

  override attach(view: KlondikeView): () => void {
    this.attached = view;
    return super.attach(view);
  }

  override undo(): void {
    const { canUndo } = this;
    super.undo();
    if (canUndo) return;
    this.attached?.updateMoves(99);
    this.attached?.refreshWindow();
  }
}

export const acceptsUndo: Bring = (view) => {
  const controller = new AcceptsUndo();
  controller.attach(view);
  return controller;
};

export const GAME = '[Layout "waste: 2s Kc 6d; f1: Ah; t1: 3c 9h | 7s; t3: 4d | Ks; t4: 2h"] new';

/** `passed/total`, then each failure: its kind and its item. */
export function gradeOf(text: string, bring: Bring): string[] {
  const script = parseScript(text);
  const { passed, total, failures } = gradeScript(script, bring);
  const items = failures.map(({ index, kind }) => {
    const item = script[index];
    return `${kind}: ${item === undefined ? 'none' : printItemIn(LANGUAGE, item)}`;
  });
  return [`${passed}/${total}`, ...items];
}
