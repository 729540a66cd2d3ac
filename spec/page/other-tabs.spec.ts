/** Several tabs and earlier versions of the page never lose an unfinished game. */
import { describe, expect, test } from '@jest/globals';
import { FakeStorage } from './fake-storage.js';
import { Visit, visitTo } from './visits.js';

const ELEVEN = 'ulg java:11 new';
const FIRST = 'java:12345 deal';

describe('in two tabs', () => {
  test('saves the game from the tab that played last, and puts the other game into the list', () => {
    const storage = new FakeStorage();
    const one = visitTo('java:11', storage);
    const other = visitTo('java:33', storage);
    one.press('stock');
    other.press('stock stock');
    one.press('stock');
    expect([new Visit(storage).played, one.listed]).toEqual([
      `${ELEVEN} stock stock`,
      ['ulg java:33 new stock stock'],
    ]);
    other.press('stock');
    expect([new Visit(storage).played, one.listed]).toEqual([
      'ulg java:33 new stock stock stock',
      [`${ELEVEN} stock stock`],
    ]);
  });

  test("games from two houses don't disturb each other", () => {
    const storage = new FakeStorage();
    const one = visitTo('java:11', storage);
    const other = new Visit(storage);
    other.follow('ksu', 'dotnet:17');
    one.press('stock');
    other.press('stock');
    one.klondike.heedOtherTab();
    one.choose('ksu');
    expect([one.played, one.listed, one.notices]).toEqual(['ksu dotnet:17 new stock', [], []]);
  });

  test('a new game puts what another tab has played into the list', () => {
    const storage = new FakeStorage();
    const one = visitTo('java:11', storage);
    const other = visitTo('java:33', storage);
    other.press('stock');
    one.press('new');
    expect(one.listed).toEqual(['ulg java:33 new stock']);
  });
});

describe('data from earlier versions of the page', () => {
  const script = (deal: string, events: string): string =>
    `[Game "klondike"]\n[Rules "ycp-text"]\n[Deal "${deal}"]\nnew ${events}\n`;
  const pairs = (deal: string, events: string): string =>
    `[Game "montecarlo"]\n[Deal "${deal}"]\ndeal ${events}\n`;

  test('earlier data is all there: the game in play in its house, Monte Carlo, and the games before both', () => {
    const storage = new FakeStorage();
    storage.items.set('klondike-kit:game', script('java:82', 'stock'));
    storage.items.set('klondike-kit:before', script('java:33', 'stock stock'));
    storage.items.set('klondike-kit:montecarlo', pairs('java:12345', 'c1 b2'));
    storage.items.set('klondike-kit:montecarlo-before', pairs('java:12345', 'e1 d2'));
    const visit = new Visit(storage);
    const { played } = visit;
    visit.choose('umbc');
    expect([played, visit.played, visit.listed, visit.notices]).toEqual([
      'ycp-text java:82 new stock',
      `${FIRST} c1 b2`,
      [`${FIRST} e1 d2`, 'ycp-text java:33 new stock stock'],
      [],
    ]);
    expect([...storage.items.keys()].filter((key) => !key.startsWith('klondike-kit:2:'))).toEqual([]);
  });

  test('earlier data from another open tab is reported, and both games are saved', () => {
    const storage = new FakeStorage();
    const visit = visitTo('java:11', storage);
    visit.press('stock');
    storage.items.set('klondike-kit:game', script('java:82', 'stock').replace('ycp-text', 'ulg'));
    visit.klondike.heedOtherTab();
    expect(visit.notices.map(({ action }) => action?.label)).toEqual(['Show that game']);
    visit.press('stock');
    expect([visit.played, visit.listed]).toEqual([`${ELEVEN} stock stock`, ['ulg java:82 new stock']]);
  });

  test('earlier data that is newer than the saved game puts that game into the list', () => {
    const storage = new FakeStorage();
    visitTo('java:11', storage).press('stock');
    storage.items.set('klondike-kit:game', script('java:82', 'stock').replace('ycp-text', 'ulg'));
    const { played, listed } = new Visit(storage);
    expect([played, listed]).toEqual(['ulg java:82 new stock', [`${ELEVEN} stock`]]);
  });

  test('the game in earlier data goes into the list when a script starts another game', () => {
    const storage = new FakeStorage();
    storage.items.set('klondike-kit:montecarlo', pairs('java:12345', 'c1 b2'));
    const visit = visitTo('java:11', storage);
    visit.montecarlo.goOn(pairs('java:5', ''));
    visit.choose('umbc');
    expect([visit.played, visit.listed]).toEqual(['java:5 deal', [`${FIRST} c1 b2`]]);
  });
});

test('a link continues its game even if another tab has saved junk', () => {
  const storage = new FakeStorage();
  const visit = new Visit(storage);
  visit.choose('umbc');
  visit.press('c1 b2');
  visit.choose('ulg');
  storage.items.set('klondike-kit:2:game/montecarlo/umbc', 'junk');
  visit.montecarlo.takeUp({ deal: '12345' });
  visit.choose('umbc');
  expect([visit.played, visit.listed]).toEqual([`${FIRST} c1 b2`, []]);
});
