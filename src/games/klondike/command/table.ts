/** Klondike in the terminal. */
import type { TerminalTable } from '../../../kit/terminal-table.js';
import { assistantOf } from '../assistant.js';
import { stockSeen } from '../controller/stock-seen.js';
import type { Rules } from '../model/rules.js';
import { ULG } from '../model/rules.js';
import { tellDifferences, tellRules } from '../model/rules-told.js';
import type { Klondike } from '../script/stage.js';
import type { KlondikeSeat } from '../seat.js';
import type { House } from '../terminal/drawing/help.js';
import { TerminalView } from '../terminal/terminal-view.js';

export const KLONDIKE_TABLE: TerminalTable<Klondike, KlondikeSeat> = {
  newView: (game, settings) => {
    const { rules } = game.seat.controller;
    return new TerminalView(game.handler, {
      ...settings,
      assistant: assistantOf(game),
      house: houseOf(rules),
      ...(rules.inPlay === 'stock' && {
        stockInPlay: () => stockSeen(game.seat.controller.layout),
      }),
    });
  },
};

/** Liège's goes without a name. */
const houseOf = (rules: Rules): House => ({
  ...(rules !== ULG && { name: rules.name }),
  rules: tellRules(rules),
  differences: tellDifferences(rules),
});
