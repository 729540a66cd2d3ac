/** The entries of menus. */
import type { Command, WordedCommand } from '../../core/commands.js';
import { button, make } from '../dom.js';
import type { Panel } from './panel.js';

/** A page's own entry in the menu. */
export interface Tool {
  readonly label: string;
  readonly run: () => void;
}

/** A game in the menu. */
export interface GameEntry extends Tool {
  /** Is it the game in play? */
  readonly isOn: boolean;
}

export const toolButtons = (tools: readonly Tool[] = []): HTMLElement[] =>
  tools.map(({ label, run }) => button(label, run));

/** The first entry gets the focus when the menu opens. */
function entriesOf(entries: readonly HTMLElement[]): HTMLElement {
  entries[0]?.classList.add('first');
  return make('div', { class: 'entries' }, ...entries);
}

/**
 * Buttons for the games. The button of the game in play only closes the panel.
 * @param title the heading above them
 */
export function gamesOf(panel: Panel, title: string, games: readonly GameEntry[] = []): HTMLElement[] {
  if (games.length === 0) return [];
  const buttons = games.map(({ label, run, isOn }) =>
    button(label, leaving(panel, isOn ? () => undefined : run), { 'aria-pressed': String(isOn) }),
  );
  const heading = make('h3', { id: 'games' }, title);
  return [heading, make('div', { class: 'entries', role: 'group', 'aria-labelledby': 'games' }, ...buttons)];
}

export const leaving = (panel: Panel, run: () => void) => (): void => {
  panel.close();
  run();
};

/** The parts of a menu: commands, and entries of the page. */
export interface Menu<Name extends string> {
  readonly panel: Panel;
  readonly commands: readonly WordedCommand<Name>[];
  readonly run: (name: Name) => void;
  /** Commands that the bar has no room for. */
  readonly more?: readonly WordedCommand<Name>[];
  readonly tools: readonly Tool[] | undefined;
}

/**
 * The entries of a menu. Commands about the game or the view keep the dialog open; moves and the page's own
 * entries close it.
 */
export function menuEntries<Name extends string>({
  panel,
  commands,
  run,
  more = [],
  tools = [],
}: Menu<Name>): HTMLElement {
  const of = (menu: Command['menu']): readonly WordedCommand<Name>[] =>
    commands.filter((command) => command.menu === menu);
  const staying = ({ name, label = '' }: WordedCommand<Name>, end = ''): HTMLElement =>
    button(label + end, () => run(name));
  const left = ({ name, label = '' }: WordedCommand<Name>): HTMLElement =>
    button(
      label,
      leaving(panel, () => run(name)),
    );
  return entriesOf([
    ...of('game').map((command) => staying(command, '…')),
    ...[...of('play'), ...more].map(left),
    ...tools.map((tool) => button(tool.label, leaving(panel, tool.run))),
    ...of('view').map((command) => staying(command)),
  ]);
}
