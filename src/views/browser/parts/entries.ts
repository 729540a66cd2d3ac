/** What menus are made of. */
import type { Command } from '../../../core/commands.js';
import { button, make } from '../dom.js';
import type { Game } from '../options.js';
import type { Panel } from './panel.js';

/** The first entry has the focus as the menu opens. */
export function entriesOf(entries: readonly HTMLElement[]): HTMLElement {
  entries[0]?.classList.add('first');
  return make('div', { class: 'entries' }, ...entries);
}

/** The one that is played can be pressed, too: it is only left for another. */
export function gamesOf(panel: Panel, games: readonly Game[] = []): HTMLElement[] {
  if (games.length === 0) return [];
  const buttons = games.map(({ label, run, isOn }) =>
    button(label, leaving(panel, isOn ? () => undefined : run), { 'aria-pressed': String(isOn) }),
  );
  const heading = make('h3', { id: 'games' }, 'Games');
  return [heading, make('div', { class: 'entries', role: 'group', 'aria-labelledby': 'games' }, ...buttons)];
}

export const leaving = (panel: Panel, run: () => void) => (): void => {
  panel.close();
  run();
};

/** What the menu has of a list of commands. Those about the game ask for more, and stay in the dialog. */
export const entriesFrom = <Name extends string>(
  commands: readonly Command<Name>[],
  about: Command['menu'],
  run: (name: Name) => void,
): HTMLElement[] =>
  commands
    .filter(({ menu }) => menu === about)
    .map(({ name, label = '' }) => button(about === 'game' ? `${label}…` : label, () => run(name)));
