/** Runs the commands in README and docs as a reader would type them, and expects the output that the page shows. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { kill } from 'node:process';
import { describe, expect } from '@jest/globals';
import { missingPrograms, testUnless } from '../support/missing.js';
import { ownFolder } from '../support/own-folder.js';
import { asPrinted } from './as-printed.js';
import type { Block } from './blocks.js';
import { BLOCKS, folderOf, markOf, nameOf, outputAfter } from './blocks.js';
import { reasonNotToRun } from './not-run.js';
import { readersProject } from './project.js';

const project = readersProject();

/** The environment of the reader's shell, on a machine without a screen. */
const home = ownFolder();
const ENV: NodeJS.ProcessEnv = {
  ...{ HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, LANG: 'C.UTF-8', MANPAGER: 'cat' },
  NPM_CONFIG_UPDATE_NOTIFIER: 'false',
  PATH: [join(project, 'node_modules/.bin'), process.env['PATH']].join(':'),
};

/** A command continues on the next line after a backslash, a pipe or `&&`. */
function commandsIn({ text }: Block): readonly string[] {
  const lines = text.replace(/(\\|\||&&)\n/g, '$1\0').split('\n');
  return lines.map((line) => line.replaceAll('\0', '\n')).filter((line) => !/^\s*(#(?!!).*)?$/.test(line));
}

/** The lines to run, except the ones that no page can run. A script that begins with `#!` counts as one command. */
const toRun = (block: Block): readonly string[] =>
  reasonNotToRun(block, block.text) !== undefined && block.text.startsWith('#!')
    ? []
    : commandsIn(block).filter((line) => reasonNotToRun(block, line) === undefined);

/** The shell that runs a line. */
const shellOf = (line: string): string => /\b(zsh|fish)\b/.exec(line)?.[0] ?? 'bash';

/** zsh can't complete commands until it has run this. */
const BEFORE: Readonly<Record<string, string>> = { zsh: 'autoload -U compinit; compinit -u; ' };

/** The time limit for a command, in milliseconds. */
const HANGS = 300_000;

/** This command serves a page until it is stopped. */
const SERVER = /klondike serve|--servedir/;

interface Ran {
  readonly status: number | null;
  readonly printed: string;
}

function ran(line: string, cwd: string): Ran {
  const shell = shellOf(line);
  const words = [
    '-c',
    `exec 2>&1\n${shell === 'bash' ? 'set -o pipefail\n' : ''}${BEFORE[shell] ?? ''}${line}`,
  ];
  const script = shell === 'fish' ? ['-c', line] : words;
  const { status, stdout } = spawnSync(shell, script, {
    cwd,
    env: ENV,
    encoding: 'utf8',
    input: '',
    maxBuffer: 2 ** 28,
    timeout: HANGS,
  });
  return { status, printed: stdout };
}

/** Stops a server once it has printed its address, which counts as success. */
async function served(line: string, cwd: string): Promise<Ran> {
  const child = spawn('bash', ['-c', line], { cwd, env: ENV, detached: true });
  const ended = once(child, 'close');
  const end = (): unknown => kill(-(child.pid ?? 0), 'SIGTERM');
  const guard = setTimeout(end, HANGS);
  let printed = '';
  await new Promise<void>((resolve) => {
    const hear = (text: Buffer): void => {
      printed += String(text);
      if (/http:\/\/127\.0\.0\.1:\d+/.test(printed)) resolve();
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
    void ended.then(() => resolve());
  });
  const { exitCode } = child;
  if (exitCode === null) end();
  clearTimeout(guard);
  await ended;
  return { status: exitCode ?? 0, printed };
}

describe('the commands in a block print what the page shows', () => {
  for (const block of BLOCKS.filter(({ language }) => language === 'sh')) {
    const lines = toRun(block);
    if (lines.length === 0) continue;
    const shells = lines.flatMap((line) => (/\bman -l/.test(line) ? ['man'] : [shellOf(line)]));
    const python = block.text.includes('submissions') ? ['python3'] : [];
    testUnless(missingPrograms(...shells, ...python), nameOf(block), async () => {
      const cwd = join(project, folderOf(block));
      let printed = '';
      for (const line of lines) {
        const result = SERVER.test(line) ? await served(line, cwd) : ran(line, cwd);
        printed += result.printed;
        const status = line === lines.at(-1) ? Number(markOf(block, 'exits') ?? 0) : 0;
        expect([line, result]).toEqual([line, { ...result, status }]);
      }
      const output = outputAfter(block);
      if (output !== undefined) expect(printed).toMatch(asPrinted(output));
    });
  }
});
