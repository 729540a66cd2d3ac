/** The menu of a table, in groups. Each group is a heading with buttons, a form or both. */
import type { Command, WordedCommand } from '../../core/commands.js';
import { button, make } from '../dom.js';
import type { BrowserStrings } from '../strings/english.js';
import type { GameEntry, Tool } from './entries.js';
import { leaving } from './entries.js';
import type { Panel } from './panel.js';

/** The contents of a menu. */
interface Menu<Name extends string> {
  readonly panel: Panel;
  readonly strings: Pick<BrowserStrings, 'groups'>;
  readonly commands: readonly WordedCommand<Name>[];
  readonly run: (name: Name) => void;
  /** Would the command do nothing now? If so, its button looks disabled, but a press explains why. */
  readonly isIdle?: (name: Name) => boolean;
  /** Commands that don't fit in the toolbar. */
  readonly more?: readonly WordedCommand<Name>[];
  readonly tools?: readonly Tool[] | undefined;
  readonly games?: readonly GameEntry[] | undefined;
  /** The form for the settings. */
  readonly settings?: readonly HTMLElement[];
  /** The form for the look. */
  readonly look?: HTMLElement;
}

/** Leaves out groups without content. The first entry gets the focus when the menu opens. */
export function menuGroups<Name extends string>(menu: Menu<Name>): HTMLElement[] {
  const { strings, games = [], settings = [], look } = menu;
  const { play, share, advanced } = buttonsOf(menu);
  play[0]?.classList.add('first');
  const { groups } = strings;
  return [
    ...groupOf('play', groups.play, { buttons: play, forms: settings }),
    ...groupOf('games', groups.games, { buttons: gamesOf(menu.panel, games) }),
    ...groupOf('look', groups.look, { forms: look ? [look] : [] }),
    ...groupOf('share', groups.share, { buttons: share }),
    ...groupOf('advanced', groups.advanced, { buttons: advanced }),
  ];
}

type MenuGroup = NonNullable<Tool['group']>;

/** Commands about the game or the view keep the dialog open. Moves and the page's entries close it. */
function buttonsOf<Name extends string>({
  panel,
  commands,
  run,
  isIdle = () => false,
  more = [],
  tools = [],
}: Menu<Name>): Readonly<Record<MenuGroup, readonly HTMLElement[]>> {
  const of = (part: Command['menu']): readonly WordedCommand<Name>[] =>
    commands.filter((command) => command.menu === part);
  const staying = ({ name, label = '' }: WordedCommand<Name>): HTMLElement =>
    button(name === 'quit' ? label : `${label}…`, () => run(name));
  const left = ({ name, label = '' }: WordedCommand<Name>): HTMLElement =>
    button(
      label,
      leaving(panel, () => run(name)),
      isIdle(name) ? { 'aria-disabled': 'true' } : {},
    );
  const added = (group: MenuGroup): HTMLElement[] =>
    tools
      .filter((tool) => (tool.group ?? 'play') === group)
      .map((tool) => button(tool.label, leaving(panel, tool.run)));
  return {
    play: [...of('game').map(staying), ...[...of('play'), ...more].map(left), ...added('play')],
    share: added('share'),
    advanced: [...added('advanced'), ...of('view').map(staying)],
  };
}

/** Buttons for the games. The button for the game in play only closes the menu. */
const gamesOf = (panel: Panel, games: readonly GameEntry[]): HTMLElement[] =>
  games.map(({ label, run, isOn }) =>
    button(label, leaving(panel, isOn ? () => undefined : run), { 'aria-pressed': String(isOn) }),
  );

function groupOf(
  name: string,
  title: string,
  {
    buttons = [],
    forms = [],
  }: { readonly buttons?: readonly HTMLElement[]; readonly forms?: readonly HTMLElement[] },
): HTMLElement[] {
  if (buttons.length + forms.length === 0) return [];
  const heading = make('h3', { id: `menu-${name}` }, title);
  const row = buttons.length === 0 ? [] : [make('div', { class: 'entries' }, ...buttons)];
  return [
    make('div', { class: 'group', role: 'group', 'aria-labelledby': heading.id }, heading, ...row, ...forms),
  ];
}
