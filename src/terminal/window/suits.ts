/** The label and the color of a card in a terminal. */
import { CLUBS, DIAMONDS, HEARTS, isRed, printCard, suitOf } from '../../core/card.js';
import type { Card } from '../../core/card.js';

/** `two`: red and the terminal's own color. `four`: a color for each suit. */
export type Color = 'none' | 'two' | 'four';

export interface TerminalLook {
  /** True for ♠♥♦♣ and line characters, false for letters and ASCII. */
  readonly unicode: boolean;
  readonly color: Color;
}

/** SGR foreground color codes. */
export const RED = 31;
export const GREEN = 32;
const CYAN = 36;
/** The color of hints, which no suit has. */
export const MAGENTA = 35;

/** `T♥`, or `Th` in plain ASCII. */
export function cardLabel(card: Card, unicode: boolean): string {
  const text = printCard(card);
  return unicode ? text.charAt(0) + '♠♥♦♣'.charAt(suitOf(card)) : text;
}

/** The SGR color of a card's label; undefined for the terminal's own color. */
export function colorOf(card: Card, color: Color): number | undefined {
  if (color === 'none') return undefined;
  return color === 'two' ? twoColors(card) : FOUR_COLORS[suitOf(card)];
}

const twoColors = (card: Card): number | undefined => (isRed(card) ? RED : undefined);

const FOUR_COLORS: Partial<Record<number, number>> = { [HEARTS]: RED, [DIAMONDS]: CYAN, [CLUBS]: GREEN };
