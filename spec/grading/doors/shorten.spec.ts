/** Chooses the points where a game starts again, so that few calls show its fault. */
import { expect, test } from '@jest/globals';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { parseLayout } from '../../../src/games/klondike/model/layout-text.js';
import { RestartPoints } from '../../../src/grading/doors/shorten.js';

/** The layout in a game. The number of waste cards is the number of earlier calls. */
function layoutAfter(calls: number): Layout {
  const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
  const cards = ['s', 'h', 'd'].flatMap((suit) => ranks.map((rank) => `${rank}${suit}`));
  return parseLayout(`waste: ${cards.slice(0, calls).join(' ')}`);
}

/** The trials after the calls numbered from 0. Each is the number of its first call and of its last one. */
function trialsAfter(calls: number, isShown: (call: number) => boolean = () => true): string[] {
  const points = new RestartPoints<number>(layoutAfter(0));
  for (let call = 0; call < calls; call++) points.add(call, isShown(call) ? layoutAfter(call) : undefined);
  return points.trials.map(({ layout, calls: made }) => {
    const first = layout.waste.cards.length;
    expect(made).toEqual(Array.from({ length: calls - first }, (_, index) => first + index));
    return `${first}-${calls - 1}`;
  });
}

test.each<[what: string, trials: string[], calls: number, isShown?: (call: number) => boolean]>([
  ['after one call', ['0-0'], 1],
  ['after three calls', ['2-2', '1-2', '0-2'], 3],
  ['after twelve calls', ['11-11', '10-11', '9-11', '7-11', '3-11', '0-11'], 12],
  ['after thirty calls', ['29-29', '28-29', '27-29', '25-29', '21-29', '0-29'], 30],
  ['if no table can show the later cards', ['1-5', '0-5'], 6, (call) => call < 2],
  ['if no table can show any cards', ['0-5'], 6, () => false],
])('the trials %s are %j', (...[, trials, calls, isShown]) => {
  expect(trialsAfter(calls, isShown)).toEqual(trials);
});
