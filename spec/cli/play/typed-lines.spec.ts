/** Tests line mode for a person at a terminal, who gets a prompt, short errors, and lines that fit. */
import { PassThrough } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { klondike, typed } from '../../support/command.js';

const terminal = (columns = 80): PassThrough => Object.assign(new PassThrough(), { isTTY: true, columns });

/** The lines on standard error after the greeting, for words typed in a terminal of this width. */
async function shown(args: readonly string[], input: string, columns?: number): Promise<string[]> {
  const screen = {
    stdout: terminal(columns),
    stderr: terminal(columns),
    env: { TERM: 'dumb', LANG: 'C.UTF-8' },
  };
  const { err } = await klondike(args, typed(input), screen);
  const lines = err.split('\n');
  return lines.slice(lines.findIndex((line) => line.startsWith('> ')));
}

const KLONDIKE = ['play', '--frames', 'none'];
const MONTE_CARLO = ['montecarlo', '--frames', 'none'];

describe('prompts', () => {
  test('the prompt follows the greeting and each answer; a line break follows the last one', async () => {
    expect(await shown(KLONDIKE, 'stock\nundo\n')).toEqual([
      "> stock is refused: no game has been dealt yet. Type 'new' to deal a game.",
      "> undo is refused: no game has been dealt yet. Type 'new' to deal a game.",
      '> ',
      '',
    ]);
  });

  test('the prompt is different for the rest of a check', async () => {
    expect((await shown(KLONDIKE, '{ moves: 0\n}\n'))[0]).toBe('> ... > ');
  });

  test('the prompt does not follow the word that ends the game', async () => {
    expect(await shown(KLONDIKE, 'quit\n')).toEqual(['> ']);
  });

  test.each([
    [KLONDIKE, '{ moves: 0\n}', 'new'],
    [MONTE_CARLO, '{ score: 0\n}', 'deal'],
  ])('the prompt does not appear in a pipe: %s', async (args, check, deals) => {
    const { out, err } = await klondike(args, `undo\n${check}\n`);
    expect([out, err]).toEqual([
      '',
      `undo is refused: no game has been dealt yet. Type '${deals}' to deal a game.\n`,
    ]);
  });
});

describe('wrong words', () => {
  test.each<[args: readonly string[], input: string, told: string]>([
    [KLONDIKE, 'stok', "Unknown word 'stok'. Did you mean 'stock'? Type 'help' for a list of words."],
    [KLONDIKE, 'Stock', "Unknown word 'Stock'. Did you mean 'stock'? Type 'help' for a list of words."],
    [
      KLONDIKE,
      'solutoin',
      "Unknown word 'solutoin'. Did you mean 'solution'? Type 'help' for a list of words.",
    ],
    [KLONDIKE, 'xyzzy', "Unknown word 'xyzzy'. Type 'help' for a list of words."],
    [KLONDIKE, 'w>t9', '"w>t9"; expected a target after >: t1 to t7 or f1 to f4'],
    [KLONDIKE, 'go:7', 'There is no move 7. No move has been made yet.'],
    [KLONDIKE, 'go:x', "'go:x' needs the number of a move, as in 'go:3'. Type 'moves' for the list."],
    [KLONDIKE, 'go', "'go' needs the number of a move, as in 'go:3'. Type 'moves' for the list."],
    [
      MONTE_CARLO,
      'consolidat',
      "Unknown word 'consolidat'. Did you mean 'consolidate'? Type 'help' for a list of words.",
    ],
    [MONTE_CARLO, 'dael', "Unknown word 'dael'. Did you mean 'deal'? Type 'help' for a list of words."],
    [MONTE_CARLO, 'go:7', 'There is no move 7. No move has been made yet.'],
  ])('a wrong word gets a short explanation: %s %s', async (args, input, told) => {
    expect((await shown(args, `${input}\n`, 200))[0]).toBe(`> ${told}`);
  });

  test('the answer to a wrong move number names the last one', async () => {
    const lines = await shown([...KLONDIKE, '--deal', 'java:11'], 'stock stock go:7\n', 200);
    expect(lines).toContain('There is no move 7. The last move is 2.');
  });

  test('a wrong word in a pipe gets an error with its place', async () => {
    const { status, err } = await klondike(KLONDIKE, '\n  stok');
    expect([status, err]).toEqual([
      2,
      "line 2, column 3: unknown word 'stok'. Did you mean 'stock'? Type 'help' for a list of words.\n",
    ]);
  });
});

describe('long lines', () => {
  test.each<[args: readonly string[], input: string]>([
    [KLONDIKE, '[Deal "java:11"] new help about hint moves stok go:7 w>t9'],
    [MONTE_CARLO, '[Deal "java:5"] deal help about hint moves stok go:7 new:x'],
  ])('a long line breaks between words in a terminal of 40 columns: %s %s', async (args, input) => {
    const lines = await shown(args, `${input}\n`, 40);
    expect(lines.map((line) => line.replace(/^> /, '')).filter((line) => line.length > 40)).toEqual([]);
    expect(lines.join(' ').replace(/\s+/g, ' ')).toContain(
      'go:3 list all moves, even undone ones; go to number 3',
    );
  });

  test.each([KLONDIKE, MONTE_CARLO])(
    'each line of help fits 80 columns in a pipe and in French: %s',
    async (...args) => {
      const { err } = await klondike(args, 'help', { env: { LANG: 'fr_FR.UTF-8' } });
      expect(err.split('\n').filter((line) => line.length > 80)).toEqual([]);
    },
  );

  test('each line of help fits 80 columns in a wide terminal', async () => {
    const lines = await shown(KLONDIKE, 'help\n', 200);
    expect(lines.filter((line) => line.length > 82)).toEqual([]);
  });

  test('two short help entries share a line', async () => {
    expect((await shown(KLONDIKE, 'help\n')).slice(0, 2)).toEqual([
      '> new           deal a new game           w>t3      waste to tableau 3',
      'stock         click on the stock        w>f1      waste to foundation 1',
    ]);
  });
});

describe('a French game says nothing in English', () => {
  const MOT =
    'commande inconnue : « stok ». Vouliez-vous dire « stock » ? Tapez « help » pour la liste des commandes.';

  test.each<[args: readonly string[], input: string, told: string]>([
    [KLONDIKE, 'stok', MOT],
    [KLONDIKE, 'go:7', 'il n’y a pas de coup 7. Aucun coup n’a encore été joué.'],
    [
      KLONDIKE,
      'go:x',
      '« go:x » demande le numéro d’un coup, par exemple « go:3 ». Tapez « moves » pour la liste.',
    ],
    [KLONDIKE, 'w>t9', '« w>t9 » n’est pas valide ; il faut une pile d’arrivée après > : t1 à t7 ou f1 à f4'],
    [
      KLONDIKE,
      'x>t9',
      '« x>t9 » n’est pas valide ; il faut une pile de départ avant > : w, t1 à t7 ou f1 à f4',
    ],
    [
      KLONDIKE,
      'f1>f2',
      '« f1>f2 » n’est pas valide ; il faut une colonne après > : une carte ne passe pas d’une fondation à une autre',
    ],
    [
      KLONDIKE,
      'w>t1*2',
      '« w>t1*2 » n’est pas valide ; il faut une seule carte : on ne peut en déplacer plusieurs qu’entre deux colonnes, comme t1>t2',
    ],
    [
      KLONDIKE,
      'stock*x',
      '« stock*x » n’est pas valide ; il faut un nombre entier d’au plus 15 chiffres après *',
    ],
    [KLONDIKE, 'stock*0', '« stock*0 » n’est pas valide ; il faut un nombre de répétitions de 1 à 1000000'],
    [KLONDIKE, 'new*2', '« new*2 » n’est pas valide ; il faut new seul, sans nombre'],
    [KLONDIKE, '[Deal x]', '« [Deal x] » n’est pas valide ; il faut une étiquette comme [Deal "java:12345"]'],
    [
      KLONDIKE,
      '[Game "chess"]',
      '« chess » n’est pas valide ; il faut l’un de ces jeux : klondike, montecarlo',
    ],
    [
      KLONDIKE,
      '[Game "montecarlo"]',
      '« montecarlo » n’est pas valide ; il faut klondike : pour un script de montecarlo, utilisez klondike montecarlo',
    ],
    [
      KLONDIKE,
      '[Rules "x"]',
      '« x » n’est pas valide ; il faut l’un de ces noms de règles : ulg, ycp-text, ycp-text-reference, ycp-selection, ksu',
    ],
    [
      KLONDIKE,
      '[Deal "x"]',
      '« x » n’est pas valide ; il faut un nombre, java:NOMBRE (ou dotnet, kpat, pysol, greenfelt), la liste des 52 cartes ou une disposition',
    ],
    [
      KLONDIKE,
      '[Deal "java:x"]',
      '« java:x » n’est pas valide ; il faut un nombre entier de -9223372036854775808 à 9223372036854775807 après « : »',
    ],
    [KLONDIKE, '[Deal "5 6"]', '« 6 » est de trop : il ne faut rien après java:5'],
    [
      KLONDIKE,
      '[Deal "t1: Ah; t2: Ah"]',
      '« Ah » est de trop : chaque carte et chaque pile n’apparaissent qu’une fois',
    ],
    [KLONDIKE, '[Deal "t1: Xx"]', '« Xx » n’est pas valide ; il faut une carte comme Ah, Td ou 10d'],
    [KLONDIKE, '[Deal "t1: | |"]', '« | » est de trop : il ne faut qu’une barre par pile'],
    [
      KLONDIKE,
      '[Deal "t1: Ah; x9: Ac"]',
      '« x9 » n’est pas valide ; il faut le nom d’une pile suivi de deux-points : stock, waste, f1 à f4 ou t1 à t7',
    ],
    [
      KLONDIKE,
      '{ t3 }',
      '« t3 » n’est pas valide ; il faut un élément à vérifier : stock:, moves:, waste:, f1: à f4:, t1: à t7:, won, refreshed:',
    ],
    [KLONDIKE, '{ }', '« } » n’est pas valide ; il faut un élément à vérifier, comme moves: 4'],
    [KLONDIKE, '{ : }', '« : » n’est pas valide ; il faut un nom avant les deux-points'],
    [
      KLONDIKE,
      '{ moves: x }',
      '« x » n’est pas valide ; il faut un nombre entier d’au plus 15 chiffres pour moves',
    ],
    [KLONDIKE, '{ moves: 1 2 }', '« 2 » est de trop : il ne faut qu’une valeur pour moves'],
    [KLONDIKE, '{ won x }', '« x » est de trop : il ne faut rien après won'],
    [KLONDIKE, '{ won: x }', '« x » n’est pas valide ; il faut won ou won: no'],
    [KLONDIKE, '{ stock: x }', '« x » n’est pas valide ; il faut stock: full ou stock: empty'],
    [KLONDIKE, '{ waste: Ah 2h 3h 4h }', '« 4h » est de trop : une vue montre au plus 3 cartes pour waste'],
    [
      KLONDIKE,
      '{ moves: 4',
      '« { moves: 4 » n’est pas valide ; il faut une accolade } à la fin de la vérification',
    ],
    [
      MONTE_CARLO,
      'new',
      '« new » n’est pas valide ; il faut new:NOMBRE, avec un nombre entier de -9223372036854775808 à 9223372036854775807, ou deal pour une partie au hasard',
    ],
    [
      MONTE_CARLO,
      'a1*2',
      '« a1*2 » n’est pas valide ; il faut a1 seul, sans nombre (on ne peut répéter que consolidate, hint, ahead, help, restart, undo, redo)',
    ],
    [MONTE_CARLO, '[Rules "ulg"]', '« ulg » est de trop : ce jeu se joue toujours avec les mêmes règles'],
    [
      MONTE_CARLO,
      '[Deal "x"]',
      '« x » n’est pas valide ; il faut un numéro de partie, java:NOMBRE, la liste des 52 cartes ou une grille',
    ],
    [MONTE_CARLO, '[Deal "r1: Ah Ah"]', '« Ah » est de trop : cette carte est déjà placée'],
    [
      MONTE_CARLO,
      '[Deal "r1: Xx"]',
      '« Xx » n’est pas valide ; il faut une carte comme Ah, Td ou 10d, ou -- s’il n’y en a pas',
    ],
    [
      MONTE_CARLO,
      '[Deal "r1: Ah 2h; r2: 3h"]',
      '« r2 » n’est pas valide ; il faut 2 cases, comme dans la ligne r1',
    ],
    [
      MONTE_CARLO,
      '[Deal "r1: Ah; r3: 3h"]',
      '« r3 » n’est pas valide ; il faut la ligne r2 à cet endroit, et chaque ligne une seule fois',
    ],
    [
      MONTE_CARLO,
      '[Deal "r1:"]',
      'il n’y a rien ici ; il faut les cartes de la ligne, avec -- pour une case vide',
    ],
    [
      MONTE_CARLO,
      '[Deal "r1: Ah; x: 3h"]',
      '« x » n’est pas valide ; il faut une ligne suivie de deux-points, comme r1:, ou bien deck:',
    ],
    [
      MONTE_CARLO,
      '[Deal "r1: Ah; deck: 2h; deck: 3h"]',
      '« deck » est de trop : il ne faut qu’une ligne deck:',
    ],
    [
      MONTE_CARLO,
      '[Deal "deck: 2h"]',
      'il n’y a rien ici ; il faut les lignes d’une grille, comme r1: 6h 2s',
    ],
    [MONTE_CARLO, '[Deal "Ah 2h"]', 'il manque'],
    [
      MONTE_CARLO,
      '{ x }',
      '« x » n’est pas valide ; il faut un élément à vérifier : r1: ou une autre ligne, a1: ou une autre case, left:, score:, game:, highlighted:, won, beeped, help, hinted',
    ],
    [MONTE_CARLO, '{ highlighted: 9 }', '« 9 » n’est pas valide ; il faut une case comme a1 ou e5'],
  ])('%s %s', async (args, input, told) => {
    const { err } = await klondike(args, `${input}\n`, { env: { LANG: 'fr_FR.UTF-8' } });
    const line = err.replaceAll('\u202f', ' ');
    expect(line).toMatch(/^ligne 1, colonne \d+ : /);
    expect(line).toContain(told);
  });
});
