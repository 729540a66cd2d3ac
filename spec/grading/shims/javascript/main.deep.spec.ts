import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { runShim } from '../../../support/grading/conversation.js';
import { folderOf } from '../../../support/grading/submissions.js';
import { protocolConformance } from '../../../support/grading/protocol-conformance.js';

const PROBE = `
  import { CLUBS_K, FOUNDATION_4, HEARTS_2, HIDDEN, SPADES_A, TABLEAU_1, TooManyCardsException } from 'klondike-kit';
  export default class Probe {
    constructor(view) { this.view = view; }
    getName() { return 'Probe é'; }
    newGame() {
      this.view.stockEmpty(false);
      this.view.wasteCards([HEARTS_2]);
      this.view.tableauCards(TABLEAU_1, [HIDDEN, SPADES_A]);
      this.view.foundationCards(FOUNDATION_4, [CLUBS_K]);
      this.view.updateMoves(0);
      this.view.win();
      this.view.refreshWindow();
    }
    clickStock() { console.log('printed by the probe'); this.view.refreshWindow(); }
    moveWasteToTableau(...digits) { this.tell(digits); }
    moveWasteToFoundation(...digits) { this.tell(digits); }
    moveTableauToFoundation(...digits) { this.tell(digits); }
    moveTableauToTableau(...digits) { this.tell(digits); }
    moveFoundationToTableau(...digits) { this.tell(digits); }
    undo() {
      try { this.view.wasteCards(Array(4).fill(SPADES_A)); } catch (error) {
        if (!(error instanceof TooManyCardsException)) return;
      }
      this.view.tableauCards(7, []);
    }
    tell(digits) { this.view.updateMoves(Number(digits.join(''))); }
  }`;

const SHIM = fileURLToPath(new URL('../../../../dist/grading/shims/javascript/main.js', import.meta.url));

const COMMAND = [execPath, SHIM, join(folderOf({ 'probe.mjs': PROBE }), 'probe.mjs')] as const;

protocolConformance('JavaScript', COMMAND, { able: { again: true } });

test('reads a line that is longer than its buffer', () => {
  const lines = [100_000, 300_000, 0].map(
    (length, id) =>
      `{"jsonrpc":"2.0","id":${id},"method":"shuffleEverything","params":["${'é'.repeat(length)}"]}\n`,
  );
  const { output: written } = runShim({ command: COMMAND, channel: 'stdout', folder: '.', reads: [] }, lines);
  const answers = written.trimEnd().split('\n');
  expect(answers.map((line) => (JSON.parse(line) as { readonly id: number }).id)).toEqual([0, 1, 2]);
});

test('waits for a slow host whose pipes do not block', async () => {
  const [program, ...args] = COMMAND;
  const shim = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(shim, 'close');
  const lines = createInterface({ input: shim.stdout })[Symbol.asyncIterator]();
  for (const id of [0, 1]) {
    shim.stdin.write(`{"jsonrpc":"2.0","id":${id},"method":"shuffleEverything","params":[]}\n`);
    expect(JSON.parse((await lines.next()).value as string)).toMatchObject({ id });
    await setTimeout(50);
  }
  shim.stdin.end();
  expect(await ended).toEqual([0, null]);
});
