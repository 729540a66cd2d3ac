/** Consolidating moves the remaining cards together and deals new cards after them. */
import { expect, test } from '@jest/globals';
import type { Game } from '../../../../../src/pairs.js';
import { gameOf, remove, stateOf } from './words.js';

/** Follows all hints, then consolidates. Repeats this the given number of times. */
function play(game: Game, times: number): Game {
  for (let time = 0; time < times; time++) {
    for (let hint = game.hint(); hint !== null; hint = game.hint()) game.removeCards(...hint);
    game.consolidate();
  }
  return game;
}

test('cards move left and up in their order, and the deck follows them', () => {
  const game = gameOf(12345);
  ['02-11', '04-13', '21-30', '23-34', '40-41'].forEach((pair) => remove(game, pair));
  expect(stateOf(game)).toBe(`6h 2s -- 8d --
ad -- ah -- qs
kh -- 5c -- 7c
-- 8s ks tc --
-- -- qd 8h qh
left: 27, score: 10, wins: false`);
  game.consolidate();
  expect(stateOf(game)).toBe(`6h 2s 8d ad ah
qs kh 5c 7c 8s
ks tc qd 8h qh
6c 9d kc jd td
4d as ac 3h 9c
left: 17, score: 10, wins: false`);
});

test('consolidating is possible while pairs are left', () => {
  const game = gameOf(46);
  remove(game, '31-40');
  game.consolidate();
  expect(stateOf(game)).toBe(`2s 2c tc 5h 3d
6c 7d kc qc 9d
jh 4h 6s 2d jc
as 4s 7s 8c td
4c qs 2h 9h 9s
left: 25, score: 2, wins: false`);
});

test('consolidating changes nothing in a full tableau', () => {
  const game = gameOf(12345);
  const before = stateOf(game);
  game.consolidate();
  expect(stateOf(game)).toBe(before);
});

test('deals the last cards when there are too few to fill the tableau', () => {
  const game = play(gameOf(0), 4);
  expect(stateOf(game)).toBe(`9s 9h 6d jc 4s
8s 7c 9c 4c ac
5c 5d qs 8h 4d
js ah 7s 9d th
td qc 3c 4h 3h
left: 1, score: 26, wins: false`);
  expect(stateOf(play(game, 1))).toBe(`6d jc 8s 7c 9c
ac qs 8h 4d js
ah 7s 9d th td
qc 3c 4h 3h 6s
-- -- -- -- --
left: 0, score: 32, wins: false`);
});

test('moves the cards together but deals none when the deck is empty', () => {
  const game = play(gameOf(0), 6);
  for (let hint = game.hint(); hint !== null; hint = game.hint()) game.removeCards(...hint);
  const removed = stateOf(game);
  game.consolidate();
  expect([removed, stateOf(game)]).toEqual([
    `6d -- -- -- --
-- -- -- -- --
3c -- 3h 6s --
-- -- -- -- --
-- -- -- -- --
left: 0, score: 48, wins: false`,
    `6d 3c 3h 6s --
-- -- -- -- --
-- -- -- -- --
-- -- -- -- --
-- -- -- -- --
left: 0, score: 48, wins: false`,
  ]);
});

test('the player wins with the last pair, and a replay starts the game again', () => {
  const game = play(gameOf(0), 8);
  const last = [game.hint(), stateOf(game).split('\n')[0], game.playerWins()];
  expect([String(last[0]), ...last.slice(1)]).toEqual(['(0, 0),(0, 1)', '6d 6s -- -- --', false]);
  play(game, 1);
  expect(stateOf(game)).toBe(`-- -- -- -- --
-- -- -- -- --
-- -- -- -- --
-- -- -- -- --
-- -- -- -- --
left: 0, score: 52, wins: true`);
  expect([game.hint(), remove(game, '00-01')]).toEqual([null, false]);
  game.replay();
  expect(stateOf(game)).toBe(stateOf(gameOf(0)));
});
