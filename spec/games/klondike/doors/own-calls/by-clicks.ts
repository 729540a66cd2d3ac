/** Makes every pair of clicks on a window's piles at a layout. */
import { faceUpCount } from '../../../../../src/core/pile.js';
import type { Layout } from '../../../../../src/games/klondike/model/layout.js';
import { printLayout } from '../../../../../src/games/klondike/model/layout-text.js';
import { FOUNDATIONS, TABLEAU } from '../../../../../src/games/klondike/words/piles.js';
import type { CardPile, DiscardPile } from '../../../../../src/clicks.js';
import { Board, textOf as cardText } from '../clicks/board.js';
import { tableText } from './table-text.js';

/** The layouts after every click, or pair of clicks, that moves cards. */
export function reachedByClicks(layout: Layout): Set<string> {
  const text = printLayout({ ...layout, redeals: 0 }).replace('waste:', 'w:');
  const board = new Board();
  const after = (clicks: string): string => {
    board.lay(text).click(clicks);
    return textOf(board);
  };
  const before = textOf(board.lay(text));
  const clicks = clicksOn(layout);
  const alone = clicks.filter((click) => after(click) !== before);
  const reached = new Set(alone.map(after));
  for (const first of clicks.filter((click) => !alone.includes(click))) {
    for (const second of clicks) reached.add(after(`${first} ${second}`));
  }
  return reached;
}

/** Clicks on each pile. In a column, clicks on each face-up card and below the lowest one. */
const clicksOn = (layout: Layout): string[] => [
  'stock',
  'w',
  ...FOUNDATIONS,
  ...TABLEAU.flatMap((id) =>
    Array.from({ length: faceUpCount(layout[id]) + 1 }, (_, count) => `${id}*${count}`),
  ),
];

function textOf(board: Board): string {
  const stacks = new Map<string, CardPile | DiscardPile>([
    ['stock', board.stock],
    ['waste', board.discard],
    ...FOUNDATIONS.map((id): [string, CardPile] => [id, board.foundation(id)]),
  ]);
  return tableText((id) => {
    const stack = stacks.get(id);
    if (stack !== undefined) return { words: stack.pile.map(cardText), faceDown: 0 };
    const { faceDownPile, faceUpPile } = board.column(id);
    const words = [...faceDownPile, ...faceUpPile.toArray()].map(cardText);
    return { words, faceDown: faceDownPile.length };
  });
}
