/** Tries the completions in the shells on this machine. */
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect } from '@jest/globals';
import { klondike } from '../../support/command.js';
import { missingPrograms, testUnless } from '../../support/missing.js';
import { ownFolder } from '../../support/own-folder.js';

const FOLDER = ownFolder();

/** A typed line, and the completions for its last word. */
const LINES: readonly (readonly [line: string, words: readonly string[]])[] = [
  ['klondike so', ['solve']],
  ['klondike con', ['console']],
  ['klondike --fo', ['--four-color']],
  ['klondike --rules k', ['ksu']],
  ['klondike play --ru', ['--rules']],
  ['klondike play --rules ycp-s', ['ycp-selection']],
  ['klondike play --scoring v', ['vegas']],
  ['klondike play --draw 1 --redeals u', ['unlimited']],
  ['klondike play --winnable --difficulty m', ['medium']],
  ['klondike replay --frames l', ['last']],
  ['klondike replay one', ['one game.klon']],
  ['klondike play --record one', ['one game.klon']],
  ['klondike help mon', ['montecarlo']],
  ['klondike completion f', ['fish']],
  ['klondike play one', []],
  ['klondike solve --minimal --n', ['--notation']],
];

const inFolder = (program: string, args: readonly string[], input?: string): string =>
  execFileSync(program, args, {
    cwd: FOLDER,
    encoding: 'utf8',
    input,
    timeout: 300_000,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });

beforeAll(async () => {
  writeFileSync(join(FOLDER, 'one game.klon'), '');
  for (const shell of ['bash', 'zsh', 'fish'])
    writeFileSync(join(FOLDER, shell), (await klondike(['completion', shell])).out);
});

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const ALL = LINES.map(([, words]) => words.join());

testUnless(missingPrograms('bash'), 'bash completes commands, options, values and files', () => {
  const tries = LINES.map(([line]) => `try ${line.split(' ').map(quoted).join(' ')}`);
  const program = `source ./bash
      try() { COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)); _klondike; (IFS=,; printf '%s\\n' "\${COMPREPLY[*]}"); }
      ${tries.join('\n')}
      try klondike play --rules = ycp-s`;
  expect(inFolder('bash', ['--norc', '-s'], program).split('\n').slice(0, -1)).toEqual([
    ...ALL,
    'ycp-selection',
  ]);
});

testUnless(missingPrograms('fish'), 'fish completes commands, options, values and files', () => {
  const tries = LINES.map(
    ([line]) => `echo (string join -- , (complete -C ${quoted(line)} | string split -f1 \\t))`,
  );
  const out = inFolder('fish', ['--no-config', '-c', `source ./fish\n${tries.join('\n')}`]);
  expect(out.split('\n').slice(0, -1)).toEqual(ALL);
});

testUnless(missingPrograms('fish'), 'fish describes each value, not its option', () => {
  const lines = ['klondike --rules ', 'klondike replay --frames ', 'klondike --difficulty '];
  const tries = lines.map((line) => `complete -C ${quoted(line)}`);
  const out = inFolder('fish', ['--no-config', '-c', `source ./fish\n${tries.join('\n')}`]);
  expect(out.split('\n')).toEqual(
    expect.arrayContaining([
      'ksu\tClicks (Kansas State)',
      'ycp-selection\tSelections (York 2021)',
      'all\tafter each event',
      'last',
      'medium',
    ]),
  );
  expect(out).not.toContain('house rules');
});

testUnless(missingPrograms('zsh'), 'zsh completes commands, options, values and files', () => {
  const typed = LINES.filter(([, words]) => words.length === 1);
  const program = `zmodload zsh/zpty
      zpty -b z "TERM=dumb zsh -f -i"
      zpty -w z "PS1=; unsetopt prompt_cr prompt_sp beep; autoload -Uz compinit; compinit -u -D; source ./zsh; klondike() { print -r -- GOT \\"\\$@\\" END; }; print READY"
      zpty -r z out '*READY'$'\\r'
      for line in ${typed.map(([line]) => quoted(line)).join(' ')}; do
        zpty -w -n z "$line"$'\\t\\n'
        zpty -r -m z out '*GOT*END*' && print -r -- \${\${out##*GOT}%%END*}
      done
      zpty -d z`;
  const out = spawnSync('zsh', ['-f', '-c', program], {
    cwd: FOLDER,
    encoding: 'utf8',
    timeout: 300_000,
  }).stdout;
  const whole = typed.map(([line, words]) => line.replace(/\S+$/, words.join()));
  const lines = out.split('\n').slice(0, -1);
  expect(lines.map((line) => `klondike ${line.trim()}`)).toEqual(whole);
});

testUnless(missingPrograms('man'), 'man shows the manual page without a warning', async () => {
  const { out } = await klondike(['man']);
  const { stdout, stderr } = spawnSync('man', ['--warnings=w', '-l', '-'], {
    input: out,
    encoding: 'utf8',
    env: { ...process.env, MANPAGER: 'cat', MANWIDTH: '80', LC_ALL: 'C.UTF-8' },
  });
  expect(stderr).toBe('');
  for (const text of [
    'klondike solve DEAL... [options]',
    '--four-color',
    '--github-classroom FILE',
    'w>t3, t2>t6*3',
  ])
    expect(stdout.replace(/\s+/g, ' ')).toContain(text);
});
