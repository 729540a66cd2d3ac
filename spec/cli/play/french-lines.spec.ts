/** `klondike` in a pipe with a French locale. */
import { expect, test } from '@jest/globals';
import { klondike } from '../../support/command.js';

/** The messages, without the frames. */
async function told(args: readonly string[], lines: string, env: Record<string, string>): Promise<string> {
  const { err } = await klondike(args, lines, { env });
  return err.replaceAll('\u202f', ' ');
}

const FRENCH = { LANG: 'fr_BE.UTF-8' };

test.each<[args: string[], lines: string, text: string]>([
  [['play', '--deal', 'java:11'], 'new w>t1', 'w>t1 est refusé : il n’y a pas de carte à prendre.\n'],
  [
    ['play', '--deal', 'java:11'],
    'new { moves: 4 }',
    ' : résultat inattendu\n          attendu  obtenu\n>  moves  4        0\n',
  ],
  [['play', '--name', 'Zoé'], 'about', 'Klondike, joué par Zoé\n'],
  [['play'], 'help', 'new           distribuer les cartes     w>t3      du talon à la colonne 3\n'],
  [['montecarlo'], 'deal help', 'Retirez les 52 cartes'],
  [['montecarlo'], 'deal help', 'deal          une partie au hasard'],
])('%j, %j: %s', async (...[args, lines, text]) => {
  expect(await told(args, lines, FRENCH)).toContain(text);
});

test('a locale without accents gets French without accents', async () => {
  const lines = await told(['play'], 'help about', { LC_ALL: 'fr_BE.ISO-8859-1' });
  expect([lines.includes('du talon a la colonne 3'), /[^\0-\x7f]/.test(lines)]).toEqual([true, false]);
});

test('frames and words of scripts are the same in every language', async () => {
  const outs = await Promise.all(
    [FRENCH, { LANG: 'C.UTF-8' }].map(async (env) => {
      const { out } = await klondike(['play', '--deal', 'java:11'], 'new stock', { env });
      return out;
    }),
  );
  expect(outs[0]).toBe(outs[1]);
});
