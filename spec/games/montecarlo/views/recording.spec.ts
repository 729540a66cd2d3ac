import { describe, expect, test } from '@jest/globals';
import type { Reported } from '../../../../src/core/calls.js';
import type { MonteCarloEventsHandler } from '../../../../src/games/montecarlo/contract/handler.js';
import { MonteCarloController } from '../../../../src/games/montecarlo/controller/montecarlo-controller.js';
import { MonteCarloRecordingView } from '../../../../src/games/montecarlo/views/recording.js';
import { callView, printCall, observeView } from '../../../../src/games/montecarlo/views/view-call.js';
import type { MonteCarloViewCall } from '../../../../src/games/montecarlo/views/view-call.js';
import { cardsNumbered } from '../../../support/cards.js';
import { errorOf } from '../../../support/error-of.js';
import { monteCarloSeatAt } from '../../../support/montecarlo-seat.js';

/** Every possible call. */
const CALLS: [call: MonteCarloViewCall, text: string][] = [
  [
    {
      call: 'cells',
      args: [[cardsNumbered(0, -1), cardsNumbered(13, 9)]],
    },
    'cells: As -- / Ah Ts',
  ],
  [{ call: 'highlightedCells', args: [[{ row: 0, column: 1 }]] }, 'highlighted: b1'],
  [{ call: 'cardsLeft', args: [27] }, 'left: 27'],
  [{ call: 'score', args: [4] }, 'score: 4'],
  [{ call: 'gameNumber', args: [12345n] }, 'game: 12345'],
  [{ call: 'gameNumber', args: [undefined] }, 'game: none'],
  [{ call: 'beep', args: [] }, 'beep'],
  [{ call: 'help', args: ['Remove pairs.'] }, 'help'],
  [{ call: 'hintConsolidate', args: [] }, 'hinted'],
  [{ call: 'win', args: [] }, 'win'],
  [{ call: 'refreshWindow', args: [] }, 'refresh'],
];

const recording = (): MonteCarloRecordingView => new MonteCarloRecordingView(new MonteCarloController());

describe('a recording view', () => {
  test('records each call with its arguments, oldest first', () => {
    const view = recording();
    for (const [call] of CALLS) callView(view, call);
    expect(view.calls).toEqual(CALLS.map(([call]) => call));
    expect(view.take()).toEqual(CALLS.map(([, text]) => text));
    expect([view.take(), view.frames.length]).toEqual([[], 1]);
  });

  test("doesn't record a refused call", () => {
    const view = recording();
    expect(() => view.cardsLeft(-1)).toThrow(RangeError);
    expect(view.calls).toEqual([]);
  });

  test('forgets its records, but not the visible frame', () => {
    const { view } = monteCarloSeatAt('r1: 2s 3s');
    view.clear();
    expect([view.calls, view.frames, view.take(), view.text]).toEqual([
      [],
      [],
      [],
      'r1: 2s 3s\nleft: 0\nscore: 50',
    ]);
  });

  test.each([null, undefined, 5])('needs a handler: %p', (handler) => {
    expect(errorOf(() => new MonteCarloRecordingView(handler as never))).toBe(
      `TypeError: A view needs an events handler, not ${String(handler)}.`,
    );
  });
});

test.each(CALLS)('a watched view gets each call before it is reported: %j', (call) => {
  const [inner, heard] = [recording(), [] as string[]];
  if (call.call !== 'cells') inner.cells([cardsNumbered(0, 1)]);
  inner.clear();
  callView(
    observeView(inner, (reported) => heard.push(`${printCall(reported)} after ${inner.take().join()}`)),
    call,
  );
  expect(heard).toEqual([`${printCall(call)} after ${printCall(call)}`]);
});

describe('the player at the view', () => {
  test('can click only on visible cells', () => {
    const { view, refusals } = monteCarloSeatAt('r1: 2s --');
    const click = (row: number, column: number): Reported =>
      view.player.report({ event: 'clickCard', args: [row, column] });
    const odd = [click(0, 2), click(1, 0), click(-1, 0), click(0.5, 0), click(0, NaN)];
    expect([click(0, 0), click(0, 1), odd, refusals]).toEqual([
      'accepted',
      'refused',
      Array(5).fill('not-reported'),
      ['no-card'],
    ]);
  });

  test('learns that an event with a beep is refused, and that the next event is accepted', () => {
    const { view } = monteCarloSeatAt('r1: Ah 2s');
    const press = (event: 'hint' | 'help'): Reported => view.player.report({ event, args: [] });
    expect([press('hint'), press('help')]).toEqual(['refused', 'accepted']);
  });

  test('can press any button at any time', () => {
    const view = recording();
    const buttons = ['newDeal', 'consolidate', 'hint', 'hintAhead', 'help', 'replay', 'undo'] as const;
    expect(buttons.filter((event) => view.player.report({ event, args: [] }) === 'not-reported')).toEqual([]);
  });

  test('makes no event during another event, but can make one after an event that threw', () => {
    const heard: string[] = [];
    const handler = {
      ...({} as MonteCarloEventsHandler),
      undo: () => heard.push(view.player.report({ event: 'hint', args: [] })),
      replay: () => {
        throw new Error('broken');
      },
      hint: () => heard.push('hint'),
    };
    const view: MonteCarloRecordingView = new MonteCarloRecordingView(handler);
    view.player.report({ event: 'undo', args: [] });
    expect(() => view.player.report({ event: 'replay', args: [] })).toThrow('broken');
    view.player.report({ event: 'hint', args: [] });
    expect(heard).toEqual(['not-reported', 'hint']);
  });
});
