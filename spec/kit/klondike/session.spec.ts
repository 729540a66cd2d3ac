import { describe, expect, test } from '@jest/globals';
import { TABLEAU_1 } from '../../../src/games/klondike/contract/constants.js';
import { callHandler } from '../../../src/games/klondike/contract/handler.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { GameSession, standingIn } from '../../../src/kit/session.js';
import { EASY_DEAL } from '../../support/easy-deal.js';
import { errorOf } from '../../support/error-of.js';
import { readWinningScript } from '../../support/winning-script.js';
import { playRandomly, seated } from './seated.js';
import { parseScript, printScript } from '../../../src/games/klondike/script/text.js';

const HEAD = '[Game "klondike"]\n[Rules "ulg"]\n';

describe('the script of the game in play', () => {
  test('has its deal and accepted events, even undone ones, but no refused events', () => {
    const { session, press } = seated('java:11');
    press('new t4>t6 w>t7 stock undo');
    expect(session.script).toBe(`${HEAD}[Deal "java:11"]\nnew t4>t6 stock undo\n`);
  });

  test('begins with the last deal', () => {
    const { session, press } = seated('java:11');
    press('new t4>t6');
    session.nextDeal(parseDeal('java:33'));
    press('new stock');
    expect(session.script).toBe(`${HEAD}[Deal "java:33"]\nnew stock\n`);
  });

  test('is canonical, even for a long game', () => {
    const { session } = playRandomly(1, 400);
    expect(printScript(parseScript(session.script))).toBe(session.script);
  });

  test('has the win even if no view shows it', () => {
    const { deal, events } = readWinningScript('win-java-11');
    const { session, view, press } = seated(deal);
    press('new');
    session.attach(undefined);
    view.clear();
    press(events.join(' '));
    expect([session.script.endsWith('\nwin\n'), view.calls]).toEqual([true, []]);
  });

  test('has the win', () => {
    const { deal, events } = readWinningScript('win-java-11');
    const { session, press } = seated(deal);
    press(`new ${events.join(' ')}`);
    expect([session.script.endsWith('\nwin\n'), session.isUnderWay]).toEqual([true, false]);
  });
});

test('reports a new game even without an event: a restored one or an empty table', () => {
  const told: string[] = [];
  const { session, press } = seated('java:11', {
    onChange: () => told.push('change'),
    onSeated: () => told.push(`seated at ${session.deal ?? 'no deal'}`),
  });
  press('new stock');
  KLONDIKE.restore(session, `${HEAD}[Deal "java:33"]\nnew stock\n`);
  session.goTo('ksu');
  expect(told).toEqual(['change', 'change', 'seated at java:33', 'seated at no deal']);
});

test.each<[deal: string, isDealt: boolean]>([
  ['java:11', true],
  ['dotnet:17', true],
  [EASY_DEAL, true],
  ['t1: Kc', false],
  ['stock: 2c; t1: Kc', false],
  ['redeals: 1', false],
])('the game %s began at a deal: %s', (deal, isDealt) => {
  const { session, press } = seated(deal);
  press('new');
  expect(standingIn('klondike', session)?.isDealt).toBe(isDealt);
});

test.each([
  ['ulg', 2, 'eight clicks draw, and the next one turns the waste over'],
  ['ycp-text-reference', 0, 'the click that turns the waste over also draws'],
])('of 26 clicks on the stock in %s, %i draw no card: %s', (house, redeals) => {
  const session = new GameSession(KLONDIKE);
  session.enter(house, KLONDIKE.readDeal('java:11', house));
  for (let click = 0; click < 26; click++) session.handler.clickStock();
  const all = standingIn('klondike', session)?.redeals;
  while (session.seat.controller.moves > 1) session.handler.undo();
  expect([all, standingIn('klondike', session)?.redeals]).toEqual([redeals, 0]);
});

test('knows whether a move was undone in this game, even from its script', () => {
  const session = new GameSession(KLONDIKE);
  session.enter('ulg', KLONDIKE.readDeal('java:11', 'ulg'));
  const used = (of = session): boolean | undefined => standingIn('klondike', of)?.usedUndo;
  session.handler.clickStock();
  const seen = [used()];
  session.handler.undo();
  session.handler.clickStock();
  const restored = new GameSession(KLONDIKE);
  KLONDIKE.restore(restored, session.script);
  seen.push(used(), used(restored));
  session.begin();
  seen.push(used());
  expect(seen).toEqual([false, true, true, false]);
});

describe("a session names the place in a script that it can't continue, and keeps the game in play", () => {
  test.each([
    ['', 'line 1, column 1: nothing is there; expected new, at which a game begins'],
    [
      '{"colors":"two"}',
      'line 1, column 2: "\\"colors\\""; expected a fact: stock:, moves:, waste:, f1: to f4:, t1: to t7:, won, refreshed:',
    ],
    ['[Deal "java:11"]\nstock new', 'line 2, column 1: "stock"; expected an event that is accepted'],
    ['[Deal "java:11"]', 'line 1, column 17: nothing is there; expected new, at which a game begins'],
    ['[Deal "java:11"]\nnew w>t3', 'line 2, column 5: "w>t3"; expected an event that is accepted'],
    ['[Deal "java:11"]\nnew stock?', 'line 2, column 5: "stock?"; expected an event that is refused'],
    ['[Deal "java:11"]\nnew { moves: 4 }', 'line 2, column 5: "{ moves: 4 }"; expected moves: 4 (it is 0)'],
    ['new stock', 'line 1, column 1: "new"; expected a Deal tag before it'],
    [
      '[Rules "chess"]\n[Deal "java:11"] new',
      'line 1, column 1: "chess"; expected the name of house rules: ulg, ycp-text, ycp-text-reference, ycp-selection, ksu',
    ],
    [
      '[Deal "java:11"] new stock*99999 stock*2',
      'line 1, column 34: "stock*2"; expected at most 100000 events',
    ],
  ])('%j', (script, message) => {
    const { session, view, press } = seated('java:33');
    press('new stock');
    const before = [session.script, view.text, view.calls.length];
    expect(errorOf(() => KLONDIKE.restore(session, script))).toBe(`TextError: ${message}`);
    expect([session.script, view.text, view.calls.length]).toEqual(before);
  });
});

test('a restored game appears in the attached view', () => {
  const { session, view, press } = seated('java:33');
  press('new stock');
  KLONDIKE.restore(session, '[Deal "java:11"] new t4>t6');
  press('stock');
  expect(view.frame.moves).toBe(2);
  expect(session.script).toBe(`${HEAD}[Deal "java:11"]\nnew t4>t6 stock\n`);
});

test('the player does not see the refusals in a restored script', () => {
  const heard: string[] = [];
  const session = new GameSession(KLONDIKE, { onRefusal: (why) => heard.push(why) });
  KLONDIKE.restore(session, '[Deal "java:11"] new w>t1?');
  callHandler(session.handler, { event: 'moveWasteToTableau', args: [TABLEAU_1] });
  expect(heard).toEqual(['empty-source']);
});

test('reports a game that was replaced only if it has moves and is not won', () => {
  const left: string[] = [];
  const session = new GameSession(KLONDIKE, { onLeave: ({ script }) => left.push(script) });
  session.nextDeal(parseDeal('java:11'));
  session.handler.newGame();
  session.handler.newGame();
  session.nextDeal(parseDeal('java:11'));
  session.handler.newGame();
  session.handler.clickStock();
  session.handler.newGame();
  expect(left).toEqual([`${HEAD}[Deal "java:11"]\nnew stock\n`]);
});

describe('another house', () => {
  test('starts its own game and hands over the unfinished one', () => {
    const left: string[] = [];
    const { session, press } = seated('java:11', { onLeave: ({ script }) => left.push(script) });
    press('new t4>t6');
    session.enter('ycp-selection', parseDeal('java:82'));
    expect([session.house, session.script]).toEqual([
      'ycp-selection',
      '[Game "klondike"]\n[Rules "ycp-selection"]\n[Deal "java:82"]\nnew\n',
    ]);
    expect(left).toEqual([`${HEAD}[Deal "java:11"]\nnew t4>t6\n`]);
  });

  test('becomes the house of a session that continues its script', () => {
    const { session, press, view } = seated('java:11');
    press('new');
    KLONDIKE.restore(session, '[Rules "ycp-selection"] [Deal "java:82"] new stock');
    expect(view.frame.moves).toBe(0);
    session.attach(view);
    press('t4>f3 undo');
    expect([session.house, view.frame.moves, session.script.endsWith('new stock t4>f3 undo\n')]).toEqual([
      'ycp-selection',
      1,
      true,
    ]);
  });

  test('chooses its next game, unless the player has chosen one', () => {
    const { session, press } = seated('java:11', { dealFor: () => parseDeal('dotnet:17') });
    const deals = ['new', 'new'].map((word) => {
      press(word);
      return session.deal;
    });
    session.enter('ksu');
    expect([...deals, session.deal]).toEqual(['java:11', 'dotnet:17', 'dotnet:17']);
  });

  test('chooses its next game after a restored one, even if the player chose a game before', () => {
    const { session, press } = seated('java:11', { dealFor: () => parseDeal('dotnet:17') });
    press('new');
    session.nextDeal(parseDeal('java:33'));
    KLONDIKE.restore(session, '[Rules "ksu"] [Deal "dotnet:0"] new');
    press('new');
    expect(session.deal).toBe('dotnet:17');
  });
});
