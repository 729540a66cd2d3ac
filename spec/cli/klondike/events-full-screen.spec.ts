/** The events that a full-screen game records for its keys. */
import { beforeEach, expect, test } from '@jest/globals';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { LANGUAGE } from '../../../src/games/klondike/script/language.js';
import type { Item } from '../../../src/games/klondike/script/script.js';
import { printItemIn } from '../../../src/scripts/language/print.js';
import { FakeTerminal } from '../play/fake-terminal.js';

const DEAL = parseDeal('java:11');

let terminal: FakeTerminal;

beforeEach(() => {
  terminal = new FakeTerminal();
});

test('records undo and redo', async () => {
  const tape: string[] = [];
  const record = (item: Item): unknown => item.kind === 'event' && tape.push(printItemIn(LANGUAGE, item));
  const game = terminal.play({ deal: DEAL, recording: { record, hasBegun: false } });
  await terminal.type('duy');
  terminal.take();
  await terminal.type('y');
  const said = terminal.take();
  await terminal.type('q');
  await game;
  expect([tape, said.includes("There's no move to redo.")]).toEqual([['new', 'stock', 'undo', 'redo'], true]);
});

test('moving a card up records one event, and none if no foundation takes the card', async () => {
  const tape: string[] = [];
  const record = (item: Item): unknown => item.kind === 'event' && tape.push(printItemIn(LANGUAGE, item));
  const deal = parseDeal('f1: Ah; f2: As; t1: 2s; t2: 9d');
  const game = terminal.play({ deal, recording: { record, hasBegun: false } });
  await terminal.type('1a2a');
  await terminal.type('q');
  await game;
  expect(tape).toEqual(['new', 't1>f2']);
});
