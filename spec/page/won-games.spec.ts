/** A won game stays on the page but isn't continued. */
import { expect, test } from '@jest/globals';
import { parseDeal } from '../../src/games/klondike/model/deals.js';
import { readWinningScript } from '../support/winning-script.js';
import { FakeStorage } from './fake-storage.js';
import { Visit, visitTo } from './visits.js';

const { deal, events } = readWinningScript('win-java-11');
const WON = events.join(' ');

test('a won game is there after a reload, and never in the list', () => {
  const storage = new FakeStorage();
  const visit = visitTo(deal, storage);
  visit.press(WON);
  const { played } = new Visit(storage);
  visit.follow('ulg', 'java:33');
  visit.choose('ksu');
  expect([played, visit.listed]).toEqual([expect.stringMatching(/ win$/), []]);
});

test('choosing the house of a won game starts a new game instead', () => {
  const visit = visitTo(deal);
  visit.press(WON);
  visit.choose('ksu');
  visit.choose('ulg');
  expect([visit.played, visit.listed]).toEqual([expect.stringMatching(/^ulg java:\d+ new$/), []]);
});

test.each<[when: string, follow: (visit: Visit, storage: FakeStorage) => Visit]>([
  ['while it is in play', (visit) => visit],
  ['at the next visit', (_, storage) => new Visit(storage)],
  [
    'from another house',
    (visit) => {
      visit.choose('ksu');
      return visit;
    },
  ],
])('a link to the deal of a won game %s deals it again', (_, come) => {
  const storage = new FakeStorage();
  const visit = visitTo(deal, storage);
  visit.press(WON);
  const next = come(visit, storage);
  next.follow('ulg', deal);
  next.press('stock');
  next.follow('ulg', deal);
  expect([next.played, next.listed]).toEqual([`ulg ${deal} new stock`, []]);
});

test('the link that opens the page deals a won game again', () => {
  const storage = new FakeStorage();
  visitTo(deal, storage).press(WON);
  const { klondike } = new Visit(storage, 0, { deal });
  expect([klondike.session.isWon, klondike.session.deal, klondike.session.isUnderWay]).toEqual([
    false,
    deal,
    false,
  ]);
});

test.each<[how: string, go: (visit: Visit, storage: FakeStorage) => Visit]>([
  [
    'that the player follows at its table',
    (visit) => {
      visit.follow('ulg', deal);
      return visit;
    },
  ],
  ['that opens the page', (_, storage) => new Visit(storage, 0, { deal })],
  [
    'that the player follows from another house',
    (visit) => {
      visit.choose('ksu');
      visit.follow('ulg', deal);
      return visit;
    },
  ],
])('a link to the deal %s continues an unfinished game with this deal', (_, go) => {
  const storage = new FakeStorage();
  const visit = visitTo(deal, storage);
  visit.press('stock stock new');
  visit.klondike.session.nextDeal(parseDeal(deal));
  visit.press(`new ${WON}`);
  const won = visit.klondike.session.isWon;
  const next = go(visit, storage);
  expect([won, next.played, next.listed]).toEqual([true, `ulg ${deal} new stock stock`, []]);
});

test('a won game stays when a link names only its house', () => {
  const visit = visitTo(deal);
  visit.press(WON);
  const { played } = visit;
  visit.follow('ulg');
  expect(visit.played).toBe(played);
});
