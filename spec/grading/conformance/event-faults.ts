/** Defines handlers that answer events wrongly, each with one fault. */
import type { Card } from '../../../src/core/card.js';
import { TABLEAU_6, TABLEAU_7 } from '../../../src/games/klondike/contract/constants.js';
import { handlerProtocol } from '../../../src/games/klondike/contract/handler.js';
import { KlondikeController } from '../../../src/games/klondike/controller/klondike-controller.js';
import type { Deal } from '../../../src/games/klondike/model/deals.js';
import type { Bring } from '../../../src/games/klondike/script/runner.js';
import { TABLEAU } from '../../../src/games/klondike/words/piles.js';
import type { Fault } from './faults.js';
import { FaultyTable, answering, answeringWrongly, viewLike } from './faults.js';

export const EVENT_FAULTS: readonly Fault[] = [
  {
    fault: 'takes t7 for t6',
    lost: 't>t.one',
    bring: answeringWrongly((call, answer, { controller }) => {
      if (call.event === 'moveWasteToTableau' && call.args[0] === TABLEAU_7)
        controller.moveWasteToTableau(TABLEAU_6);
      else if (call.event === 'moveTableauToTableau' && call.args[2] === TABLEAU_7)
        controller.moveTableauToTableau(call.args[0], call.args[1], TABLEAU_6);
      else answer();
    }),
  },
  {
    fault: 'throws when undo is called at the deal',
    lost: 'robust.first',
    bring: answeringWrongly((call, answer, { controller }) => {
      const { canUndo } = controller;
      answer();
      if (call.event === 'undo' && !canUndo) throw new RangeError('the stack is empty');
    }),
  },
  {
    fault: 'counts refused moves',
    lost: 'count.carry',
    bring: (view) => {
      let wrong = 0;
      const controller = new KlondikeController({
        onRefusal: (why) => (wrong += why === 'nothing-to-undo' || why === 'not-dealt' ? 0 : 1),
      });
      controller.attach({ ...viewLike(view), updateMoves: (moves) => view.updateMoves(moves + wrong) });
      return answering(controller, (call, answer) => {
        if (call.event === 'newGame') wrong = 0;
        answer();
      });
    },
  },
  {
    fault: 'keeps refused moves for undo',
    lost: 'undo.refused',
    bring: (view) => {
      let refused = 0;
      const controller = new KlondikeController({
        onRefusal: (why) => (refused += why === 'nothing-to-undo' ? 0 : 1),
      });
      controller.attach(view);
      return answering(controller, (call, answer) => {
        if (call.event === 'newGame') refused = 0;
        if (call.event === 'undo' && refused > 0) refused--;
        else answer();
      });
    },
  },
  {
    fault: 'reads a pile that does not exist',
    lost: 'robust.throws',
    bring: answeringWrongly((call, answer) => {
      if (call.event === 'moveWasteToTableau' && TABLEAU[call.args[0]] === undefined)
        throw new TypeError('undefined');
      answer();
    }),
  },
  {
    fault: 'undoes into the previous game',
    lost: 'new-game.undo',
    bring: (view) => {
      const games: KlondikeController[] = [];
      let deal: Deal | undefined;
      const on = answering(new KlondikeController(), (call) => {
        const current = games.at(-1);
        if (call.event === 'newGame') {
          const game = new KlondikeController();
          if (deal !== undefined) game.nextDeal(deal);
          game.newGame();
          games.push(game);
          game.attach(view);
        } else if (call.event === 'undo') {
          if (current?.canUndo !== true && games.length > 1) {
            games.pop();
            games.at(-1)?.attach(view);
          } else current?.undo();
        } else if (current !== undefined) handlerProtocol.deliver(current, call);
      });
      return { ...on, nextDeal: (next) => (deal = next) };
    },
  },
  {
    fault: 'keeps the number of moves in a new game',
    lost: 'new-game.middle',
    bring: (view) => {
      let counted = 0;
      let before = 0;
      const controller = new KlondikeController();
      controller.attach({
        ...viewLike(view),
        updateMoves: (moves) => view.updateMoves((counted = moves + before)),
      });
      return answering(controller, (call, answer) => {
        if (call.event === 'newGame') before = counted;
        answer();
      });
    },
  },
  {
    fault: 'throws before the first game',
    lost: 'robust.first',
    bring: answeringWrongly((call, answer, { controller }) => {
      if (controller.layout === undefined && call.event !== 'newGame') throw new TypeError('no game');
      answer();
    }),
  },
  {
    fault: 'has no name',
    lost: 'handler.name',
    bring: (view) =>
      Object.assign(answeringWrongly((_, answer) => answer())(view), {
        getName: () => undefined as unknown as string,
      }),
  },
  {
    fault: 'lacks a method',
    lost: 'create',
    bring: (view) =>
      Object.assign(answeringWrongly((_, answer) => answer())(view), {
        moveFoundationToTableau: undefined as never,
      }),
  },
  {
    fault: 'passes its own arrays to the view',
    lost: 'arrays.own',
    bring: (view) => {
      const table = new FaultyTable(() => undefined);
      const controller = new KlondikeController({ table });
      const lent = (): readonly Card[] => table.now.waste.cards;
      controller.attach({
        ...viewLike(view),
        wasteCards: (cards) => view.wasteCards(lent().length <= 3 ? lent() : cards),
      });
      return answering(controller, (_, answer) => answer());
    },
  },
  {
    fault: 'undoes at most twenty moves',
    lost: 'undo.depth',
    bring: (view) => {
      const controller = new KlondikeController();
      controller.attach(view);
      let undone = 0;
      return answering(controller, (call, answer) => {
        undone = call.event === 'undo' ? undone + 1 : 0;
        if (undone <= 20) answer();
      });
    },
  },
  {
    fault: 'uses the given deal one game too late',
    lost: 'nextDeal: the next',
    bring: keepingDeal('after'),
  },
  {
    fault: 'deals the given cards in every later game',
    lost: 'nextDeal: games after',
    bring: keepingDeal('before'),
  },
];

/** Stores the given deal and passes it to the controller again before or after each new game. */
function keepingDeal(when: 'before' | 'after'): Bring {
  return (view) => {
    const controller = new KlondikeController();
    controller.attach(view);
    let given: Deal | undefined;
    return {
      ...answering(controller, (call, answer) => {
        if (when === 'after') answer();
        if (call.event === 'newGame' && given !== undefined) controller.nextDeal(given);
        if (when === 'before') answer();
      }),
      nextDeal: (deal) => (given = deal),
    };
  };
}
