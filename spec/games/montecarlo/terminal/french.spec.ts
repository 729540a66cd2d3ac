/** A grid of Monte Carlo Solitaire in French. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { buttonAt } from '../../../../src/games/montecarlo/terminal/drawing/buttons.js';
import { formFor, smallestFor } from '../../../../src/games/montecarlo/terminal/drawing/form.js';
import { helpPages } from '../../../../src/games/montecarlo/terminal/drawing/panels.js';
import { GameSession } from '../../../../src/kit/session.js';
import { MONTE_CARLO } from '../../../../src/games/montecarlo/kit.js';
import { MonteCarloTerminalView } from '../../../../src/games/montecarlo/terminal/terminal-view.js';
import { FRENCH as strings } from '../../../../src/french.js';
import { plain } from '../../klondike/terminal/marked.js';
import { anyGridFrame } from './drawing/arbitrary-frame.js';
import { MIDDLE, WON } from './drawing/drawing.js';
import { Seat } from './seat.js';

let seat: Seat;

/** Turns narrow spaces into normal ones. */
const spaced = (text: string): string => text.replaceAll('\u202f', ' ');

const linesOf = ({ view }: Seat): string[] => view.screen.map((line) => spaced(plain(line)).trimEnd());

beforeEach(() => {
  seat = new Seat({ strings });
});

test('title, figures and buttons are around the grid in a window of 80 by 24', () => {
  seat.show(MIDDLE);
  const lines = linesOf(seat);
  const buttons = lines.slice(2, -1).map((line) => line.slice(59));
  expect([lines[0], ...buttons.filter((text) => text !== '')]).toEqual([
    '  Monte-Carlo nº 12345                        Cartes restantes : 27  Score : 4',
    'c Consolider',
    'h Indice',
    'b Meilleur indice',
    'u Annuler',
    'r Recommencer',
    'n Nouvelle',
    'g Numéro de partie',
    '? Aide',
    'q Quitter',
  ]);
});

describe('the last line', () => {
  test.each<[typed: string, line: string]>([
    ['', 'flèches pour bouger  entrée ou clic pour choisir une carte, puis sa voisine'],
    ['n', 'Quitter cette partie ? Tapez n pour confirmer, une autre touche pour rester.'],
    ['g', 'Numéro de partie : _  entrée pour jouer, échap pour revenir'],
    ['g12', 'Numéro de partie : 12_'],
    ['g\r', 'Tapez des chiffres, ou appuyez sur échap. Numéro de partie : _'],
    ['g1x', 'Tapez des chiffres, après un signe si besoin. Numéro de partie : 1_'],
    ['g1-', 'Le signe se place avant les chiffres. Numéro de partie : 1_'],
    ['g12345\r', 'Ce n’est pas possible. Numéro de partie : 12345_'],
    ['h', 'Ce n’est pas possible.'],
    ['y', 'Il n’y a aucun coup à rétablir.'],
  ])('%j: %s', (typed, line) => {
    seat.show(MIDDLE);
    seat.view.type(typed);
    expect(spaced(seat.message)).toBe(line);
  });

  test.each<[said: string, shown: object, line: string]>([
    ['', WON, '♠ ♥ ♦ ♣  Vous avez gagné ! n nouvelle, r recommencer, u annuler'],
    ['', { ...MIDDLE, beeped: true }, 'Bip !'],
    ['Les cartes ne se touchent pas.', { ...MIDDLE, beeped: true }, 'Bip ! Les cartes ne se touchent pas.'],
    ['', { ...MIDDLE, consolidateHinted: true }, 'Indice : consolider.'],
  ])('%j with a frame: %s', (said, shown, line) => {
    seat.show(MIDDLE);
    if (said !== '') seat.view.say(said);
    seat.show(shown);
    expect(spaced(seat.message)).toBe(line);
  });
});

describe('in the smallest window', () => {
  const BUTTONS = ['c Consol. h Indice', 'u Annuler n Nouvelle'];

  beforeEach(() => {
    seat.view.resize({ columns: 20, rows: 11 });
    seat.show(MIDDLE);
  });

  test('has room for the fewest buttons, with short labels', () => {
    expect([...linesOf(seat).slice(0, 2), ...linesOf(seat).slice(7)]).toEqual([
      'Monte-Carlo nº 12345',
      'Reste 27  Score 4',
      ...BUTTONS,
      '? Aide q Quitter',
      'flèches, entrée',
    ]);
  });

  test.each<[typed: string, lines: string[]]>([
    ['g', ['Numéro de partie : _', 'échap pour revenir']],
    ['g-9223372036854775809\r', ['Au moins -2^63 :', '<223372036854775809_']],
    ['g9223372036854775808\r', ['Au plus 2^63-1 :', '9223372036854775808_']],
    ['g-9223372036854775807x', ['Chiffres seulement :', '<223372036854775807_']],
    ['g-9223372036854775807-', ['Le signe d’abord :', '<223372036854775807_']],
    ['g-92233720368547758071', ['Trop long :', '<223372036854775807_']],
    ['n', ['Quitter ? Tapez n', 'pour oui.']],
  ])('%j gets an answer of two lines', (typed, lines) => {
    seat.view.type(typed);
    expect(linesOf(seat).slice(7)).toEqual([...BUTTONS, ...lines]);
  });
});

test('a session with French rules shows them', () => {
  const game = new GameSession(MONTE_CARLO, { help: strings.montecarloHelp.help });
  const view = new MonteCarloTerminalView(game.handler, {
    ...{ columns: 80, rows: 24, write: () => undefined, strings },
  });
  game.attach(view);
  view.type('n?');
  expect(spaced(view.screen[0] ?? '')).toBe(
    'Retirez les 52 cartes, deux par deux. Chaque carte retirée vaut un point.',
  );
});

test('help shows the rules of the handler, then the keys', () => {
  const [page = []] = helpPages('Retirez les\ncartes.', {
    ...{ columns: 80, rows: 30, unicode: true, redoes: true, strings },
  });
  const lines = page.map(spaced);
  expect([...lines.slice(0, 7), ...lines.slice(21, 25)]).toEqual([
    'Retirez les cartes.',
    '',
    'flèches j k l aller d’une carte à l’autre',
    'début fin     aller au début ou à la fin de la ligne',
    'entrée espace cliquer sur la carte',
    'échap         revenir',
    'c             combler les vides et compléter la grille',
    'Ctrl-L        redessiner l’écran',
    'Ctrl-Z        suspendre le programme',
    'Vous pouvez aussi cliquer sur les cartes et les boutons avec la souris.',
    'appuyez sur une touche pour revenir',
  ]);
});

test('a quotation mark stays on the line of its word', () => {
  const [[first, second] = []] = helpPages('Cliquez ensuite sur «\u202fIndice\u202f».', {
    ...{ columns: 22, rows: 30, unicode: true, redoes: true, strings },
  });
  expect([first, second].map((line = '') => spaced(line))).toEqual(['Cliquez ensuite sur', '« Indice ».']);
});

test("about credits the handler's name", () => {
  seat = new Seat({ strings, deal: () => 'java:12345' });
  seat.show(MIDDLE);
  seat.view.type('i');
  expect(linesOf(seat).slice(0, 4)).toEqual([
    strings.montecarlo.title,
    'par Ada Lovelace',
    'Donne : #12345',
    'appuyez sur une touche pour revenir',
  ]);
});

test('a window that is too small has a message', () => {
  seat.view.resize({ columns: 66, rows: 3 });
  expect(linesOf(seat)[0]).toBe('Monte-Carlo demande 20 colonnes et 11 lignes. Cette fenêtre en a');
});

test('letters have no accents in plain ASCII', () => {
  seat = new Seat({ strings, unicode: false, color: 'none' });
  seat.show(WON);
  const text = linesOf(seat).join('\n');
  expect(text).toMatch(
    /Monte-Carlo no -7[^]*\* {4}Vous avez gagne ! {4}\*[^]*g Numero de partie[^]*u annuler$/,
  );
  expect(text).toMatch(/^[ -~\n]*$/);
});

describe('in a window of any size', () => {
  test('that is large enough, all buttons are visible and separate', () =>
    fc.assert(
      fc.property(
        anyGridFrame,
        fc.record({ columns: fc.nat({ max: 90 }), rows: fc.nat({ max: 40 }) }),
        fc.boolean(),
        (frame, more, unicode) => {
          const smallest = smallestFor(frame);
          const size = { columns: smallest.columns + more.columns, rows: smallest.rows + more.rows };
          const { buttons = [], messageY = 0 } = formFor(size, frame, { strings, unicode }) ?? {};
          const isAt = (x: number, y: number, key: string): boolean =>
            buttonAt(buttons, { x, y })?.key === key;
          const isWell = buttons.every(
            ({ x, y, width, key }) =>
              x + width <= size.columns && y < messageY && isAt(x, y, key) && isAt(x + width - 1, y, key),
          );
          return buttons.length >= 6 && isWell;
        },
      ),
    ));
});
