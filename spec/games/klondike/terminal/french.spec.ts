/** A table of Klondike in French. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { panelPages } from '../../../../src/terminal/drawing/panel.js';
import { drawTable, footerKeyAt } from '../../../../src/games/klondike/terminal/drawing/draw-table.js';
import { helpOn } from '../../../../src/games/klondike/terminal/drawing/help.js';
import { FRENCH as strings } from '../../../../src/french.js';
import { START } from './drawing.js';
import { plain } from './marked.js';
import { Seat, TABLE } from './seat.js';

let seat: Seat;
let choosing: Seat;

/** Replaces narrow spaces. */
const spaced = (text: string): string => text.replaceAll('\u202f', ' ');

beforeEach(() => {
  seat = new Seat({ strings, deal: () => 'java:7' });
  choosing = new Seat({
    strings,
    deal: () => 'java:7',
    onDeal: () => {
      throw new Error('"x"; expected the name of a deal');
    },
  });
});

/** The last line after these keys. */
function said(on: Seat, table: string, typed: string): string {
  on.show(table);
  on.view.type(typed);
  return spaced(on.message);
}

describe('the last line of a window of 80 by 24', () => {
  test.each<[table: string, typed: string, line: string]>([
    [TABLE, '', 'flèches, entrée  d pioche  a monte  u annule  n nouvelle  ? aide  q quitte'],
    [TABLE, '22\r', 'En main : 9♣ 8♥ - entrée pour poser, échap pour reposer'],
    [TABLE, 'n', 'Quitter cette partie ? Tapez n pour confirmer, une autre touche pour rester.'],
    [TABLE, '5\r', 'Il n’y a pas de carte à prendre.'],
    [TABLE, '5a', 'Il n’y a pas de carte à monter sur une fondation.'],
    [TABLE, 'wa', 'Aucune fondation ne peut recevoir cette carte pour le moment.'],
    [TABLE, '2\rw\r', 'Vous ne pouvez pas poser ces cartes à cet endroit.'],
    [TABLE, 'd', 'Ce n’est pas possible.'],
    ['t1: 4h', 'u', 'Il n’y a aucun coup à annuler.'],
    [`${TABLE}\nwon`, '', '♠ ♥ ♦ ♣  Vous avez gagné en 4 coups ! n nouvelle, u annuler'],
    ['moves: 1\nwon', '', '♠ ♥ ♦ ♣  Vous avez gagné en 1 coup ! n nouvelle, u annuler'],
  ])('%j, %j: %s', (table, typed, line) => expect(said(seat, table, typed)).toBe(line));

  test.each<[table: string, typed: string, line: string]>([
    [TABLE, '', 'd pioche  a monte  u annule  n nouvelle  r début  g donne  ? aide  q quitte'],
    [TABLE, 'r', 'Recommencer cette donne ? Tapez r pour oui, une autre touche pour non.'],
    [TABLE, 'gjava:1', 'Donne : java:1_'],
    [TABLE, 'gx\r', '"x"; expected the name of a deal. Donne : x_'],
    [`${TABLE}\nwon`, '', '♠ ♥ ♦ ♣  Vous avez gagné en 4 coups ! n nouvelle, r recommencer, u annuler'],
  ])('with a choice of deals: %j, %j: %s', (table, typed, line) =>
    expect(said(choosing, table, typed)).toBe(line),
  );

  test("the program's messages stay as they are", () => {
    seat.show(TABLE);
    seat.answer = () => seat.view.say('Une fondation commence par un as.');
    expect(said(seat, TABLE, 'd')).toBe('Une fondation commence par un as.');
  });
});

/** The lines below the cards. */
const below = (on: Seat, lines: number): string[] =>
  on.view.screen.slice(-lines).map((line) => spaced(plain(line)).trimEnd());

describe('in the smallest window', () => {
  test.each<[table: string, typed: string, lines: string[]]>([
    [TABLE, '', ['? aide  q quitte']],
    [TABLE, 'n', ['Quitter ? Tapez n', 'pour oui.']],
    [TABLE, 'r', ['Recommencer ? Tapez', 'r pour oui.']],
    [TABLE, 'g', ['Donne : _  échap', 'pour revenir']],
    [TABLE, 'gx\r', ['', 'Tapez un nombre ou', 'des cartes : x_']],
    [`${TABLE}\nwon`, '', ['Gagné ! n, u']],
  ])('%j, %j: %j', (table, typed, lines) => {
    choosing.view.resize({ columns: 20, rows: 11 });
    choosing.show(table);
    choosing.view.type(typed);
    expect(below(choosing, lines.length)).toEqual(lines);
  });

  test('the number of moves has its own line', () => {
    seat.view.resize({ columns: 20, rows: 11 });
    seat.show(TABLE);
    expect(seat.view.screen.slice(0, 2).map(plain).map(spaced)).toEqual(['#7', 'Coups : 4']);
  });
});

test('the help shows the keys in a column as wide as their names', () => {
  const house = { name: 'ksu', rules: ['Une carte posée sur une fondation y reste.'] };
  const panel = helpOn({ inPlay: 'waste', choosesDeals: true, redoes: true, house, strings });
  const [page = []] = panelPages(panel, { columns: 80, rows: 34, unicode: true, strings });
  const lines = page.map(spaced);
  expect([lines[0], ...lines.slice(2, 9), ...lines.slice(21, 33)]).toEqual([
    'Comment jouer',
    '1 - 7         aller à une colonne, puis à sa première carte visible',
    'w             aller au talon',
    'f             aller à une fondation, puis à la suivante',
    'entrée        prendre ou poser',
    'x             prendre des cartes et choisir où les poser',
    '+ = -         prendre une carte de plus ou de moins',
    'échap         reposer les cartes, ou fermer',
    'q Ctrl-D      quitter',
    'Ctrl-C        arrêter le programme',
    'Ctrl-L        redessiner l’écran',
    'Ctrl-Z        suspendre le programme',
    'À la souris : cliquez sur la pioche pour piocher, faites glisser les cartes (ou',
    'cliquez dessus, puis sur la pile où les poser), ou cliquez sur une commande sous',
    'la table.',
    'D’un double clic, vous montez les cartes sur une fondation.',
    '',
    'Les règles : ksu',
    'Une carte posée sur une fondation y reste.',
    'appuyez sur une touche pour revenir',
  ]);
});

test('the help of a table whose stock is in play has its own words', () => {
  const panel = helpOn({ inPlay: 'stock', choosesDeals: false, redoes: false, strings });
  expect(panel.find(({ keys }) => keys === 'w')?.text).toBe('aller à la pioche');
  expect(panel.at(-2)?.text).toMatch(/^À la souris.: cliquez sur le talon pour piocher/);
});

test("About credits the handler's author, and hides the cards of a deal", () => {
  seat = new Seat({ strings, deal: () => 't1: 4h' });
  seat.show(TABLE);
  seat.view.type('i');
  expect(seat.view.screen.slice(0, 4).map(spaced)).toEqual([
    'Solitaire Klondike',
    'par Ada Lovelace',
    `Donne : ${strings.core.ownLayout}`,
    'appuyez sur une touche pour revenir',
  ]);
});

test('a window that is too small shows a message', () => {
  seat.view.resize({ columns: 60, rows: 3 });
  expect(seat.view.screen.map(spaced)).toEqual([
    'Klondike demande 20 colonnes et 11 lignes. Cette fenêtre en',
    'a 60 et 3.',
    '',
  ]);
});

test('the table shows the rules of a house before the first move', () => {
  const house = { differences: ['Une carte posée sur une fondation y reste.'] };
  const options = { columns: 80, rows: 24, unicode: true, color: 'none', house, strings } as const;
  const state = { cursor: { pile: 'stock', depth: 1 }, message: '' } as const;
  const lines = drawTable(START, options, state).map(spaced);
  expect(lines.map((line) => line.trim())).toContain(
    'Règles particulières : Une carte posée sur une fondation y reste.',
  );
});

test('in plain ASCII, letters have no accents, and the box of a win is as wide as its text', () => {
  seat = new Seat({ strings, unicode: false, color: 'none' });
  seat.show('t1: ## 4h\nmoves: 12\nwon');
  const lines = seat.view.screen.map((line) => plain(line).trim());
  const at = lines.findIndex((line) => line.includes('*    Vous'));
  expect([...lines.slice(at - 1, at + 2).map((line) => /\*.*\*/.exec(line)?.[0]), lines.at(-1)]).toEqual([
    '*=====================================*',
    '*    Vous avez gagne en 12 coups !    *',
    '*=====================================*',
    'Vous avez gagne en 12 coups ! n nouvelle, u annuler',
  ]);
});

test('a click on a command below the table presses its key', () => {
  const state = { cursor: { pile: 'stock', depth: 1 }, message: '', choosesDeals: true } as const;
  const keys = [20, 40, 60, 80, 100, 160].flatMap((columns) => {
    const options = { columns, rows: 24, unicode: true, color: 'none', strings } as const;
    const line = plain(drawTable(START, options, state).at(-1) ?? '');
    const x = line.search(/\? aide/) + 3;
    return footerKeyAt(START, options, { at: { x, y: 23 }, state });
  });
  expect(keys).toEqual(['?', '?', '?', '?', '?', '?']);
});
