/** Every faulty handler fails the check for its fault, usually with a script that reproduces the fault. */
import { describe, expect, test } from '@jest/globals';
import { parseScript } from '../../../src/games/klondike/script/text.js';
import { runScript } from '../../../src/games/klondike/script/runner.js';
import { handlerConformance, judge } from '../../../src/testing.js';
import type { Fault } from './faults.js';
import { EVENT_FAULTS } from './event-faults.js';
import { PLAY_FAULTS } from './play-faults.js';
import { ARGUMENT_FAULTS } from './argument-faults.js';
import { VIEW_FAULTS } from './view-faults.js';
import { CORRECT } from './correct-handlers.js';

const FAULTS = [...PLAY_FAULTS, ...VIEW_FAULTS, ...EVENT_FAULTS, ...ARGUMENT_FAULTS];

/** No script can show wrong numbers, a missing method, overwritten arrays or the cards in later games. */
const WITHOUT_SCRIPT = [
  ...['create', 'handler.name', 'arrays.own', 'robust.no-pile', 'robust.throws', 'nextDeal: games after'],
];

/** The number of calls in a script. */
const lengthOf = (script: string): number =>
  parseScript(script).reduce((sum, item) => sum + (item.kind === 'event' ? item.times : 0), 0);

const isPassed = (script: string, by: Fault['bring']): boolean =>
  runScript(parseScript(script), by).failure === undefined;

test('the list has fifty different faults', () => {
  expect(new Set(FAULTS.map(({ fault }) => fault)).size).toBe(50);
  expect(FAULTS).toHaveLength(50);
});

describe.each(FAULTS)('a handler that $fault', ({ bring, lost }) => {
  test(`fails: ${lost}`, async () => {
    const judgements = await judge(handlerConformance({ create: bring }));
    const failed = judgements.filter(({ verdict }) => verdict === 'failed');
    const found = failed.find(({ name }) => name.startsWith(lost));
    expect(found?.name ?? failed.map(({ name }) => name)).toContain(lost);
    if (WITHOUT_SCRIPT.includes(lost)) return;
    const scripts = failed.flatMap(({ script = '' }) => (/\[(Deal|Layout) /.test(script) ? script : []));
    expect(scripts.filter((script) => isPassed(script, bring))).toEqual([]);
    expect(scripts.filter((script) => !isPassed(script, CORRECT.ours))).toEqual([]);
    if (lost === 'count.refused') return; // The fault appears only at the end of a long game.
    const [shortest = Infinity] = failed
      .flatMap(({ script = '' }) => (isPassed(script, bring) ? [] : lengthOf(script)))
      .sort((one, other) => one - other);
    expect(shortest).toBeLessThanOrEqual(lost === 'undo.depth' ? 50 : 8);
  });
});
