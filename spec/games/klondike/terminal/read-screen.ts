/**
 * Reads a table back from its drawing. It uses only what a reader knows: the numbers stand above the middles of the
 * piles, a box begins with ┌, its first two characters name the card.
 */
import { HIDDEN, cardOf } from '../../../../src/core/card.js';
import type { Card, Suit } from '../../../../src/core/card.js';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import { FOUNDATIONS } from '../../../../src/games/klondike/words/piles.js';
import type { TerminalView } from '../../../../src/games/klondike/terminal/terminal-view.js';
import { plain } from './marked.js';
import { keysToLift } from './pilot.js';

/** Large enough that no pile is folded: a tableau pile may show 52 cards. */
export const READABLE = { columns: 80, rows: 70, unicode: true, color: 'two' } as const;

const HALF_CARD = 3;

/** The frame on the screen. To see the card below the top of a foundation, lifts the top card for a moment. */
export function readFrame(view: TerminalView): Frame {
  const seen = readScreen(view.screen);
  if (seen.won) return seen;
  const foundations = seen.foundations.map((cards, index) =>
    cards.length === 0 ? cards : [...cardUnder(view, index), ...cards],
  );
  return { ...seen, foundations };
}

function cardUnder(view: TerminalView, foundation: number): readonly Card[] {
  view.type(`${keysToLift(FOUNDATIONS[foundation] ?? 'f1', 1)}w`);
  const { foundations } = readScreen(view.screen);
  const isLifted = cardsInHand(view) === 1;
  view.type('\x1b');
  view.settle();
  return isLifted ? (foundations[foundation] ?? []) : [];
}

/** The number of cards in hand, from the last line. */
export function cardsInHand({ screen }: TerminalView): number {
  const [, cards] = /In hand: ([^-]*) - /.exec(plain(screen.at(-1) ?? '')) ?? [];
  return cards === undefined ? 0 : cards.split(' ').length;
}

/** The visible frame, with one card on each foundation. */
export function readScreen(screen: readonly string[]): Frame {
  const lines = screen.map(plain);
  const numbers = lines.findIndex((line) => /^ +1 +2 +3 +4 +5 +6 +7$/.test(line));
  const piles = Array.from(
    { length: 7 },
    (_, index) => (lines[numbers] ?? '').indexOf(String(index + 1)) - HALF_CARD,
  );
  const upper = lines[1] ?? '';
  const [stock = 0, waste = 0, , ...foundations] = piles;
  return {
    stockEmpty: boxAt(upper, stock).length === 0,
    waste: boxesIn(upper.slice(waste, foundations[0])),
    foundations: foundations.map((x) => boxAt(upper, x)),
    tableau: piles.map((x) => lines.slice(numbers + 1).flatMap((line) => boxAt(line, x))),
    moves: Number(/Moves: (\d+)/.exec(lines[0] ?? '')?.[1]),
    won: lines.some((line) => line.includes('You won')),
  };
}

const boxesIn = (line: string): Card[] =>
  Array.from(line.matchAll(/┌/g)).flatMap(({ index }) => boxAt(line, index));

/** The card whose box begins there. Empty if no box begins there or the box is empty. */
function boxAt(line: string, x: number): Card[] {
  if (line.charAt(x) !== '┌') return [];
  const label = line.slice(x + 1, x + 3);
  if (label === '  ') return [];
  return [label === '──' ? HIDDEN : readLabel(label)];
}

function readLabel(label: string): Card {
  const rank = 'A23456789TJQK'.indexOf(label.charAt(0));
  const suit = '♠♥♦♣'.indexOf(label.charAt(1));
  if (rank < 0 || suit < 0) throw new Error(`${label} is not a card`);
  return cardOf(rank + 1, suit as Suit);
}
