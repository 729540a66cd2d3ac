/** Errors in values, deals and scripts, in a French locale. */
import { expect, test } from '@jest/globals';
import { klondike } from '../support/command.js';

const env = { LANG: 'fr_FR.UTF-8' };

async function told(args: readonly string[], input = ''): Promise<string> {
  const { out, err } = await klondike(args, input, { env });
  return `${out}${err}`.replaceAll('\u202f', ' ');
}

test.each<[args: string[], text: string]>([
  [
    ['play', '--draw', '99'],
    '--draw attend le nombre de cartes à piocher à la fois, de 1 à 24, et non « 99 »',
  ],
  [['play', '--winnable', '--deal', '5'], '--winnable est incompatible avec --deal'],
  [['play', '5', '--deal', '6'], '5 et --deal déterminent tous deux la première partie ; n’en gardez qu’un'],
  [['play', '--sandbox', 'off'], '--sandbox ne s’utilise qu’avec --handler ou --cmd'],
  [['solve'], 'solve demande une DONNE, par exemple java:1, ou --file FICHIER'],
  [
    ['solve', 'java:5..java:2'],
    '« java:5..java:2 » n’est pas valide ; il faut une suite croissante, comme java:1..java:100',
  ],
  [['solve', 'java:1', '--jobs', '0'], '--jobs attend un nombre entier de 1 à 256, et non « 0 »'],
  [['solve', '--file', '/no/such'], '/no/such : fichier introuvable'],
  [['autoplay'], 'autoplay demande une DONNE, comme java:1 ou java:1..java:100'],
  [['grade', '/no/such.js'], '/no/such.js : travail introuvable'],
  [
    ['grade', '/no/such.js', '--seconds', '0'],
    '--seconds attend un nombre supérieur à 0, comme 10 ou 0.5, et non « 0 »',
  ],
  [['grade', '--class', '/no/such'], '--class demande aussi --out DOSSIER pour les rapports'],
  [['replay', '/no/such.klon'], '/no/such.klon : fichier introuvable'],
  [['serve', '5'], 'serve n’accepte pas « 5 », mais seulement des options. Vouliez-vous dire « --port 5 » ?'],
  [['console', '--rules', 'x'], '--rules attend ycp-text ou ycp-text-reference, et non « x »'],
  [
    ['montecarlo', '--analyse', '5..2'],
    '--analyse attend DÉBUT..FIN, où DÉBUT ne dépasse pas FIN, et non « 5..2 »',
  ],
  [['stats', '--json', '--reset'], '--json est incompatible avec --reset'],
  [['completion', 'zhs'], 'completion attend bash, zsh ou fish, et non « zhs ». Vouliez-vous dire « zsh » ?'],
])('%j', async (args, text) => expect(await told(args)).toContain(text));

test.each<[script: string, text: string]>([
  ['new stock', 'entrée standard : tout s’est déroulé comme prévu, 2 événements\n'],
  [
    'new { moves: 4 }',
    'résultat inattendu\n            attendu  obtenu\n  >  moves  4        0\nLe script jusqu’à cet endroit :',
  ],
  ['# nothing', 'entrée standard : le script ne contient aucun événement\n'],
  [
    'new w>t9',
    'entrée standard : ligne 1, colonne 5 : « w>t9 » n’est pas valide ; il faut une pile d’arrivée après >',
  ],
])('reports the script %j', async (script, text) =>
  expect(await told(['replay', '-', '--frames', 'none'], script)).toContain(text),
);

test('counts games with a decimal comma', async () => {
  const text = await told(['autoplay', 'java:7', '--samples', '1', '--draw', '1']);
  expect(text).toMatch(
    /^java:7: (non )?gagnée, \d+ coups\nulg, draw 1 : 1 partie en \d+,\d s, \d+,\d parties\/s, 1 tâche : \d gagnée, \d non gagnée\ngagnées : \d+ % ; intervalle de confiance à 95 % de \d+ à \d+ %\n/,
  );
});

test('an error in JSON is English in every locale', async () => {
  expect(await told(['replay', '-', '--json'], '# nothing')).toContain('"error":"the script has no event"');
});
