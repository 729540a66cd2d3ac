/** Checks the message after a full-screen win. */
import { describe, expect, test } from '@jest/globals';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { keysFor, keysToLift, scriptMoves } from '../../games/klondike/terminal/pilot.js';
import { playWithKeys } from './play-with-keys.js';

const MOVES = scriptMoves('win-java-11');
const BEFORE = MOVES.slice(0, -1).map(keysFor).join('');
const LAST = MOVES.slice(-1).map(keysFor).join('');
/** Sends the last move's card up with the key for foundations. */
const SENT = MOVES.slice(-1)
  .map((move) => (move === 'stock' ? '' : keysToLift(move.from, 1).replace('\r', 'a')))
  .join('');
const DEAL = parseDeal('java:11');

describe('the message compares a win with earlier ones', () => {
  test.each([
    ['put down', LAST],
    ['sent up', SENT],
  ])('the message appears with the last card %s', async (_, last) => {
    expect(await playWithKeys(DEAL, BEFORE, last)).toContain('Your first win with these rules');
  });

  test('the message appears again after the win is undone', async () => {
    expect(await playWithKeys(DEAL, BEFORE, SENT, 'u', SENT)).toContain('Your first win with these rules');
  });

  test('the message appears in a resumed game that its first event wins', async () => {
    await playWithKeys(DEAL, BEFORE);
    expect(await playWithKeys(undefined, SENT)).toContain('Your first win with these rules');
  });
});
