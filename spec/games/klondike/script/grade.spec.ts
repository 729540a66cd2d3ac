/** Grading continues after a failure, so one fault costs only some of the checks. */
import { describe, expect, test } from '@jest/globals';
import { createBus, handlerForBus } from '../../../../src/games/klondike/contract/handler.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { parseScript } from '../../../../src/games/klondike/script/text.js';
import type { KlondikeView } from '../../../../src/games/klondike/contract/view.js';
import type { Bring } from '../../../../src/games/klondike/script/runner.js';
import { gradeScript } from '../../../../src/games/klondike/script/runner.js';
import { GAME, acceptsUndo, gradeOf } from './grade-of.js';

const ours = (view: KlondikeView): KlondikeController => {
  const controller = new KlondikeController();
  controller.attach(view);
  return controller;
};

/** Has no listeners. */
const dead: Bring = () => ({ ...handlerForBus(createBus(), () => 'Ann'), nextDeal: () => undefined });

const having =
  (members: object): Bring =>
  (view) =>
    Object.assign(ours(view), members);

const LESSON = `${GAME} undo? { moves: 0; f1: Ah } w>t1 { waste: 2s Kc; moves: 1 }
  t4>f1 win stock*2 undo*3 { moves: 1 }  ${GAME} w>t3? { t4: 2h }`;

describe('each event word, fact and win is a check', () => {
  test('all checks can pass', () => {
    expect(gradeOf(LESSON.replace('win', ''), ours)).toEqual(['14/14']);
  });

  test('tags and comments are not checks', () => {
    expect(gradeOf('# hello\n[Title "x"]', ours)).toEqual(['0/0']);
  });

  test('the number of checks is the same for every handler', () => {
    const totals = [ours, dead, acceptsUndo, (() => undefined) as unknown as Bring].map(
      (bring) => gradeScript(parseScript(LESSON), bring).total,
    );
    expect(totals).toEqual([15, 15, 15, 15]);
  });
});

describe('the cost of a fault', () => {
  test.each<[what: string, text: string, bring: Bring, grade: string[]]>([
    ['a fact that does not hold costs only itself', LESSON, ours, ['14/15', 'fact: win']],
    [
      'a check costs the facts that do not hold',
      `${GAME} { moves: 0; f1: 2h; t4: 2h; won } w>t1`,
      ours,
      ['4/6', 'fact: { moves: 0; f1: 2h; t4: 2h; won }'],
    ],
    [
      'an event that should be refused costs only itself, because the game continues without it',
      `${GAME} undo*2? w>t1 w>t1? { t1: ## ## 7s 6d; moves: 1 } undo undo? { moves: 0; refreshed: 0 } t4>f1`,
      acceptsUndo,
      ['8/11', 'accepted: undo*2?', 'accepted: undo?', 'fact: { moves: 0; refreshed: 0 }'],
    ],
    [
      'a refusal that is thrown costs only itself',
      `${GAME} t4>f1 stock { moves: 2 } undo*2 { moves: 0 }`.replace('stock', 'w>t3? w>f1? stock'),
      having({
        moveWasteToFoundation: () => {
          throw new Error('broken');
        },
      }),
      ['7/8', 'thrown: w>f1?'],
    ],
    [
      'an event that should be accepted costs the rest of its game, but no other game',
      `${GAME} { moves: 0 } t4>f1 w>t3? { moves: 0 } undo? ${GAME} undo? { moves: 0 }`,
      having({ moveTableauToFoundation: () => undefined }),
      ['5/9', 'refused: t4>f1'],
    ],
    [
      'an event accepted against expectation costs the rest of the game if it cannot be dealt again',
      'undo? new undo? undo? { moves: 0 } new { moves: 0 }',
      acceptsUndo,
      ['3/7', 'accepted: undo?', 'accepted: undo?'],
    ],
    [
      'a handler that does nothing costs all but refusals before the first game',
      `undo? ${GAME} undo? w>t3? { f2: } new { moves: 0 } win`,
      dead,
      ['1/8', 'refused: new', 'refused: new'],
    ],
    [
      'a handler that cannot be given its cards costs every game',
      `new { moves: 0 } ${GAME} undo? new { moves: 0 }`,
      having({ nextDeal: undefined }),
      ['2/6', 'thrown: new', 'thrown: new'],
    ],
    [
      'a missing handler costs all checks',
      LESSON,
      () => {
        throw new Error('broken');
      },
      ['0/15', `thrown: ${GAME.replace(' new', '')}`],
    ],
  ])('%s', (_, ...[text, bring, grade]) => {
    expect(gradeOf(text, bring)).toEqual(grade);
  });

  test('a handler that can be made only once costs the rest of the game, but no other game', () => {
    let isBrought = false;
    const once: Bring = (view) => {
      if (isBrought) throw new Error('taken');
      isBrought = true;
      return acceptsUndo(view);
    };
    expect(gradeOf(`${GAME} undo? t4>f1 ${GAME} t4>f1`, once)).toEqual(['3/5', 'accepted: undo?']);
  });

  test('a handler that plays differently the second time costs the rest of the game', () => {
    let times = 0;
    const moody: Bring = (view) => {
      const handler = acceptsUndo(view);
      if (++times > 1) handler.moveWasteToTableau = () => undefined;
      return handler;
    };
    expect(gradeOf(`${GAME} w>t1 undo undo? t4>f1 ${GAME} t4>f1`, moody)).toEqual(['5/7', 'accepted: undo?']);
  });
});

test('a replayed game has its own deal, not the deal for the next game', () => {
  const text =
    '[Deal "java:11"] new t4>t6 [Deal "java:33"] undo undo? { t6: ## ## ## ## ## 5c } new { t6: 2d }';
  expect(gradeOf(text, acceptsUndo)).toEqual(['5/7', 'accepted: undo?', 'fact: { t6: 2d }']);
});
