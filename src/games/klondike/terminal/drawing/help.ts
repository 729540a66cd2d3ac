/** What is told of the game instead of the table: how to play it, and the credits. */
import { dealTitle } from '../../../../core/text/deal-title.js';
import { wordedFor } from '../../words/commands.js';
import type { PileId } from '../../words/piles.js';
import { helpLines } from '../../../../terminal/input/commands.js';
import type { Offering } from '../input/offered.js';
import { offeredTo } from '../input/offered.js';
import type { PanelLine } from '../../../../terminal/drawing/panel.js';

/** The house by whose rules the game is played. */
export interface House {
  /** It stands before the deal in the title; absent for the usual house. */
  readonly name?: string | undefined;
  /** In sentences, for the help. */
  readonly rules?: readonly string[];
  /** Those that a player may not expect, told on the table before the first move. */
  readonly differences?: readonly string[];
}

/** What help depends on. */
export interface Helped extends Offering {
  /** The pile whose top card is in play beside the tableau. */
  readonly inPlay: PileId;
  /** Whose rules are told after the keys. */
  readonly house?: House | undefined;
}

export const helpOn = ({ inPlay, house, ...offering }: Helped): readonly PanelLine[] => [
  { text: 'How to play' },
  ...helpLines(wordedFor(offeredTo(offering), inPlay === 'stock')),
  {
    text: `The mouse clicks the ${inPlay === 'stock' ? 'waste to draw' : 'stock'}, drags cards (or clicks them, then their place), sends up with a double click, and clicks the commands below the table.`,
  },
  ...(house === undefined ? [] : rulesOf(house)),
];

function rulesOf({ name, rules = [] }: House): PanelLine[] {
  if (rules.length === 0) return [];
  const title = name === undefined ? 'The rules' : `The rules of ${name}`;
  return ['', title, ...rules].map((text) => ({ text }));
}

/** The credits. */
export const about = (author: string, deal: string | undefined): PanelLine[] => [
  { text: 'Klondike solitaire' },
  { text: `by ${author}` },
  ...(deal === undefined ? [] : [{ text: `Deal: ${dealTitle(deal)}` }]),
];
