/** The help and the errors of the command, in a French locale. */
import { expect, test } from '@jest/globals';
import { klondike } from '../support/command.js';

const french = (args: string[], LANG = 'fr_FR.UTF-8'): ReturnType<typeof klondike> =>
  klondike(args, '', { env: { LANG } });

test.each<[args: string[], text: string]>([
  [['help'], '  replay FICHIER...      rejouer des scripts .klon\n'],
  [['help', 'stats'], 'Code de sortie\u202f:\n  0     tout s’est bien passé\n'],
  [['help', 'play'], '  --deal NOM            commencer par cette donne'],
  [['grade', '--help'], '  --fail-under N        se terminer avec le code 1 si un travail obtient moins\n'],
  [['montecarlo', '-h'], '\nUne analyse affiche une ligne par partie'],
  [['completion', 'fish'], "-l short -d 'raccourcir la solution"],
])('prints help in French: %j', async (args, text) => expect((await french(args)).out).toContain(text));

test.each<[args: string[], text: string]>([
  [
    ['mont'],
    'commande inconnue\u202f: «\u202fmont\u202f». Vouliez-vous dire «\u202fmontecarlo\u202f»\u202f?\nTapez «\u202fklondike --help\u202f» pour l’aide.\n',
  ],
  [['--deal'], '--deal demande une valeur (NOM), par exemple\u202f: --deal 12345\n'],
])('prints an error in French: %j', async (args, text) => expect((await french(args)).err).toContain(text));

test('a locale without accents gets text without accents', async () => {
  const { out } = await french(['help', 'solve'], 'fr_FR.ISO-8859-1');
  expect([out.includes('nombre de cartes a piocher a la fois'), /[^\0-\x7f]/.test(out)]).toEqual([
    true,
    false,
  ]);
});
