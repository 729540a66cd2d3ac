/** Plays full-screen games with the deals and rules of the houses. */
import { beforeEach, expect, test } from '@jest/globals';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { KSU, ULG } from '../../../src/games/klondike/model/rules.js';
import { FakeTerminal } from '../play/fake-terminal.js';

let terminal: FakeTerminal;

beforeEach(() => {
  terminal = new FakeTerminal();
});

interface Start {
  readonly rules: Rules;
  readonly deal: string;
}

const LIEGE: Start = { rules: ULG, deal: 'java:11' };

/** The last title or message after each key. */
async function told({ rules, deal }: Start, line: RegExp, keys: readonly string[]): Promise<unknown[]> {
  const game = terminal.play({ house: rules.name, deal: parseDeal(deal) });
  const lines: unknown[] = [];
  for (const some of keys) {
    await terminal.type(some);
    const written = terminal
      .take()
      .replaceAll(/\x1b\[[\d;?]*([A-Za-z])/g, (_, end) => (end === 'H' ? '\n' : ''));
    lines.push(
      written
        .split('\n')
        .findLast((text) => line.test(text))
        ?.trim()
        .replaceAll(/ +/g, ' '),
    );
  }
  await terminal.type('\x03');
  await game;
  return lines;
}

test('Kansas State uses its own seeds, and a given deal can be repeated', async () => {
  const keys = ['', 'n', 'g\x1b[A\x1b[A\r', 'd', 'rr', 'g18\r', 'gjava:11\r'];
  expect(await told({ rules: KSU, deal: 'dotnet:17' }, /Moves/, keys)).toEqual([
    'Clicks (Kansas State) dotnet:17 Moves: 0',
    expect.stringMatching(/^Clicks \(Kansas State\) dotnet:(?!17\b)\d+ Moves: 0$/),
    'Clicks (Kansas State) dotnet:17 Moves: 0',
    'Clicks (Kansas State) dotnet:17 0:00 Moves: 1',
    'Clicks (Kansas State) dotnet:17 Moves: 0',
    'Clicks (Kansas State) dotnet:18 Moves: 0',
    'Clicks (Kansas State) #11 Moves: 0',
  ]);
});

test('in other houses, a number names a Java deal', async () => {
  const keys = ['g 12345\r', 'g#1\u202f234\r', 'gJava:7\r', 'gDotNet:12,345\r'];
  expect(await told(LIEGE, /Moves/, keys)).toEqual([
    '#12345 Moves: 0',
    '#1234 Moves: 0',
    '#7 Moves: 0',
    'dotnet:12345 Moves: 0',
  ]);
});

test('reports a wrong name with the expected form', async () => {
  expect(await told(LIEGE, /expected/, ['gJawa:1\r', '\x1bgjava:x\r'])).toEqual([
    '"Jawa:1"; expected a deal: a number, java:NUMBER (or dotnet, kpat, pysol,',
    '"java:x"; expected a whole number from -9223372036854775808 to',
  ]);
});

test('help explains the rules of the house', async () => {
  const lines = await told({ rules: KSU, deal: 'dotnet:17' }, /^(The rules|You win)/, ['? ']);
  expect(lines).toEqual(['You win early: once no card lies face down, and the stock and waste hold one']);
});

test('says before the first move how the house differs', async () => {
  expect(await told({ rules: KSU, deal: 'dotnet:17' }, /House rules|Moves/, ['', 'd'])).toEqual([
    "House rules: Cards can't leave the foundations. You win early: once no",
    'Clicks (Kansas State) dotnet:17 0:00 Moves: 1',
  ]);
});

test('shows how many redeals are left', async () => {
  const game = terminal.play({ house: 'draw-3-redeals-2', deal: parseDeal('java:11') });
  const told: (string | undefined)[] = [];
  for (const keys of ['d'.repeat(8), 'd', 'd'.repeat(9)]) {
    await terminal.type(keys);
    told.push(
      terminal
        .take()
        .match(/\w+ redeals? left/g)
        ?.at(-1),
    );
  }
  await terminal.type('\x03');
  await game;
  expect(told).toEqual(['2 redeals left', '1 redeal left', 'no redeals left']);
});
