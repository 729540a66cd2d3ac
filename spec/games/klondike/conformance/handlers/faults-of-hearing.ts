/** Handlers that answer events wrongly, each with one fault. */
import type { Card } from '../../../../../src/core/card.js';
import { TABLEAU_6, TABLEAU_7 } from '../../../../../src/games/klondike/contract/constants.js';
import { handlerProtocol } from '../../../../../src/games/klondike/contract/handler.js';
import { KlondikeController } from '../../../../../src/games/klondike/controller/klondike-controller.js';
import type { Deal } from '../../../../../src/games/klondike/model/deals.js';
import { TABLEAU } from '../../../../../src/games/klondike/words/piles.js';
import type { Fault } from './faults.js';
import { FaultyTable, answering, hearing, viewLike } from './faults.js';

export const FAULTS_OF_HEARING: readonly Fault[] = [
  {
    fault: 'takes t7 for t6',
    lost: 'piles: each number means its own pile',
    bring: hearing((call, answer, { controller }) => {
      if (call.event === 'moveWasteToTableau' && call.args[0] === TABLEAU_7)
        controller.moveWasteToTableau(TABLEAU_6);
      else if (call.event === 'moveTableauToTableau' && call.args[2] === TABLEAU_7)
        controller.moveTableauToTableau(call.args[0], call.args[1], TABLEAU_6);
      else answer();
    }),
  },
  {
    fault: 'throws at an undo of the deal',
    lost: 'undo: at the deal it is refused',
    bring: hearing((call, answer, { controller }) => {
      const { canUndo } = controller;
      answer();
      if (call.event === 'undo' && !canUndo) throw new RangeError('the stack is empty');
    }),
  },
  {
    fault: 'counts refused moves',
    lost: 'moves: a refused event does not count',
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
    lost: 'undo: what was refused is not taken back',
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
    fault: 'looks into a pile that there is not',
    lost: 'nonsense is refused: piles and numbers of cards that there are not, no exception thrown',
    inRandomPlay: 'passed',
    bring: hearing((call, answer) => {
      if (call.event === 'moveWasteToTableau' && TABLEAU[call.args[0]] === undefined)
        throw new TypeError('undefined');
      answer();
    }),
  },
  {
    fault: 'undoes into the game before',
    lost: 'undo: never goes back into the game before',
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
    fault: 'keeps the count in a new game',
    lost: 'newGame: starts anew in the middle of a game',
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
    lost: 'before the first newGame every event is refused',
    inRandomPlay: 'passed',
    bring: hearing((call, answer, { controller }) => {
      if (controller.layout === undefined && call.event !== 'newGame') throw new TypeError('no game');
      answer();
    }),
  },
  {
    fault: 'has no name',
    lost: 'getName: answers with a string',
    inRandomPlay: 'passed',
    bring: (view) =>
      Object.assign(hearing((_, answer) => answer())(view), {
        getName: () => undefined as unknown as string,
      }),
  },
  {
    fault: 'lacks a method',
    lost: 'every method of KlondikeEventsHandler is there',
    bring: (view) =>
      Object.assign(hearing((_, answer) => answer())(view), { moveFoundationToTableau: undefined as never }),
  },
  {
    fault: 'lends the view its own arrays',
    lost: 'arrays: what a view does to those it is given does not change the game',
    inRandomPlay: 'passed',
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
    fault: 'undoes twenty moves at most',
    lost: 'undo: goes back to the deal from any depth',
    inRandomPlay: 'passed',
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
    fault: 'takes the deal for the game after the next',
    lost: 'nextDeal: the next game starts from the given cards',
    inRandomPlay: 'not judged',
    bring: (view) => {
      const controller = new KlondikeController();
      controller.attach(view);
      let given: Deal | undefined;
      return {
        ...answering(controller, (call, answer) => {
          answer();
          if (call.event === 'newGame' && given !== undefined) controller.nextDeal(given);
        }),
        nextDeal: (deal) => (given = deal),
      };
    },
  },
  {
    fault: 'deals the given cards in every later game',
    lost: 'nextDeal: the games after the next have other cards',
    inRandomPlay: 'passed',
    bring: (view) => {
      const controller = new KlondikeController();
      controller.attach(view);
      let given: Deal | undefined;
      return {
        ...answering(controller, (call, answer) => {
          if (call.event === 'newGame' && given !== undefined) controller.nextDeal(given);
          answer();
        }),
        nextDeal: (deal) => (given = deal),
      };
    },
  },
];
