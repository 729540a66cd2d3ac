/** Sends all requests to a shim at once. The shim reads them one after the other. */
import { spawnSync } from 'node:child_process';
import type { Launch } from '../../../src/grading/remote/launch.js';
import './remove-temporary-folders.js';

interface ProcessOutput {
  readonly output: string;
  readonly printed: string;
  readonly status: number | null;
}

export interface Conversation {
  /**
   * The answer to each request, as its result or as the name and message of its error. It is undefined if the shim
   * gives no answer.
   */
  readonly answers: readonly unknown[];
  /** The view calls during each request, as `name(arguments)`. */
  readonly calls: readonly (readonly string[])[];
  readonly printed: string;
  readonly status: number | null;
}

/** The parameters of `initialize`, if they differ from the usual ones. */
export interface InitializeOptions {
  readonly seed?: number;
  readonly constants?: Readonly<Record<string, number>>;
  readonly spoilsArrays?: boolean;
}

/** All calls that show a table, with the cards left out. */
export const ALL_PILES: readonly string[] = [
  'stockEmpty(false)',
  'wasteCards([])',
  ...[0, 1, 2, 3].map((foundation) => `foundationCards(${foundation},[])`),
  ...[0, 1, 2, 3, 4, 5, 6].map((tableau) => `tableauCards(${tableau},[])`),
  'updateMoves(0)',
  'refreshWindow()',
];

export const withoutCards = (calls: Conversation['calls']): Conversation['calls'] =>
  calls.map((some) => some.map((call) => call.replace(/\[.*\]/, '[]')));

/** An event in words, such as `moveWasteToTableau 3`. */
export type Words = string;

interface Line {
  readonly id?: number;
  readonly method?: string;
  readonly params?: readonly unknown[];
  readonly result?: unknown;
  readonly error?: { readonly message: string; readonly data: { readonly name: string } };
}

/** The first answer belongs to `initialize`. */
export function conversation(
  launch: Launch,
  events: readonly Words[],
  beginning: InitializeOptions = {},
): Conversation {
  const { seed = 1, constants = {}, spoilsArrays = false } = beginning;
  const first = { protocol: 1, seed, constants, capabilities: { spoilsArrays }, limits: {} };
  const requests = [
    { method: 'initialize', params: first },
    ...events.map((words) => requestOf(words.split(' '))),
  ].map((request, id) => `${JSON.stringify({ jsonrpc: '2.0', id, ...request })}\n`);
  const { output, ...rest } = runShim(launch, requests);
  return { ...conversationIn(output, requests.length), ...rest };
}

/** Runs a shim with these lines as input. Returns the lines it writes and the output of the program. */
export function runShim(launch: Launch, lines: readonly string[]): ProcessOutput {
  const [program = '', ...args] = launch.command;
  const isOwn = launch.channel === 'fd 3';
  const { output, status } = spawnSync(program, args, {
    cwd: launch.folder,
    env: { PATH: process.env['PATH'], ...(isOwn && { KLONDIKE_FD: '3' }), ...launch.environment },
    input: lines.join(''),
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    encoding: 'utf8',
    timeout: 300_000,
  });
  const [, out = '', err = '', third = ''] = output.map((text) => text ?? '');
  return { output: isOwn ? third : out, printed: isOwn ? out + err : err, status };
}

const requestOf = ([method = '', ...params]: readonly string[]): object => ({
  method,
  params: params.map(Number),
});

function conversationIn(text: string, count: number): Pick<Conversation, 'answers' | 'calls'> {
  const calls: string[][] = Array.from({ length: count }, () => []);
  const answers: unknown[] = [];
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const { id, method, params, result, error } = JSON.parse(line) as Line;
    if (id === undefined)
      calls[answers.length]?.push(`${method ?? ''}(${JSON.stringify(params).slice(1, -1)})`);
    else answers.push(error === undefined ? result : `${error.data.name}: ${error.message}`);
  }
  return { answers, calls };
}
