import { readFileSync } from 'node:fs';
import { MONTE_CARLO } from '../../../src/games/montecarlo/kit.js';
import { describe, expect, jest, test } from '@jest/globals';
import { gameDeal, parseDeal } from '../../../src/games/montecarlo/model/deals.js';
import { Advisor } from '../../../src/games/montecarlo/search/advisor.js';
import { standingIn } from '../../../src/kit/session.js';
import { errorOf } from '../../support/error-of.js';
import { seatRestored, seated } from './seated.js';

const HEAD = '[Game "montecarlo"]\n';
const FIRST = `${HEAD}[Deal "java:12345"]\ndeal`;

const WON = readFileSync(new URL('../../../examples/scripts/win-montecarlo.klon', import.meta.url), 'utf8');

test.each<[deal: string, isDealt: boolean]>([
  ['12345', true],
  ['r1: Ah -- 2h; r2: -- -- Kc', false],
])('the game %s began at a deal: %s', (deal, isDealt) => {
  const { session } = seated();
  session.enter('umbc', parseDeal(deal));
  expect(standingIn('montecarlo', session)?.isDealt).toBe(isDealt);
});

describe('the script of the game in play has only the events that changed the grid', () => {
  test.each([
    ['a pair as its two clicks', 'c1 b2', ' c1 b2'],
    ['no selection that had no second click', 'c1 b2 a1', ' c1 b2'],
    ['no clicks on two cards that are not a pair', 'a1 b1 c1 b2', ' c1 b2'],
    ['no selection that a hint has cleared', 'a1 hint c1 b2', ' c1 b2'],
    ['no selection that consolidating has cleared', 'a1 consolidate c1 b2', ' c1 b2'],
    ['a selection that survives clicks on the same card and on an empty cell', 'c1 c1 c1 b2', ' c1 b2'],
    ['no events for hints or help', 'hint ahead help c1 b2 help', ' c1 b2'],
    [
      'undone moves, and the events that go back to the deal',
      'c1 b2 consolidate undo undo c1 b2 replay',
      ' c1 b2 consolidate undo undo c1 b2 restart',
    ],
    ['no refused events', 'undo replay consolidate', ''],
  ])('%s', (_, words, kept) => {
    const { session, press } = seated();
    session.enter('umbc', gameDeal(12345n));
    press(words);
    expect(session.script).toBe(`${FIRST}${kept}\n`);
  });

  test('the script starts with the last deal, in any form', () => {
    const { session, press } = seated();
    session.enter('umbc', gameDeal(12345n));
    press('c1 b2 new:7');
    const scripts = [session.script];
    press('new:8');
    scripts.push(session.script);
    session.enter('umbc', gameDeal(9n));
    expect([...scripts, session.script]).toEqual([
      `${HEAD}new:7\n`,
      `${HEAD}new:8\n`,
      `${HEAD}[Deal "java:9"]\ndeal\n`,
    ]);
  });

  test('the script has the win', () => {
    const { session } = seatRestored(WON);
    expect([session.script.endsWith(' d1 e1\nwin\n'), session.isUnderWay]).toEqual([true, false]);
  });
});

describe("a session names the place in a script that it can't continue, and keeps the game in play", () => {
  test.each([
    ['', 'line 1, column 1: nothing is there; expected new:NUMBER or deal, at which a game begins'],
    ['[Game "montecarlo"]\ndeal', 'line 2, column 1: "deal"; expected a Deal tag before it'],
    ['[Game "montecarlo"]\nnew:5 a1?', 'line 2, column 7: "a1?"; expected an event that is refused'],
    ['[Game "montecarlo"]\nnew:5 undo', 'line 2, column 7: "undo"; expected an event that is accepted'],
    [
      '[Game "montecarlo"]\nnew:5 { left: 4 }',
      'line 2, column 7: "{ left: 4 }"; expected left: 4 (it is 27)',
    ],
    [
      '[Game "montecarlo"]\nnew:5 hint*99999 hint*2',
      'line 2, column 18: "hint*2"; expected at most 100000 events',
    ],
  ])('%j', (script, message) => {
    const { session, view, press } = seated();
    press('new:33 hint');
    const before = [session.script, view.text, view.calls.length];
    expect(errorOf(() => MONTE_CARLO.restore(session, script))).toBe(`TextError: ${message}`);
    expect([session.script, view.text, view.calls.length]).toEqual(before);
  });
});

test('a restored game appears in the attached view', () => {
  const { session, view, press } = seated();
  press('new:33');
  MONTE_CARLO.restore(session, `${FIRST} c1 b2`);
  press('consolidate');
  expect([view.frame.score, view.frame.cardsLeft, session.script]).toEqual([
    2,
    25,
    `${FIRST} c1 b2 consolidate\n`,
  ]);
});

test("restoring a script doesn't search for `ahead`, but playing on does", () => {
  const searched = jest.spyOn(Advisor.prototype, 'advise');
  const { view, press } = seatRestored(`${FIRST} ahead*1000 undo`);
  const before = searched.mock.calls.length;
  view.clear();
  press('ahead');
  expect([before, searched.mock.calls.length, view.take()]).toEqual([
    0,
    1,
    ['highlighted: c1 b2', 'refresh'],
  ]);
  searched.mockRestore();
});

test('the player sees refusals in the game, but not those in a restored script', () => {
  const heard: string[] = [];
  const { session, press } = seated({ onRefusal: (why) => heard.push(why) });
  MONTE_CARLO.restore(session, `${FIRST} a1 c3?`);
  press('a1 b1');
  expect(heard).toEqual(['not-a-pair']);
});

test('reports only additions to the script, but not hints or refusals', () => {
  const heard: string[] = [];
  const { press } = seated({ onChange: (script) => heard.push(script) });
  press('new:12345 hint undo help c1 b2 ahead');
  expect(heard).toEqual([`${HEAD}new:12345\n`, `${HEAD}new:12345 c1 b2\n`]);
});

describe('a game that a new one replaces', () => {
  test.each([
    ['is reported if it has moves', 'new:5 new:12345 c1 b2 new:7', [`${HEAD}new:12345 c1 b2\n`]],
    ['is not reported if all moves were undone', 'new:12345 c1 b2 undo new:7', []],
    ['is not reported after only a selection', 'new:12345 c1 new:7', []],
  ])('%s', (_, words, told) => {
    const left: string[] = [];
    const { press } = seated({ onLeave: ({ script }) => left.push(script) });
    press(words);
    expect(left).toEqual(told);
  });

  test('stays in play when the new number is invalid', () => {
    const left: string[] = [];
    const { session, press } = seated({ onLeave: ({ script }) => left.push(script) });
    press('new:12345 c1 b2');
    session.handler.newGame(2.5);
    expect([left, session.script]).toEqual([[], `${HEAD}new:12345 c1 b2\n`]);
  });
});
