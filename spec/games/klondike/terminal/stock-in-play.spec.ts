/** A game played from its stock: its top card shows its face and is picked up, and whatever draws leads to the waste. */
import { describe, expect, test } from '@jest/globals';
import { HIDDEN, parseCard } from '../../../../src/core/card.js';
import { FOUNDATION_3, TABLEAU_3 } from '../../../../src/games/klondike/contract/constants.js';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { YCP_SELECTION } from '../../../../src/games/klondike/model/rules.js';
import { stockSeen } from '../../../../src/games/klondike/controller/stock-seen.js';
import { onPile } from '../../../../src/games/klondike/views/cursor.js';
import type { Hand } from '../../../../src/games/klondike/views/hand.js';
import type { Act, PlayState } from '../../../../src/games/klondike/terminal/input/play-state.js';
import { FIRST_STATE } from '../../../../src/games/klondike/terminal/input/play-state.js';
import { pressKey } from '../../../../src/games/klondike/terminal/input/press-key.js';
import { useMouse } from '../../../../src/games/klondike/terminal/input/use-mouse.js';
import { TerminalView } from '../../../../src/games/klondike/terminal/terminal-view.js';
import { START, draw } from './drawing.js';
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
    ['the last card, with nothing under it', { frame: LAST }, ' K♥    ░░ ░░       []    []    []    []'],
    [
      'a back where the card is in hand',
      { frame: FULL, hand: CARD },
      ' ░░    ░░ ░░       []    []    []    []',
    ],
    ['an empty place under the last', { frame: LAST, hand: CARD }, ' []    ░░ ░░       []    []    []    []'],
    ['an empty stock', { frame: EMPTY }, ' []    ░░          []    []    []    []'],
  ])('%s', (_, { frame, hand }, row) => {
    expect(upperRow(frame, hand)).toBe(row);
  });
});

const report = (call: KlondikeCall): Act => ({ act: 'report', call, back: onPile('stock') });

const DRAW: Act = { act: 'report', call: { event: 'clickStock', args: [] } };

describe('keys', () => {
  /** Nothing is set by which Enter would send the card it picks up. */
  const acts = (frame: Frame, keys: string): Act[] => {
    let state: PlayState = FIRST_STATE;
    return keys.split(' ').flatMap((key) => {
      const step = pressKey(state, frame, key);
      state = step.state;
      return step.act === undefined || step.act.act === 'send' ? [] : [step.act];
    });
  };

  test.each<[keys: string, act: Act]>([
    ['2 w enter 3 enter', report({ event: 'moveWasteToTableau', args: [TABLEAU_3] })],
    ['2 w enter f f f enter', report({ event: 'moveWasteToFoundation', args: [FOUNDATION_3] })],
    ['2 w a', { act: 'send up', from: 'stock' }],
  ])('play its card: %s', (keys, act) => {
    expect(acts(FULL, keys)).toEqual([act]);
  });

  test.each([
    ['2 d', FULL],
    ['w right enter', FULL],
    ['w enter', EMPTY],
    ['2 enter w enter', EMPTY],
  ])('draw: %s', (keys, frame) => {
    expect(acts(frame, keys)).toEqual([DRAW]);
  });

  test.each(['2 enter w enter', '2 enter w right enter'])(
    'do not draw where another card is put: %s',
    (keys) => {
      expect(acts(FULL, keys)).toEqual([]);
    },
  );

  test('draw by laying the card on the waste', () => {
    expect(acts(FULL, 'w enter right enter')).toMatchObject([DRAW]);
  });
});

describe('the mouse', () => {
  const stateAfter = (frame: Frame, pile: 'stock' | 'waste'): { acts: Act[]; hand: Hand | undefined } => {
    const place = { pile, depth: 1 };
    const { state, act } = useMouse(FIRST_STATE, frame, { mouse: 'press', place, time: 0 });
    return { acts: act === undefined ? [] : [act], hand: state.hand };
  };

  test('picks up the card in play', () => {
    expect(stateAfter(FULL, 'stock')).toEqual({ acts: [], hand: CARD });
  });

  test.each<[where: string, frame: Frame, pile: 'stock' | 'waste']>([
    ['the waste', FULL, 'waste'],
    ['the waste beside an empty stock', EMPTY, 'waste'],
    ['the empty place of the stock', EMPTY, 'stock'],
  ])('draws on %s', (_, frame, pile) => {
    expect(stateAfter(frame, pile)).toEqual({ acts: [DRAW], hand: undefined });
  });
});

test('a view shows the stock as it is after each event, and tells of it in its help', () => {
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
    'w            to the stock',
    'The mouse clicks the waste to draw, drags cards (or clicks them, then their',
  ]);
});
