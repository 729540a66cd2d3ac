/** In a French locale, errors in values, deals and scripts are in French. */
import { expect, test } from '@jest/globals';
import { klondike } from '../support/command.js';

const env = { LANG: 'fr_FR.UTF-8' };

async function told(args: readonly string[], input = ''): Promise<string> {
  const { out, err } = await klondike(args, input, { env });
  return `${out}${err}`.replaceAll('\u202f', ' ');
}

test.each<[args: string[], text: string]>([
  [['play', '--draw', '99'], '--draw attend le nombre de cartes qu’un clic pioche, de 1 à 24, pas « 99 »'],
  [['play', '--winnable', '--deal', '5'], '--winnable ne va pas avec --deal'],
  [['play', '5', '--deal', '6'], '5 et --deal désignent tous deux la première partie : n’en donnez qu’un'],
  [['play', '--sandbox', 'off'], '--sandbox ne va qu’avec --handler ou --cmd'],
  [['solve'], 'solve demande une DONNE, ou --file FICHIER avec un nom par ligne'],
  [
    ['solve', 'java:5..java:2'],
    '« java:5..java:2 » ; on attendait une suite croissante, comme java:1..java:100',
  ],
  [['solve', 'java:1', '--jobs', '0'], '--jobs attend un nombre entier de 1 à 256, pas « 0 »'],
  [['solve', '--file', '/no/such'], '/no/such : ce fichier n’existe pas'],
  [['autoplay'], 'autoplay demande une DONNE, comme java:1 ou java:1..java:100'],
  [['grade', '/no/such.js'], 'Il n’y a pas de remise à l’emplacement /no/such.js.'],
  [
    ['grade', '/no/such.js', '--seconds', '0'],
    '--seconds attend un nombre au-dessus de 0, comme 10 ou 0.5, pas « 0 »',
  ],
  [['grade', '--class', '/no/such'], 'il manque --out DOSSIER'],
  [['replay', '/no/such.klon'], '/no/such.klon : ce fichier n’existe pas'],
  [['serve', '5'], 'serve ne prend que des options, pas « 5 ». Vouliez-vous dire « --port 5 » ?'],
  [['console', '--rules', 'x'], '--rules attend ycp-text, ycp-text-reference, pas « x »'],
  [['montecarlo', '--analyse', '5..2'], '--analyse attend DE..À, où DE ne dépasse pas À, pas « 5..2 »'],
  [['stats', '--json', '--reset'], '--json ne va pas avec --reset'],
  [['completion', 'zhs'], 'completion attend bash, zsh, fish, pas « zhs » ; vouliez-vous dire zsh ?'],
])('%j', async (args, text) => expect(await told(args)).toContain(text));

test.each<[script: string, text: string]>([
  ['new stock', 'entrée standard : comme attendu, 2 événements\n'],
  [
    'new { moves: 4 }',
    'pas comme attendu\n            attendu  vu\n  >  moves  4        0\nLe script jusque-là :',
  ],
  ['# nothing', 'entrée standard : le script est vide : il n’y a aucun événement\n'],
  ['new w>t9', 'entrée standard : ligne 1, colonne 5 : « w>t9 » ; on attendait une cible après >'],
])('the script %j is reported', async (script, text) =>
  expect(await told(['replay', '-', '--frames', 'none'], script)).toContain(text),
);

test('the games that hints play are counted, with a decimal comma', async () => {
  const text = await told(['autoplay', 'java:7', '--samples', '1', '--draw', '1']);
  expect(text).toMatch(
    /^java:7: (non )?gagnée, \d+ coups\nulg, draw 1 : 1 partie en \d+,\d s, \d+,\d parties\/s, 1 tâche : \d gagnée, \d non gagnée\ngagnées : \d+ % ; intervalle à 95 % de \d+ à \d+ %\n/,
  );
});

test('in JSON an error of a script is English in every locale', async () => {
  expect(await told(['replay', '-', '--json'], '# nothing')).toContain(
    '"error":"the script is empty: there is no event in it"',
  );
});
