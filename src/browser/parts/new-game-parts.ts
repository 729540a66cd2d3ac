/** The parts that the dialogs for a new game of all games have in common. */
import type { CoreStrings } from '../../core/strings/english.js';
import { dealTitle, numbered } from '../../core/text/deal-name.js';
import type { IconName } from '../art/icons.js';
import { icon } from '../art/icons.js';
import { button, make } from '../dom.js';
import type { BrowserStrings } from '../strings/english.js';
import type { Tool } from './entries.js';
import { nameForm } from './name-form.js';

/** What a page offers for the deal in play. */
export interface DealDesk {
  /** The name of the deal in play; undefined before the first game. */
  readonly deal: string | undefined;
  /** A link to the deal in play. */
  readonly link: string;
  /** Begins another game by the same rules. */
  readonly begin: () => void;
  /** Deals the deal of this name. Returns why it can't. */
  readonly take: (name: string) => string | undefined;
  /** Opens the daily deal. Absent if the game has none. */
  readonly daily?: Tool | undefined;
}

interface DealWords {
  readonly core: Pick<CoreStrings, 'commands' | 'ownLayout' | 'ownDeck'>;
  readonly browser: BrowserStrings;
}

/** Below the choices for a new game: Restart, the daily deal, and the field for a deal's number. */
export function dealParts(desk: DealDesk, { core, browser }: DealWords, field: string): HTMLElement[] {
  const { deal, link, take, daily } = desk;
  const entries = [
    ...(deal === undefined ? [] : [withIcon('restart', core.commands.again.label, () => take(deal))]),
    ...(daily ? [withIcon('daily', daily.label, daily.run)] : []),
  ];
  const form = nameForm({
    name: deal ?? '',
    typed: numbered(deal ?? ''),
    label: field,
    take,
    link: deal === undefined ? undefined : link,
    strings: browser,
    isFirst: false,
  });
  const title = deal === undefined ? [] : [' ', make('span', { class: 'value' }, dealTitle(deal, core))];
  return [
    make('div', { class: 'entries' }, ...entries),
    make('details', {}, make('summary', {}, browser.dealNumber, ...title), form),
  ];
}

/** The choices of a game without choices: only a new game, and the parts above. */
export const plainNewGame = (desk: DealDesk, words: DealWords, field?: string): HTMLElement => {
  const { label } = words.browser.commands.newGame;
  const begin = button(label, desk.begin, { class: 'primary first' });
  const parts = dealParts(desk, words, field ?? '');
  return make('div', { class: 'new-game' }, begin, ...(field === undefined ? parts.slice(0, 1) : parts));
};

function withIcon(name: IconName, label: string, run: () => void): HTMLButtonElement {
  const made = button('', run, { class: 'with-icon' });
  made.append(icon(name), make('span', {}, label));
  return made;
}
