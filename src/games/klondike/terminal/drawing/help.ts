/** What is shown instead of the table: how to play, and the credits. */
import type { SettingValues } from '../../../../core/settings.js';
import { dealTitle } from '../../../../core/text/deal-name.js';
import type { PileId } from '../../words/piles.js';
import { wordedByClick } from '../../words/commands.js';
import { helpLines } from '../../../../terminal/input/commands.js';
import type { Offering } from '../input/offered.js';
import { toldTo } from '../input/offered.js';
import type { KlondikeTerminalStrings } from '../strings/english.js';
import { ENGLISH } from '../strings/english.js';
import type { PanelLine } from '../../../../terminal/drawing/panel.js';

/** The house by whose rules the game is played. */
export interface House {
  /** Its name for players. It stands before the deal in the title; absent for the usual house. */
  readonly name?: string | undefined;
  /** The rules in sentences, for the help. */
  readonly rules?: readonly string[] | undefined;
  /** The rules that a player may not expect. They are shown on the table before the first move. */
  readonly differences?: readonly string[] | undefined;
}

/** What help depends on. */
interface Helped extends Offering {
  /** The pile whose top card is in play beside the tableau. */
  readonly inPlay: PileId;
  /** Where do one click and Enter send cards? `off` by default. */
  readonly click?: SettingValues['click'];
  /** The house whose rules are told after the keys. */
  readonly house?: House | undefined;
  /** The texts; English by default. */
  readonly strings?: KlondikeTerminalStrings;
}

export function helpOn({
  inPlay,
  click = 'off',
  house,
  strings = ENGLISH,
  ...offering
}: Helped): readonly PanelLine[] {
  const { klondikeHelp, klondikeTerminal, terminal } = strings;
  const { title, mouse } = klondikeTerminal.help;
  const commands = wordedByClick(toldTo(offering, inPlay === 'stock', strings), click, klondikeHelp);
  return [
    { text: title },
    ...helpLines(commands, terminal.keys),
    { text: inPlay === 'stock' ? mouse.stock : mouse.waste },
    { text: klondikeHelp.clicks[click] },
    ...(house === undefined ? [] : rulesOf(house, strings)),
  ];
}

function rulesOf({ name, rules = [] }: House, { klondikeTerminal }: KlondikeTerminalStrings): PanelLine[] {
  if (rules.length === 0) return [];
  const { help } = klondikeTerminal;
  const title = name === undefined ? help.rules : help.rulesOf(name);
  return ['', title, ...rules].map((text) => ({ text }));
}

export const about = (author: string, deal: string | undefined, strings = ENGLISH): PanelLine[] => [
  { text: strings.klondikeTerminal.credits },
  { text: strings.terminal.by(author) },
  ...(deal === undefined ? [] : [{ text: strings.terminal.deal(dealTitle(deal, strings.core)) }]),
];
