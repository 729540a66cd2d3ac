/** The pages that replace the table in a terminal, which say how to play and give the credits. */
import type { SettingValues } from '../../../../core/settings.js';
import type { PanelLine } from '../../../../terminal/drawing/panel.js';
import { helpLines } from '../../../../terminal/input/commands.js';
import type { PileId } from '../../words/piles.js';
import type { OfferedCommands } from '../input/offered.js';
import { commandTexts } from '../input/offered.js';
import type { House } from '../options.js';
import { dealTitle } from '../../../../core/text/deal-name.js';
import { wordedByClick } from '../../words/commands.js';
import type { KlondikeTerminalStrings } from '../strings/english.js';
import { ENGLISH } from '../strings/english.js';

/**
 * The keys and the rules. @param offering also has the pile whose top card is in play, and where one click and Enter
 * move cards (`off` by default)
 */
export function helpOn({
  inPlay,
  click = 'off',
  house,
  strings = ENGLISH,
  ...offering
}: OfferedCommands & {
  readonly inPlay: PileId;
  readonly click?: SettingValues['click'];
  readonly house?: House | undefined;
  readonly strings?: KlondikeTerminalStrings;
}): readonly PanelLine[] {
  const { klondikeHelp, klondikeTerminal, terminal } = strings;
  const { title, mouse } = klondikeTerminal.help;
  const commands = wordedByClick(commandTexts(offering, inPlay === 'stock', strings), click, klondikeHelp);
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
