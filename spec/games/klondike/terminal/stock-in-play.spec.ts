/** A game whose stock is in play. The player picks up the stock's top card and draws at the waste. */
import { describe, expect, test } from '@jest/globals';
import { HIDDEN, parseCard } from '../../../../src/core/card.js';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { YCP_SELECTION } from '../../../../src/games/klondike/model/rules.js';
import { stockSeen } from '../../../../src/games/klondike/controller/showing.js';
import type { Hand } from '../../../../src/games/klondike/views/hand.js';
import { TerminalView } from '../../../../src/games/klondike/terminal/terminal-view.js';
import { sessionAt } from '../views/session-at.js';
import { START, draw } from './drawing.js';
import { pressAt } from './keys-at.js';
import { plain } from './marked.js';

const KING = parseCard('Kh') ?? HIDDEN;

const FULL: Frame = { ...START, stockEmpty: false, stock: [HIDDEN, KING], waste: [HIDDEN, HIDDEN], moves: 3 };
const LAST: Frame = { ...FULL, stock: [KING] };
const EMPTY: Frame = { ...FULL, stockEmpty: true, stock: [], waste: [HIDDEN] };

const CARD: Hand = { from: 'stock', count: 1 };

describe('the upper row shows', () => {
  const upperRow = (of: Frame, hand: Hand | undefined): string | undefined =>
    draw({ of, size: [40, 15], state: { cursor: { pile: 't1', depth: 1 }, hand } }).split('\n')[1];

  test.each<[what: string, shown: { frame: Frame; hand?: Hand }, row: string]>([
    ['the card in play, and backs for the waste', { frame: FULL }, ' K♥    ░░ ░░       []    []    []    []'],
    ['the last card, with nothing below', { frame: LAST }, ' K♥    ░░ ░░       []    []    []    []'],
    ['a back below the card in hand', { frame: FULL, hand: CARD }, ' ░░    ░░ ░░       []    []    []    []'],
    [
      'an empty place below the last card',
      { frame: LAST, hand: CARD },
      ' []    ░░ ░░       []    []    []    []',
    ],
    ['an empty stock', { frame: EMPTY }, ' []    ░░          []    []    []    []'],
  ])('%s', (_, { frame, hand }, row) => {
    expect(upperRow(frame, hand)).toBe(row);
  });
});

/** The reported events. */
const events = (told: readonly string[]): string[] => told.filter((each) => /^(move|click)/.test(each));

describe('keys', () => {
  const reported = (frame: Frame, keys: string): string[] => events(pressAt(frame, keys.split(' ')).told);

  test.each<[keys: string, event: string]>([
    ['2 w enter 3 enter', 'moveWasteToTableau 2'],
    ['2 w enter f f f enter', 'moveWasteToFoundation 2'],
    ['2 w a', 'moveWasteToFoundation 0'],
  ])('play its card: %s', (keys, event) => {
    expect(reported(FULL, keys)).toEqual([event]);
  });

  test.each([
    ['2 d', FULL],
    ['w right enter', FULL],
    ['w enter', EMPTY],
    ['2 enter w enter', EMPTY],
  ])('draw: %s', (keys, frame) => {
    expect(reported(frame, keys)).toEqual(['clickStock']);
  });

  test.each(['2 enter w enter', '2 enter w right enter'])(
    "don't draw if another card is in hand: %s",
    (keys) => {
      expect(reported(FULL, keys)).toEqual([]);
    },
  );

  test('draw by putting the card on the waste', () => {
    expect(reported(FULL, 'w enter right enter')).toEqual(['clickStock']);
  });
});

describe('the mouse', () => {
  const pressed = (frame: Frame, pile: 'stock' | 'waste'): [events: string[], hand: Hand | undefined] => {
    const { session, told } = sessionAt(() => frame);
    session.do({ type: 'press', place: { pile, depth: 1 }, time: 0, only: 'drag' });
    return [events(told), session.hand];
  };

  test('picks up the card in play', () => {
    expect(pressed(FULL, 'stock')).toEqual([[], CARD]);
  });

  test.each<[where: string, frame: Frame, pile: 'stock' | 'waste']>([
    ['the waste', FULL, 'waste'],
    ['the waste next to an empty stock', EMPTY, 'waste'],
    ['the empty place of the stock', EMPTY, 'stock'],
  ])('draws on %s', (_, frame, pile) => {
    expect(pressed(frame, pile)).toEqual([['clickStock'], undefined]);
  });
});

test('a view shows the current stock after each event, and explains it in the help', () => {
  const controller = new KlondikeController({ rules: YCP_SELECTION, deal: 'java:17' });
  const view: TerminalView = new TerminalView(controller, {
    columns: 80,
    rows: 24,
    write: () => undefined,
    stockInPlay: () => stockSeen(controller.layout),
  });
  controller.attach(view);
  const rows: string[] = [];
  for (const key of ['n', 'd', 'd', 'u']) {
    view.type(key);
    rows.push(
      plain(view.screen[1] ?? '')
        .slice(0, 30)
        .trimEnd(),
    );
  }
  view.type('?');
  expect(rows).toEqual([
    '   ┌7♣───┐    ┌     ┐',
    '   ┌A♣───┐    ┌─────┐',
    '   ┌J♠───┐    ┌──┌─────┐',
    '   ┌A♣───┐    ┌─────┐',
  ]);
  expect(view.screen.map(plain).filter((line) => /^w |mouse/.test(line))).toEqual([
    'w            go to the stock',
    'With the mouse: click the waste to draw, drag cards (or click them, then their',
  ]);
});
