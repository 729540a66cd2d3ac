/** Describes the last event of a counterexample in words. */
import { expect, test } from '@jest/globals';
import { TABLEAU_2, TABLEAU_4 } from '../../../src/games/klondike/contract/constants.js';
import type { KlondikeCall } from '../../../src/games/klondike/contract/handler.js';
import { parseScript } from '../../../src/games/klondike/script/text.js';
import { lastEventOf } from '../../../src/grading/report/last-event.js';

interface Made {
  readonly call: KlondikeCall;
  readonly refused: boolean;
}

const callsIn = (script: string): Made[] =>
  parseScript(script).flatMap((item) =>
    item.kind === 'event'
      ? Array.from({ length: item.times }, () => ({ call: item.call as KlondikeCall, refused: item.refused }))
      : [],
  );

const TABLE = 'waste: 2h 4s; f1: Ac 2c; f3: 3c; t1: Kh Qc; t2: ## 5d; t3: ##; t4: Td; moves: 3'.replaceAll(
  '; ',
  '\n',
);

test.each([
  ['new', 'You started a new game.'],
  ['new stock new', 'You started another game.'],
  ['new stock', 'You clicked the stock.'],
  ['new w>t2', 'You moved the four of spades from the waste onto the five of diamonds on tableau 2.'],
  ['new w>f2', 'You moved the four of spades from the waste to the empty foundation 2.'],
  ['new f3>t7', 'You moved the three of clubs from foundation 3 to the empty tableau 7.'],
  ['new t1>t5*2', 'You moved the king of hearts and 1 more card from tableau 1 to the empty tableau 5.'],
  ['new t3>t4', 'You moved a face-down card from tableau 3 onto the ten of diamonds on tableau 4.'],
])('%s: %s', (script, text) => {
  expect(lastEventOf({ calls: callsIn(script), before: TABLE })).toBe(text);
});

test.each([
  [
    'new w>f3?',
    'You moved the four of spades from the waste onto the three of clubs on foundation 3. The rules don’t allow this, so nothing should change.',
  ],
  [
    'new t6>f2?',
    'You moved a card from the empty tableau 6 to the empty foundation 2. The rules don’t allow this, so nothing should change.',
  ],
  [
    'new t2>t5*9?',
    'You moved 9 cards from tableau 2 to the empty tableau 5. The rules don’t allow this, so nothing should change.',
  ],
  [
    'new t1>t1?',
    'You moved the queen of clubs from tableau 1 to tableau 1. The rules don’t allow this, so nothing should change.',
  ],
])('says that an event is refused: %s', (script, text) => {
  expect(lastEventOf({ calls: callsIn(script), before: TABLE })).toBe(text);
});

test.each([
  ['new stock undo', 'You undid a click on the stock.'],
  ['new t1>f1 undo', 'You undid the move of the two of clubs from tableau 1 to foundation 1.'],
  [
    'new t4>t1*2 t6>f2? undo',
    'You undid the move of the king of hearts and 1 more card from tableau 4 to tableau 1.',
  ],
  ['new t1>f1 stock undo undo', 'You undid the move of the two of clubs from tableau 1 to foundation 1.'],
  ['new t1>t7 undo', 'You undid the move of a card from tableau 1 to tableau 7.'],
  ['new t1>t7*3 undo', 'You undid the move of 3 cards from tableau 1 to tableau 7.'],
])('says which move undo takes back: %s', (script, text) => {
  expect(lastEventOf({ calls: callsIn(script), before: TABLE })).toBe(text);
});

test.each([
  ['new undo?', 'You chose undo at the start of a game. No move was left to undo, so nothing should change.'],
  ['new stock undo undo?', 'You chose undo. No move was left to undo, so nothing should change.'],
  [
    'new w>f3? undo?',
    'You moved the four of spades from the waste onto the three of clubs on foundation 3, which should change nothing. Then you chose undo. No move was left to undo, so nothing should change.',
  ],
])('says that no move is left to undo: %s', (script, text) => {
  const before = TABLE.replace('moves: 3', 'moves: 0');
  expect(lastEventOf({ calls: callsIn(script), before })).toBe(text);
});

test('says that a wrong number of moves before an undo is another fault', () => {
  const before = TABLE.replace('moves: 3', 'moves: 1');
  expect(lastEventOf({ calls: callsIn('new t6>f2? undo?'), before })).toBe(
    'You moved a card from the empty tableau 6 to the empty foundation 2, which should change nothing. Then you chose undo. No move was left to undo, so nothing should change. The view already showed 1 move before this undo, which is another fault. Here, only the change counts.',
  );
});

test('says that an event comes before the first game, and counts earlier games', () => {
  const early = { calls: callsIn('stock?'), before: '' };
  expect(lastEventOf(early)).toBe(
    'You clicked the empty stock before the first game. No game has started, so nothing should change.',
  );
  expect(lastEventOf({ calls: callsIn('undo?'), before: '' })).toBe(
    'You chose undo before the first game. No game has started, so nothing should change.',
  );
  expect(lastEventOf({ calls: callsIn('new'), before: TABLE, earlierGames: 1 })).toBe(
    'You started another game.',
  );
});

test('quotes a call with a pile that does not exist', () => {
  const call: KlondikeCall = { event: 'moveWasteToTableau', args: [99 as never] };
  expect(lastEventOf({ calls: [...callsIn('new'), { call, refused: true }], before: TABLE })).toBe(
    'The grader called moveWasteToTableau(99). That pile doesn’t exist, so nothing should change.',
  );
});

test('quotes a call with an impossible number of cards', () => {
  const call: KlondikeCall = { event: 'moveTableauToTableau', args: [TABLEAU_2, -1, TABLEAU_4] };
  const refused = { call, refused: true };
  expect(lastEventOf({ calls: [...callsIn('new'), refused], before: TABLE })).toBe(
    'The grader called moveTableauToTableau(1, -1, 3). The rules don’t allow this, so nothing should change.',
  );
  const before = TABLE.replace('moves: 3', 'moves: 0');
  expect(lastEventOf({ calls: [...callsIn('new'), refused, ...callsIn('undo?')], before })).toBe(
    'The grader called moveTableauToTableau(1, -1, 3), which should change nothing. Then you chose undo. No move was left to undo, so nothing should change.',
  );
});

test('has no text without events', () => {
  expect(lastEventOf({ calls: [], before: '' })).toBe('');
});
