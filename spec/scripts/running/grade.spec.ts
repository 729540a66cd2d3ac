/** The grade of a script, for any game, goes on after each failure. */
import { expect, test } from '@jest/globals';
import type { BringLamp } from './lamp-stage.js';
import { STAGE, eager, gradeOf, having, ours, throwing } from './lamp-stage.js';

/** Brings another handler the second time. */
function changing(second: BringLamp): BringLamp {
  let times = 0;
  return (view) => (++times === 1 ? eager(view) : second(view));
}

const GAME = '[Deal "2"] new press*2';

test.each<[what: string, text: string, bring: BringLamp, grade: string]>([
  ['nothing', '# x\n[Title "x"]', ours, '0/0'],
  ['everything that holds', 'press? new press win { lit; refreshed: 1 } press*2?', ours, '7/7'],
  ['each fact separately', 'new { lit; refreshed: 1 } win press', ours, '3/5: 1 fact, 2 fact'],
  ['a refusal and the rest of the game', 'new press*2 { lit } win new press', ours, '3/6: 1 refused'],
  [
    'only an event that must be refused, because the game goes on without it',
    `${GAME} press? { lit; refreshed: 1 } press? new press { refreshed: 1 }`,
    eager,
    '7/9: 3 accepted, 5 accepted',
  ],
  [
    'only an event that must be refused, after facts that do not hold',
    `${GAME} { refreshed: 9 } press? { lit }`,
    eager,
    '3/5: 3 fact, 4 accepted',
  ],
  [
    'also the rest of the game if it cannot be dealt again',
    'new press press? { lit } new press',
    eager,
    '4/6: 2 accepted',
  ],
  [
    'no tag other than Deal as a deal',
    '[Title "x"] new press press? { lit } new press',
    eager,
    '4/6: 3 accepted',
  ],
  [
    'also the items before the first game, without the event that must be refused',
    'press? press { refreshed: 1 } new',
    having((view) => ({ press: () => view.refreshWindow() })),
    '3/4: 0 accepted',
  ],
  ['the deal of the replayed game', '[Deal "2"] new press? press { lit }', ours, '2/4: 2 accepted, 4 fact'],
  [
    'a game with the tag before it, although the previous game was abandoned',
    'new press*2 win [Deal "2"] new press*2 win',
    ours,
    '4/6: 1 refused',
  ],
  [
    'the game as it was dealt, even if a tag for the next game follows',
    '[Deal "2"] new press [Deal "1"] press press? { lit } new press win',
    eager,
    '7/8: 5 accepted',
  ],
  [
    'only the game of the event, not earlier games',
    `new press ${GAME} press? { lit }`,
    eager,
    '5/6: 5 accepted',
  ],
  [
    'the rest of the game if no second handler can be made',
    `${GAME} press? { lit } new press`,
    changing(throwing),
    '4/6: 3 accepted',
  ],
  [
    'the rest of the game if the handler plays differently the second time',
    `${GAME} press? { lit } new press`,
    changing(having(() => ({ press: () => undefined }))),
    '3/6: 3 accepted, 6 refused',
  ],
  [
    'a game that cannot be dealt',
    'new [Deal "2"] # two\n new press { lit }',
    having(() => ({ nextDeal: undefined })),
    '1/4: 3 thrown',
  ],
  ['everything if no handler can be made', 'new press? { lit } new', throwing, '0/4: 0 thrown'],
])('a grade counts %s', (_, ...[text, bring, grade]) => {
  expect(gradeOf(STAGE, text, bring)).toBe(grade);
});

test('a game whose event names the deal can be played again without a tag', () => {
  const named = { ...STAGE, takesDeal: () => false };
  expect(gradeOf(named, 'new press press? { lit } new press', eager)).toBe('5/6: 2 accepted');
});
