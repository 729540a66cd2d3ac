/**
 * Tests shims in any language. The shim runs a probe, a handler in that language that does exactly the following.
 *
 * - `getName` returns `Probe é`;
 * - `newGame` calls `stockEmpty(false)`, `wasteCards([HEARTS_2])`, `tableauCards(TABLEAU_1, [HIDDEN, SPADES_A])`,
 * `foundationCards(FOUNDATION_4, [CLUBS_K])`, `updateMoves(0)`, `win()` and `refreshWindow()`;
 * - `clickStock` prints `printed by the probe` to standard output and calls `refreshWindow()`;
 * - each move calls `updateMoves` with its arguments as the digits of a number, such as `updateMoves(352)` for
 * `moveTableauToTableau(3, 5, 2)`;
 * - `undo` calls `wasteCards` with `SPADES_A` four times and catches the exception. Then it calls `tableauCards(7, [])`
 * and catches nothing.
 */
import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { allConstants } from '../../../src/grading/remote/numbering.js';

type Line = Readonly<Record<string, unknown>>;

const VERSION = { jsonrpc: '2.0' };

const CONSTANTS = allConstants();

const INITIALIZE = {
  protocol: 1,
  seed: 1,
  constants: CONSTANTS,
  capabilities: { spoilsArrays: false },
  limits: { viewCalls: 500, lineBytes: 65536 },
};

const REQUESTS: readonly (readonly [method: string, params: unknown])[] = [
  ['initialize', INITIALIZE],
  ['getName', []],
  ['newGame', []],
  ['clickStock', []],
  ['moveWasteToTableau', [6]],
  ['moveWasteToFoundation', [3]],
  ['moveTableauToFoundation', [5, 2]],
  ['moveTableauToTableau', [3, 5, 2]],
  ['moveFoundationToTableau', [1, 4]],
  ['undo', []],
  ['shuffleEverything', []],
  ['clickStock', []],
];

const call = (method: string, ...params: readonly unknown[]): Line => ({ ...VERSION, method, params });
const done = (id: number): Line => ({ ...VERSION, id, result: null });
const REFRESH = call('refreshWindow');

/** All lines after the first line, whose result contains the name and capabilities of the language. */
const ANSWERS: readonly Line[] = [
  { ...VERSION, id: 1, result: 'Probe é' },
  call('stockEmpty', false),
  call('wasteCards', [14]),
  call('tableauCards', 0, [52, 0]),
  call('foundationCards', 3, [51]),
  call('updateMoves', 0),
  call('win'),
  REFRESH,
  done(2),
  REFRESH,
  done(3),
  ...[call('updateMoves', 6), done(4), call('updateMoves', 3), done(5), call('updateMoves', 52), done(6)],
  ...[call('updateMoves', 352), done(7), call('updateMoves', 14), done(8)],
  call('wasteCards', [0, 0, 0, 0]),
  call('tableauCards', 7, []),
  { ...VERSION, id: 9, error: { code: -32000, data: { name: 'UnknownTableauException' } } },
  { ...VERSION, id: 10, error: { code: -32601 } },
  REFRESH,
  done(11),
];

/**
 * @param command the program and its arguments, with the protocol on standard input and output
 * @param able the other capabilities of the shim, and the other parts of its first answer (`told`)
 */
export function protocolConformance(
  language: string,
  command: readonly [string, ...string[]],
  { able = {}, told = {} }: { readonly able?: Line; readonly told?: Line } = {},
): void {
  describe(`the shim for ${language} follows the protocol`, () => {
    const input = REQUESTS.map(
      ([method, params], id) => `${JSON.stringify({ ...VERSION, id, method, params })}\n`,
    );
    let ran: ReturnType<typeof spawnSync>;
    let lines: readonly Line[];

    beforeAll(() => {
      const [program, ...args] = command;
      ran = spawnSync(program, args, { input: input.join(''), timeout: 300_000, maxBuffer: 2 ** 24 });
      lines = String(ran.stdout).split('\n').slice(0, -1).map(read);
    });

    test('names its version, its handler and its capabilities', () => {
      expect(lines[0]).toEqual({
        ...VERSION,
        id: 0,
        result: { protocol: 1, name: 'Probe é', capabilities: { deck: false, ...able }, ...told },
      });
    });

    test('answers each event after its calls to the view, in order', () => {
      expect(lines.slice(1)).toMatchObject(ANSWERS.map((line) => ({ ...line })));
      expect(lines).toHaveLength(ANSWERS.length + 1);
    });

    test('reports what a handler throws, with a message', () => {
      const { error } = lines.find(({ id }) => id === 9) as { error?: { message?: unknown } };
      expect(error?.message).toEqual(expect.stringContaining('7'));
    });

    test('sends what the program prints to standard error', () => {
      expect(String(ran.stderr).match(/printed by the probe/g)).toHaveLength(2);
    });

    test('ends when its input ends', () => {
      expect([ran.status, ran.signal]).toEqual([0, null]);
    });
  });
}

/** Missing parameters count as an empty list. */
function read(text: string): Line {
  const line = JSON.parse(text) as Line;
  return 'method' in line ? { ...line, params: line['params'] ?? [] } : line;
}
