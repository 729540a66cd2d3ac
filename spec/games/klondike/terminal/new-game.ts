/** A game with a terminal view that explains refusals. */
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { tellRefusal } from '../../../../src/games/klondike/model/rules-told.js';
import { TerminalView } from '../../../../src/games/klondike/terminal/terminal-view.js';

export const SIZE = { columns: 80, rows: 60 };

export function newGame(deal: string, size = SIZE): { view: TerminalView; controller: KlondikeController } {
  const controller: KlondikeController = new KlondikeController({
    deal,
    onRefusal: (why) => view.say(tellRefusal(controller.rules, why)),
  });
  const view: TerminalView = new TerminalView(controller, {
    ...size,
    write: () => undefined,
    deal: () => controller.deal,
  });
  controller.attach(view);
  controller.newGame();
  return { view, controller };
}
