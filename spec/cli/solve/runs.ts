/** Runs `klondike solve` in the thread of the spec. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach } from '@jest/globals';
import type { CommandResult } from '../../support/command.js';
import { klondike } from '../../support/command.js';
import { ownFolder } from '../../support/own-folder.js';

export const solved = (args: string, input = ''): Promise<CommandResult> =>
  klondike(['solve', ...args.split(' ')], input);

export interface Line {
  readonly deal: string;
  readonly rules?: string;
  readonly verdict: string;
  readonly why?: string;
  readonly moves?: string;
  readonly visits: number;
  readonly ms: number;
}

const linesIn = (text: string): Line[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);

export const linesOf = ({ out }: CommandResult): Line[] => linesIn(out);

export const verdictsOf = (ran: CommandResult): string[] =>
  linesOf(ran).map(({ deal, verdict }) => `${deal} ${verdict}`);

/** The test's folder, and the output file in it. */
export const own = { folder: '', file: '' };

/** Gives each test a new folder. Call it once per spec file. */
export function useOwnFolder(): void {
  beforeEach(() => {
    own.folder = ownFolder();
    own.file = join(own.folder, 'out.jsonl');
  });
}

/** Runs the solver with few visits, and writes to the test's file. */
export const solvedToFile = (args: string): Promise<CommandResult> =>
  klondike(['solve', ...args.split(' '), '--visits', '20', '--out', own.file]);

export const held = (): string => readFileSync(own.file, 'utf8');

export const heldDeals = (): string[] => linesIn(held()).map(({ deal }) => deal);

/** Gives each line a fixed time, which shows that its deal was not solved again. */
export const marked = (text: string): string => text.replace(/"ms":[\d.]+/g, '"ms":123456');
