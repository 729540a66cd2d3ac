/** What is told of the game instead of the table: how to play it, and the credits. */
import { dealTitle } from '../../../../core/text/deal-title.js';
import type { PileId } from '../../words/piles.js';
import { helpLines } from '../../../../terminal/input/commands.js';
import type { Offering } from '../input/offered.js';
import { toldTo } from '../input/offered.js';
import type { KlondikeTerminalStrings } from '../strings/catalogue.js';
import { ENGLISH } from '../strings/catalogue.js';
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
  /** In English by default. */
  readonly strings?: KlondikeTerminalStrings;
}

export function helpOn({ inPlay, house, strings = ENGLISH, ...offering }: Helped): readonly PanelLine[] {
  const { title, mouse } = strings.klondikeTerminal.help;
  const commands = toldTo(offering, inPlay === 'stock', strings);
  return [
    { text: title },
    ...helpLines(commands, strings.terminal.keys),
    { text: inPlay === 'stock' ? mouse.stock : mouse.waste },
    ...(house === undefined ? [] : rulesOf(house, strings)),
  ];
}

function rulesOf({ name, rules = [] }: House, { klondikeTerminal }: KlondikeTerminalStrings): PanelLine[] {
  if (rules.length === 0) return [];
  const { help } = klondikeTerminal;
  const title = name === undefined ? help.rules : help.rulesOf(name);
  return ['', title, ...rules].map((text) => ({ text }));
}

/** The credits. */
export const about = (author: string, deal: string | undefined, strings = ENGLISH): PanelLine[] => [
  { text: strings.klondikeTerminal.credits },
  { text: strings.terminal.by(author) },
  ...(deal === undefined ? [] : [{ text: strings.terminal.deal(dealTitle(deal, strings.core)) }]),
];
