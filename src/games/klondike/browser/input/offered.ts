/** The commands of a table. Some commands need something that only a page provides. */
import type { KlondikeCommandName } from '../../words/commands.js';
import type { BrowserOptions } from '../options.js';
import { dealBeside } from '../../../../core/text/deal-name.js';
import type { WordedCommand } from '../../../../core/commands.js';
import { readSettings } from '../../../../core/settings.js';
import { worded } from '../../../../core/commands.js';
import { COMMANDS } from './keys.js';
import type { KlondikeBrowserStrings } from '../strings/english.js';

type CommandCondition = (options: BrowserOptions) => boolean;

const dealsByName: CommandCondition = ({ deal, onDeal, toolbar }) =>
  toolbar !== false && Boolean(deal && onDeal);

const AVAILABLE_IF: Readonly<Partial<Record<KlondikeCommandName<'browser'>, CommandCondition>>> = {
  deal: ({ deal, onDeal, ownDeals, toolbar }) => toolbar !== false && Boolean(ownDeals ?? deal ?? onDeal),
  again: dealsByName,
  previousDeal: (options) => dealsByName(options) && dealBeside(options.deal?.(), -1) !== undefined,
  nextDeal: (options) => dealsByName(options) && dealBeside(options.deal?.(), 1) !== undefined,
  quit: ({ onQuit }) => onQuit !== undefined,
  hint: ({ assistant, toolbar }) => toolbar !== false && assistant?.hint !== undefined,
  finish: ({ assistant, toolbar }) => toolbar !== false && assistant?.finish !== undefined,
  undoOne: ({ settings, undo }) => settings !== undefined && undo !== false,
  toWinnable: ({ assistant, settings, undo }) =>
    assistant?.verdict !== undefined && undo !== false && settings !== undefined,
  solution: ({ assistant, onSolution }) => assistant?.solution !== undefined && onSolution !== undefined,
  moves: ({ onMoves, undo }) => onMoves !== undefined && undo !== false,
  redo: ({ assistant, undo }) => assistant?.redo !== undefined && undo !== false,
};

/** If this condition isn't met, the command only shows a refusal. */
const USEFUL_IF: Readonly<Partial<Record<KlondikeCommandName<'browser'>, CommandCondition>>> = {
  undo: ({ undo }) => undo !== false,
  toWinnable: ({ settings }) => settings !== undefined && readSettings(settings).truth === 'on',
};

/** Does the table handle the command, even if only with a refusal? If not, its key is left to the page. */
export const offers = (options: BrowserOptions, name: KlondikeCommandName<'browser'>): boolean =>
  AVAILABLE_IF[name]?.(options) ?? true;

/** The commands that are useful here. They get buttons and lines in the help. */
export const offeredCommands = (options: BrowserOptions): typeof COMMANDS =>
  COMMANDS.filter(({ name }) => offers(options, name) && (USEFUL_IF[name]?.(options) ?? true));

export const namedCommands = ({
  options,
  strings: { core, browser, klondike },
}: BrowserConfig): readonly WordedCommand<KlondikeCommandName<'browser'>>[] =>
  worded(offeredCommands(options), { ...core.commands, ...browser.commands, ...klondike.commands });

export interface BrowserConfig {
  readonly options: BrowserOptions;
  readonly strings: KlondikeBrowserStrings;
}
