import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { keysFor, scriptMoves } from '../../games/klondike/terminal/pilot.js';
import { own, play, stats } from './stats-home.js';

describe('a game in the whole terminal', () => {
  test('is written down when it is won, and one that was left for it as lost', async () => {
    await play('java:5', 'd');
    expect((await stats()).out).toBe('No game has been won or lost yet.\n');
    await play('java:11', scriptMoves('win-java-11').map(keysFor).join(''));
    const { out } = await stats('--json');
    expect(JSON.parse(out)).toMatchObject({ game: 'klondike', rules: 'ulg', games: 2, wins: 1 });
    expect(readdirSync(own.folder)).toEqual(['statistics.json']);
  });
});
