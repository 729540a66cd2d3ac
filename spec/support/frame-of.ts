/** Computes the frame that a view must show for a layout, without the controller. */
import type { Card } from '../../src/core/card.js';
import type { Frame } from '../../src/games/klondike/contract/frame.js';
import type { Layout } from '../../src/games/klondike/model/layout.js';

const HIDDEN = 52 as Card;

export function frameOf(layout: Layout, moves: number): Frame {
  const foundations = [layout.f1, layout.f2, layout.f3, layout.f4];
  const tableau = [layout.t1, layout.t2, layout.t3, layout.t4, layout.t5, layout.t6, layout.t7];
  return {
    stockEmpty: layout.stock.cards.length === 0,
    waste: layout.waste.cards.slice(-3),
    foundations: foundations.map((pile) => pile.cards.slice(-2)),
    tableau: tableau.map((pile) => pile.cards.map((card, index) => (index < pile.faceDown ? HIDDEN : card))),
    moves,
    won: foundations.every((pile) => pile.cards.length === 13),
  };
}
