import { beforeEach, describe, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import type { KlondikeOptions } from '../play/fake-terminal.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { readWinningScript } from '../../support/winning-script.js';
import { keysFor, scriptMoves } from '../../games/klondike/terminal/pilot.js';
import { FakeTerminal } from '../play/fake-terminal.js';

const DEAL = parseDeal('java:11');

let terminal: FakeTerminal;

beforeEach(() => {
  terminal = new FakeTerminal();
});

const ENTERED = ['raw', 'enter'];
const LEFT = ['leave', 'cooked'];

describe('Ctrl-Z', () => {
  test('the game continues if the process does not stop', async () => {
    const game = terminal.play();
    await terminal.type('\x1a');
    await wait(300);
    expect(terminal.events).toEqual([...ENTERED, ...LEFT, 'kill 0 SIGTSTP', ...ENTERED]);
    await terminal.type('q');
    expect(await game).toBe(0);
  });

  test('the game continues only once', async () => {
    const game = terminal.play();
    await terminal.type('\x1a');
    terminal.signals.emit('SIGCONT');
    await wait(300);
    expect(terminal.events.slice(5)).toEqual(ENTERED);
    await terminal.type('q');
    await game;
  });
});

describe('full-screen games', () => {
  test.each<[house: string, script: string, options: KlondikeOptions]>([
    ['Liège', 'win-java-11', { deal: DEAL }],
    [
      'York 2009',
      'win-ycp-text',
      { house: 'ycp-text', deal: parseDeal(readWinningScript('win-ycp-text').deal) },
    ],
    ['York 2021', 'win-ycp-selection', { house: 'ycp-selection', deal: parseDeal('java:82') }],
    ['Kansas State', 'win-ksu', { house: 'ksu', deal: parseDeal('dotnet:17') }],
  ])('a full-screen game can be won with the keyboard by the rules of %s', async (_, script, options) => {
    const game = terminal.play(options);
    const moves = scriptMoves(script);
    await terminal.type(moves.map(keysFor).join(''));
    expect(terminal.take()).toContain(`You won in ${moves.length} moves!`);
    await terminal.type('q');
    expect(await game).toBe(0);
  });
});
