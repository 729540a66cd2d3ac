/** Correct handlers, each written in a different way. */
import { asFoundation, asTableau } from '../../../src/games/klondike/contract/checked-numbers.js';
import type { Frame } from '../../../src/games/klondike/contract/frame.js';
import { handlerProtocol } from '../../../src/games/klondike/contract/handler.js';
import type { KlondikeView } from '../../../src/games/klondike/contract/view.js';
import { KlondikeController } from '../../../src/games/klondike/controller/klondike-controller.js';
import type { Deal } from '../../../src/games/klondike/model/deals.js';
import { randomDeal } from '../../../src/games/klondike/model/deals.js';
import type { Bring } from '../../../src/games/klondike/script/runner.js';
import { FrameView } from '../../../src/games/klondike/views/frame-view.js';
import { StudentHandler } from './student-handler.js';
import type { ViewCall } from '../../../src/games/klondike/views/view-call.js';
import { callView, viewFromCalls } from '../../../src/games/klondike/views/view-call.js';

/** Attaches our controller to a view that passes on its calls. */
export const before =
  (viewFor: (view: KlondikeView) => KlondikeView): Bring =>
  (view) => {
    const controller = new KlondikeController();
    controller.attach(viewFor(view));
    return controller;
  };

const ours = before((view) => view);

/** Sends a whole frame to the view. */
function sendFrame(view: KlondikeView, frame: Frame): void {
  view.updateMoves(frame.moves);
  frame.tableau.forEach((cards, index) => view.tableauCards(asTableau(index), cards.slice()));
  frame.foundations.forEach((cards, index) =>
    view.foundationCards(asFoundation(index), Object.freeze(cards.slice())),
  );
  view.stockEmpty(frame.stockEmpty);
  view.wasteCards(frame.waste.slice());
}

/** Shows the view the whole table after each event, even a refused one. */
function refreshing(end: (view: KlondikeView, isWon: boolean) => void): Bring {
  return (view) => {
    const screen = new FrameView();
    const controller = new KlondikeController();
    controller.attach(screen);
    const show = (): void => {
      sendFrame(view, screen.frame);
      end(view, screen.frame.won);
    };
    return {
      ...handlerProtocol.sendingTo((event, args) => {
        if (event === 'newGame' || event === 'undo') screen.endWin();
        handlerProtocol.deliver(controller, { event, args });
        if (controller.layout !== undefined) show();
      }),
      nextDeal: (deal) => controller.nextDeal(deal),
      getName: () => 'refreshing',
    };
  };
}

/** Changes the order of the calls in each event. */
const reordered = (order: (calls: readonly ViewCall[]) => readonly ViewCall[]): Bring =>
  before((view) => {
    let calls: ViewCall[] = [];
    return viewFromCalls((call) => {
      calls.push(call);
      if (call.call !== 'refreshWindow') return;
      for (const made of order(calls)) callView(view, made);
      calls = [];
    });
  });

const isWin = ({ call }: ViewCall): boolean => call === 'win';

type Call = Parameters<typeof handlerProtocol.deliver>[1];

/** Stores calls instead of layouts. After each event, it plays the whole game again from the deal. */
const replaying: Bring = (view) => {
  let deal = randomDeal();
  let upcoming: Deal | undefined;
  let made: Call[] | undefined;
  const playedTo = (calls: readonly Call[]): KlondikeController => {
    const controller = new KlondikeController();
    controller.nextDeal(deal);
    controller.newGame();
    for (const call of calls) handlerProtocol.deliver(controller, call);
    return controller;
  };
  const callsAfter = (call: Call): Call[] | undefined => {
    if (call.event === 'newGame') return [];
    if (call.event === 'undo') return made?.length ? made.slice(0, -1) : undefined;
    if (made === undefined) return undefined;
    const controller = playedTo(made);
    const before = controller.moves;
    handlerProtocol.deliver(controller, call);
    return controller.moves === before ? undefined : [...made, call];
  };
  return {
    ...handlerProtocol.from((call) => {
      if (call.event === 'newGame') deal = upcoming ?? randomDeal();
      if (call.event === 'newGame') upcoming = undefined;
      const calls = callsAfter(call);
      if (calls === undefined) return;
      made = calls;
      playedTo(calls).attach(view);
    }),
    nextDeal: (next) => (upcoming = next),
    getName: () => 'replaying',
  };
};

export const CORRECT = {
  ours,
  'everything refreshed after every event, even a refused one': refreshing((view, isWon) => {
    if (isWon) view.win();
    view.refreshWindow();
  }),
  'win after the refresh': refreshing((view, isWon) => {
    view.refreshWindow();
    if (isWon) view.win();
  }),
  'win first': reordered((calls) => [...calls.filter(isWin), ...calls.filter((call) => !isWin(call))]),
  'everything sent twice, and refreshed twice': reordered((calls) => [...calls, ...structuredClone(calls)]),
  'piles sent in reverse order': reordered((calls) => [...calls.slice(0, -1).reverse(), ...calls.slice(-1)]),
  'calls stored instead of layouts': replaying,
  'arrays and snapshots': (view) => new StudentHandler(view),
} satisfies Readonly<Record<string, Bring>>;
