/** The settings of a table as a page of groups, with the entries of the page and the rarer commands. */
import type { Command, WordedCommand } from '../../core/commands.js';
import { button, make } from '../dom.js';
import type { BrowserStrings } from '../strings/english.js';
import type { GameEntry, Tool } from './entries.js';
import { leaving } from './entries.js';
import type { Panel } from './panel.js';

interface SettingsPage<Name extends string> {
  readonly panel: Panel;
  readonly strings: Pick<BrowserStrings, 'groups'>;
  readonly commands: readonly WordedCommand<Name>[];
  readonly run: (name: Name) => void;
  /** Commands that don't fit in the toolbar. */
  readonly more?: readonly WordedCommand<Name>[];
  readonly tools?: readonly Tool[] | undefined;
  readonly games?: readonly GameEntry[] | undefined;
  /** The controls for playing. */
  readonly play?: readonly HTMLElement[];
  /** The controls for the look. */
  readonly look?: readonly HTMLElement[];
}

/** Leaves out groups without content. On a wide screen, the choices and the buttons are side by side. */
export function settingsPage<Name extends string>(page: SettingsPage<Name>): HTMLElement {
  const { panel, games = [], play = [], look = [] } = page;
  const { groups } = page.strings;
  const { play: game, share, help, advanced } = entriesOf(page);
  return make(
    'div',
    { class: 'settings' },
    ...group('game', groups.game, listOf(game)),
    make('div', {}, ...group('play', groups.play, play), ...group('look', groups.look, look)),
    make(
      'div',
      {},
      ...group('games', groups.games, gamesOf(panel, games)),
      ...group('share', groups.share, listOf(share)),
      ...group('help', groups.help, listOf(help)),
      ...folded(groups.advanced, listOf(advanced)),
    ),
  );
}

type EntryGroup = NonNullable<Tool['group']>;

/** Commands about the game or the view keep the dialog open. Moves and the page's entries close it. */
function entriesOf<Name extends string>({
  panel,
  commands,
  run,
  more = [],
  tools = [],
}: SettingsPage<Name>): Readonly<Record<EntryGroup, readonly HTMLElement[]>> {
  const of = (part: Command['menu']): readonly WordedCommand<Name>[] =>
    commands.filter((command) => command.menu === part);
  const staying = ({ name, label = '' }: WordedCommand<Name>): HTMLElement =>
    button(`${label}\u2026`, () => run(name));
  const left = ({ name, label = '' }: WordedCommand<Name>): HTMLElement =>
    button(
      label,
      leaving(panel, () => run(name)),
    );
  const added = (name: EntryGroup): HTMLElement[] =>
    tools
      .filter((tool) => (tool.group ?? 'play') === name)
      .map((tool) => button(tool.label, leaving(panel, tool.run)));
  const view = of('view');
  return {
    play: [
      ...of('game').map(staying),
      ...[...of('play'), ...more].map(left),
      ...added('play'),
      ...view.filter(({ name }) => name === 'quit').map(left),
    ],
    share: added('share'),
    help: [...added('help'), ...view.filter(({ name }) => name !== 'quit').map(staying)],
    advanced: added('advanced'),
  };
}

/** Buttons for the games. The button for the game in play only closes the dialog. */
function gamesOf(panel: Panel, games: readonly GameEntry[]): HTMLElement[] {
  const buttons = games.map(({ label, run, isOn }) =>
    button(label, leaving(panel, isOn ? () => undefined : run), { 'aria-pressed': String(isOn) }),
  );
  return games.length === 0 ? [] : [make('div', { class: 'segmented' }, ...buttons)];
}

const listOf = (buttons: readonly HTMLElement[]): HTMLElement[] =>
  buttons.length === 0 ? [] : [make('div', { class: 'entries' }, ...buttons)];

function group(name: string, title: string, content: readonly HTMLElement[]): HTMLElement[] {
  if (content.length === 0) return [];
  const heading = make('h3', { id: `group-${name}` }, title);
  return [make('div', { class: 'group', role: 'group', 'aria-labelledby': heading.id }, heading, ...content)];
}

/** A group that opens when the player presses its title. */
const folded = (title: string, content: readonly HTMLElement[]): HTMLElement[] =>
  content.length === 0 ? [] : [make('details', { class: 'group' }, make('summary', {}, title), ...content)];
