/** `klondike` in a terminal with a French locale. */
import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { klondike, typed } from '../../support/command.js';

/** The screen of a terminal of 80 by 24 after the keys. */
async function shown(args: readonly string[], keys: string, env: Record<string, string>): Promise<string> {
  let text = '';
  const stdout = Object.assign(new PassThrough({ decodeStrings: false, encoding: 'utf8' }), {
    ...{ isTTY: true, columns: 80, rows: 24 },
  });
  stdout.on('data', (piece: string) => (text += piece));
  await klondike(args, typed(keys), { stdout, env: { TERM: 'xterm', ...env } });
  return text.replaceAll('\u202f', ' ');
}

test.each<[env: Record<string, string>, args: string[], keys: string, text: string]>([
  [{ LANG: 'fr_BE.UTF-8' }, ['play'], '', 'd pioche  a monte  u annule'],
  [{ LANG: 'fr_BE.UTF-8' }, ['play'], 'u', 'Il n’y a aucun coup à annuler.'],
  [{ LC_ALL: 'fr_BE.ISO-8859-1' }, ['play'], 'u', "Il n'y a aucun coup a annuler."],
  [{ LANG: 'fr_BE.UTF-8', LC_ALL: 'C.UTF-8' }, ['play'], 'u', "There's no move to undo."],
  [{ LANG: 'fr_BE.UTF-8' }, ['play', '--deal', 'java:11'], '1\rf\r', 'Une fondation commence par un as.'],
  [
    { LANG: 'fr_BE.UTF-8' },
    ['play', '--rules', 'ksu'],
    '',
    'Règles particulières : Une carte posée sur une fondation y reste.',
  ],
  [{ LANG: 'fr_BE.UTF-8' }, ['play'], 'gabc\r', '« abc » n’est pas valide ; il faut un nombre'],
  [
    { LANG: 'fr_BE.UTF-8' },
    ['play'],
    'gjava:abc\r',
    '« java:abc » n’est pas valide ; il faut un nombre entier',
  ],
  [{ LANG: 'fr_BE.UTF-8' }, ['play'], 'g\r', 'Il n’y a rien ici ; il faut un nombre'],
  [{ LANG: 'fr_BE.UTF-8' }, ['play'], 'g5 6\r', '« 6 » est de trop : il ne faut rien après java:5'],
  [
    { LANG: 'fr_BE.UTF-8' },
    ['play'],
    'gt1: Xx\r',
    '« Xx » n’est pas valide ; il faut une carte comme Ah, Td ou 10d',
  ],
  [
    { LANG: 'fr_BE.UTF-8' },
    ['play'],
    'gdotnet:2147483648\r',
    '« dotnet:2147483648 » n’est pas valide ; il faut un nombre entier de',
  ],
  [{ LANG: 'en_US.UTF-8' }, ['play'], 'gabc\r', '"abc"; expected a deal: a number'],
  [{ LANG: 'fr_BE.UTF-8' }, ['montecarlo'], '?', 'Retirez les 52 cartes'],
])('%j, %j, %j: %s', async (...[env, args, keys, text]) => {
  expect(await shown(args, keys, env)).toContain(text);
});
