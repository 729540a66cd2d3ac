/** The score of the current game, and the balance of Vegas games. */
import { expect, test } from '@jest/globals';
import { callHandler } from '../../../src/games/klondike/contract/handler.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { scoreOf, scoringIn, setScoring } from '../../../src/games/klondike/figures.js';
import type { Klondike } from '../../../src/games/klondike/script/stage.js';
import type { KlondikeSeat } from '../../../src/games/klondike/seat.js';
import { GameSession } from '../../../src/kit/session.js';
import { callOfWord } from '../../support/seat.js';
import { readWinningScript } from '../../support/winning-script.js';

interface Store {
  readonly kept: Map<string, string>;
  read(name: string): string | undefined;
  write(name: string, text: string): void;
}

function store(): Store {
  const kept = new Map<string, string>();
  return { kept, read: (name) => kept.get(name), write: (name, text) => void kept.set(name, text) };
}

function begun(deal: string, rules = 'ulg'): GameSession<Klondike, KlondikeSeat> {
  const session = new GameSession<Klondike, KlondikeSeat>(KLONDIKE);
  session.enter(rules, KLONDIKE.readDeal(deal, rules));
  return session;
}

const press = (session: GameSession<Klondike, KlondikeSeat>, words: string): void => {
  for (const word of words.split(' ')) callHandler(session.handler, callOfWord(word));
};

test('a game has a score only after the first deal, and only if the player chose a scoring', () => {
  const settings = store();
  expect(scoreOf(begun('11'), settings)).toBeUndefined();
  settings.write('scoring', 'chess');
  expect([scoringIn(settings), scoreOf(begun('11'), settings)]).toEqual(['none', undefined]);
  setScoring(settings, 'standard');
  expect(scoreOf(new GameSession(KLONDIKE), settings)).toBeUndefined();
});

test('the main house has a score, with or without changes, but the house of a course has none', () => {
  const settings = store();
  setScoring(settings, 'vegas');
  const points = ['ulg', 'draw-1-redeals-0', 'ksu', 'ksu, draw 1', 'ycp-text'].map(
    (rules) => scoreOf(begun('11', rules), settings)?.points,
  );
  expect(points).toEqual([-52, -52, undefined, undefined, undefined]);
});

test('the score follows undo and redo', () => {
  const settings = store();
  setScoring(settings, 'standard');
  const session = begun('11');
  const look = (): number | undefined => scoreOf(session, settings)?.points;
  press(session, 't4>t6');
  const played = look();
  press(session, 'undo');
  const undone = look();
  session.redo();
  expect([played, undone, look()]).toEqual([5, 0, 5]);
});

test('a game that continues at the next visit has the same score', () => {
  const { deal, events } = readWinningScript('win-java-11');
  const settings = store();
  setScoring(settings, 'standard');
  const session = begun(deal);
  press(session, events.slice(0, 60).join(' '));
  const again = new GameSession<Klondike, KlondikeSeat>(KLONDIKE);
  KLONDIKE.restore(again, session.script);
  expect(scoreOf(session, settings)?.points).toBeGreaterThan(50);
  expect(scoreOf(again, settings)).toEqual(scoreOf(session, settings));
});

test('the Vegas balance counts each game with a move once, with its current score', () => {
  const settings = store();
  setScoring(settings, 'vegas');
  const { deal, events } = readWinningScript('win-java-11');
  const balances: (number | undefined)[] = [];
  const look = (session: GameSession<Klondike, KlondikeSeat>): void => {
    balances.push(scoreOf(session, settings)?.balance);
  };
  const won = begun(deal);
  look(won);
  press(won, events.join(' '));
  look(won);
  const other = begun('12');
  look(other);
  press(other, 'stock');
  look(other);
  press(other, 'undo');
  look(other);
  const again = begun(deal);
  look(again);
  press(again, 'stock');
  look(again);
  expect(balances).toEqual([0, 208, 208, 156, 156, -104, -104]);
});

test('the earliest of many games count together', () => {
  const settings = store();
  setScoring(settings, 'vegas');
  for (let seed = 1; seed <= 205; seed++) {
    const session = begun(`${seed}`);
    press(session, 'stock');
    scoreOf(session, settings);
  }
  expect(scoreOf(begun('900'), settings)?.balance).toBe(-52 * 205);
  expect(settings.kept.get('vegas')?.length).toBeLessThan(5_000);
});

test.each(['', 'null', '{"games": 5}', '{"games": [5, ["a"], ["a", "b"]], "before": "x"}', '{'])(
  "a balance that can't be read begins at 0: %s",
  (junk) => {
    const settings = store();
    setScoring(settings, 'vegas');
    settings.write('vegas', junk);
    const session = begun('12');
    press(session, 'stock');
    expect(scoreOf(session, settings)?.balance).toBe(-52);
  },
);
