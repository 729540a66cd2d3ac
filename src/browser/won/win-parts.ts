/** The page's note and the buttons of the panel after a win. */
import type { WordedCommand } from '../../core/commands.js';
import { button } from '../dom.js';
import { commandButton } from '../parts/commands.js';
import type { BrowserSettings } from '../settings.js';
import type { BrowserStrings } from '../strings/english.js';
import type { BannerOptions } from './banner.js';

interface WonGame {
  readonly options: Pick<BrowserSettings, 'toolbar' | 'pageKeys' | 'wonNote' | 'wonTools' | 'wonPrimary'>;
  readonly strings: BrowserStrings;
  /** The commands of the table. */
  readonly commands: readonly WordedCommand[];
}

export function winParts(
  { options, strings, commands }: WonGame,
  run: (name: 'newGame' | 'again') => void,
): Omit<BannerOptions, 'onLeft'> {
  const { wonTools = [], wonPrimary } = options;
  if (options.toolbar === false) return { strings };
  const again = commands
    .filter(({ name }) => name === 'again')
    .map((command) => commandButton(command, () => run('again')));
  return {
    strings,
    note: options.wonNote,
    takesFocus: options.pageKeys,
    primary: () => wonPrimary?.() ?? { label: strings.win.nextDeal, run: () => run('newGame') },
    others: [...wonTools.map((tool) => button(tool.label, tool.run)), ...again],
  };
}
