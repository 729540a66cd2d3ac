/** The French texts for the page's games, outside their tables. */
import { expect, test } from '@jest/globals';
import { LISTED_GAMES } from '../../src/listed-games.js';
import { MONTE_CARLO } from '../../src/games/montecarlo/kit.js';
import { monteCarloTables } from '../../src/games/montecarlo/page/browser-tables.js';
import { MonteCarloFrameView } from '../../src/games/montecarlo/views/frame-view.js';
import { KitGame } from '../../src/page/game/kit-game.js';
import { Store } from '../../src/page/game/store.js';
import { PAGE_FRENCH } from '../../src/page/strings/french.js';
import { errorOf } from '../support/error-of.js';
import { gamesOf } from './games-of.js';
import { FakeStorage } from './fake-storage.js';

const notices: string[] = [];

const host = {
  store: new Store(
    () => new FakeStorage(),
    () => undefined,
  ),
  strings: PAGE_FRENCH,
  notify: ({ text }: { readonly text: string }): number => notices.push(text),
  saveFile: (): void => undefined,
  onRestored: (): void => undefined,
};

test("the rules in a handler's help", async () => {
  const game = new KitGame(MONTE_CARLO, await monteCarloTables('fr'), {
    ...host,
    isUsual: false,
    language: 'fr',
  });
  game.takeUp();
  const view = new MonteCarloFrameView();
  game.keeper.session.attach(view);
  game.keeper.session.handler.help();
  expect(view.frame.help).toMatch(/^Retirez les 52 cartes/);
});

test('a wrong link', async () => {
  const games = await gamesOf(LISTED_GAMES, 'fr', host);
  (await games.load('montecarlo')).takeUp('#game=montecarlo&rules=ksu');
  expect([notices.at(-1), errorOf(() => games.nameInHash('#game=chess', PAGE_FRENCH))]).toEqual([
    'Ce lien ne fonctionne pas\u202f: les règles "ksu" n’existent pas pour ce jeu.',
    'Error: le jeu «\u202fchess\u202f» n’existe pas\u202f; jeux possibles\u202f: klondike, montecarlo',
  ]);
});

test('names of houses, and the progress of a game', async () => {
  const games = await gamesOf(LISTED_GAMES, 'fr', host);
  const both = [await games.load('klondike'), await games.load('montecarlo')] as const;
  const left = { game: '', deal: 'java:7', script: '' };
  expect([
    both.flatMap(({ variants }) => variants.map(({ label }) => label)),
    both[0].tell({ ...left, house: 'ulg', standing: 1 }),
    both[0].tell({ ...left, house: 'ksu', deal: 'dotnet:7', standing: 2 }),
    both[1].tell({ ...left, house: 'umbc', standing: 8 }),
  ]).toEqual([
    [
      'Klondike',
      'Sélections (York 2021)',
      'Piles numérotées (York 2009)',
      'Clics (Kansas State)',
      'Piles numérotées (York 2009, programme de référence)',
      'Monte-Carlo',
    ],
    ['#7', '1 coup'],
    ['graine 7', '2 coups'],
    ['partie 7', 'score 8'],
  ]);
});
