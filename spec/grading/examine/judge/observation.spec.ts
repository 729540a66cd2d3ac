/** Compares the view with the required frame after an event, and finds the check to blame. */
import { expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import { parseCard } from '../../../../src/core/card.js';
import { asTableau } from '../../../../src/games/klondike/contract/checked-numbers.js';
import { EMPTY_FRAME } from '../../../../src/games/klondike/contract/frame.js';
import { STOCK } from '../../../../src/games/klondike/contract/calls.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import type { Blame } from '../../../../src/grading/examine/judge/blame.js';
import { blameFor } from '../../../../src/grading/examine/judge/blame.js';
import { effectOf } from '../../../../src/grading/examine/game/effect.js';
import { WatchingView } from '../../../../src/grading/examine/watch/watching-view.js';
import { KnownGame } from '../../../../src/grading/examine/game/known-game.js';
import { newFindings } from '../../../../src/grading/examine/record/handler-findings.js';
import { RunState } from '../../../../src/grading/examine/record/run-state.js';
import type { Reply } from '../../../../src/grading/examine/watch/reply.js';
import type { Observation } from '../../../../src/grading/examine/judge/observation.js';
import { isRight, observe } from '../../../../src/grading/examine/judge/observation.js';
import { CandidateFault } from '../../../../src/grading/candidate/candidate.js';

/** A game in which all cards are known. */
function known(): KnownGame {
  const game = new KnownGame(ULG, parseDeal('stock: 2s Kc 6d; t1: Ah; t2: 3h', ULG).start(ULG));
  for (const card of game.unknownCards) game.learn(card, card);
  return game;
}

const FINE: Reply = { thrown: '', fault: undefined };

interface Judged {
  readonly observed: Observation;
  readonly blame: Blame | undefined;
}

/** The observation and the blame after a click, if the handler makes these calls. */
function judged(tell: (view: WatchingView) => void, reply = FINE): Judged {
  const game = known();
  const view = new WatchingView();
  view.tableauCards(asTableau(0), cards('Ah'));
  view.tableauCards(asTableau(1), cards('3h'));
  view.refreshWindow();
  view.open(false);
  const effect = effectOf(ULG, game, STOCK);
  if (effect === undefined) throw new Error('expected an event of a game');
  tell(view);
  const state = new RunState(view, { ...newFindings(ULG), seed: 1 });
  const observed = observe(state, { game, effect, before: EMPTY_FRAME, reply });
  return { observed, blame: blameFor(state, observed) };
}

const cards = (text: string): Card[] => text.split(' ').flatMap((word) => parseCard(word) ?? []);

/** Moves the three cards in the stock to the waste. */
function drawn(view: WatchingView): void {
  view.stockEmpty(true);
  view.wasteCards(cards('6d Kc 2s'));
  view.updateMoves(1);
}

const shown = (view: WatchingView): void => {
  drawn(view);
  view.refreshWindow();
};

test('blames nothing if everything is right', () => {
  const { observed, blame } = judged(shown);
  expect([isRight(observed), observed.isForced, blame]).toEqual([true, false, undefined]);
});

test('refreshes a view that the handler did not refresh, and notes that the player saw the old frame', () => {
  const { observed, blame } = judged(drawn);
  expect([isRight(observed), observed.isForced, observed.visible.waste]).toEqual([true, true, []]);
  expect(blame).toMatchObject({ check: 'view.refresh', goesOn: true });
});

test.each<[check: string, goesOn: boolean, what: string, tell: (view: WatchingView) => void]>([
  ['draw.three', false, 'other cards', (view) => view.wasteCards(cards('6d Kc'))],
  ['draw.stock-shown', true, 'the stock', (view) => view.stockEmpty(false)],
  ['draw.rest', false, 'a column', (view) => view.tableauCards(asTableau(0), [])],
  ['count.stock', true, 'the number of moves', (view) => view.updateMoves(2)],
  ['win.early', true, 'a win', (view) => view.win()],
])('blames %s, and the game goes on: %s, if %s is wrong', (...[check, goesOn, , tell]) => {
  const { observed, blame } = judged((view) => {
    drawn(view);
    tell(view);
    view.refreshWindow();
  });
  expect([isRight(observed), blame?.check, blame?.goesOn]).toEqual([false, check, goesOn]);
});

test('blames a call that the view refuses before anything that the view shows', () => {
  const { blame } = judged((view) => {
    shown(view);
    view.updateMoves(-1);
    view.refreshWindow();
  });
  expect(blame).toMatchObject({ check: 'view.moves' });
});

test('blames the main check of the event for a hang, whatever the view shows', () => {
  const fault = new CandidateFault('hung', 'It did not answer within 1 s.');
  expect(judged(shown, { ...FINE, fault }).blame).toEqual({
    ...{ check: 'draw.three', message: 'It did not answer within 1 s.', goesOn: false },
  });
});

test('blames an exception only if everything else is right', () => {
  const thrown = { ...FINE, thrown: 'it throws Error: x' };
  expect(judged(shown, thrown).blame).toMatchObject({ check: 'robust.throws', goesOn: true });
  expect(judged(() => undefined, thrown).blame).toMatchObject({ check: 'draw.three', goesOn: false });
});
