/** The menu, and what opens from it: the game's number, the keys, About, the rules. */
import { dealTitle } from '../../../../core/text/deal-title.js';
import type { Frame } from '../../../../montecarlo/contract/frame.js';
import { button, make } from '../../dom.js';
import type { Look } from '../../options.js';
import { entriesOf, gamesOf, keysTable, leaving } from '../../parts/entries.js';
import { choice, lookForm, select } from '../../parts/look-form.js';
import type { Panel } from '../../parts/panel.js';
import { KEYS } from '../input/keys.js';
import type { MonteCarloBrowserOptions } from '../options.js';
import type { Toolbar } from './toolbar.js';

/** What the menu asks of a view. */
export interface MenuDesk {
  readonly panel: Panel;
  readonly options: MonteCarloBrowserOptions;
  readonly frame: Frame;
  /** What the bar has no room for. */
  readonly more: Toolbar['inMenu'];
  readonly look: Look;
  readonly setLook: (look: Look) => void;
  readonly sound: boolean;
  readonly setSound: (sound: boolean) => void;
  /** Whom the About box credits. */
  readonly credit: () => string;
  readonly showGame: () => void;
}

export function openMenu(desk: MenuDesk): void {
  const { panel, options, more, look, setLook, showGame } = desk;
  const tools = [...more, ...(options.tools?.() ?? []).map(({ label, run }) => [label, run] as const)];
  const entries = [
    button('Game number…', showGame),
    ...tools.map(([label, run]) => button(label, leaving(panel, run))),
    button('Keys', () => openKeys(panel)),
    button('About', () => openAbout(desk)),
    ...(options.onQuit ? [button('Quit', leaving(panel, options.onQuit))] : []),
  ];
  const looks = lookForm(look, setLook, soundChoice(desk));
  panel.open('Menu', entriesOf(entries), ...gamesOf(panel, options.games?.()), looks);
}

const SOUNDS = ['on', 'off'] as const;

const soundChoice = ({ sound, setSound }: MenuDesk): HTMLElement =>
  choice('Sound', select(SOUNDS, { on: 'On', off: 'Off' }, sound ? 'on' : 'off'), (chosen) =>
    setSound(chosen === 'on'),
  );

export function openKeys(panel: Panel): void {
  const hint = 'Click a card, then one of equal rank that touches it.';
  panel.open('Keys', keysTable(KEYS), make('p', {}, hint));
}

function openAbout({ panel, credit, frame, options }: MenuDesk): void {
  const deal = options.deal?.();
  const named =
    frame.game === undefined ? deal && `Deal: ${dealTitle(deal)}.` : `This game is number ${frame.game}.`;
  panel.open(
    'About',
    make(
      'p',
      {},
      credit() === '' ? 'Monte Carlo Solitaire.' : `Monte Carlo Solitaire, played by ${credit()}.`,
    ),
    ...(named === undefined ? [] : [make('p', {}, named)]),
  );
}

/** @param text its paragraphs are separated by empty lines */
export function openHelp(panel: Panel, text: string): void {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => make('p', {}, paragraph.replace(/\s+/g, ' ').trim()));
  panel.open('Help', ...paragraphs);
}
