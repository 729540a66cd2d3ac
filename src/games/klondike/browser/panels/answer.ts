/** Runs the commands that don't play cards. Dialogs load when the first one opens. */
import { faultOf } from '../../../../core/faults.js';
import { dealBeside } from '../../../../core/text/deal-name.js';
import type { TableReaderOptions } from '../../views/reading.js';
import { readPile, readTable } from '../../views/reading.js';
import type { ViewCommand } from '../input/keys.js';
import { findCard } from './find-card.js';
import type { DialogName, MenuDesk } from './menu-desk.js';

export function answer(desk: MenuDesk, name: ViewCommand): void {
  switch (name) {
    case 'moves':
      return desk.options.onMoves?.();
    case 'again':
      return dealNamed(desk, desk.options.deal?.());
    case 'previousDeal':
      return dealNamed(desk, dealBeside(desk.options.deal?.(), -1));
    case 'nextDeal':
      return dealNamed(desk, dealBeside(desk.options.deal?.(), 1));
    case 'readPile':
      return desk.tell(readPile(desk.frame(), desk.play.cursor.pile, readingAt(desk)));
    case 'readTable':
      return desk.tell(`${readTable(desk.frame(), readingAt(desk)).join('. ')}.`);
    case 'quit':
      return desk.options.onQuit?.();
    case 'find':
      return findCard(desk);
    case 'deal':
      return desk.options.onNew && !desk.options.ownDeals
        ? desk.options.onNew('deal')
        : void openDialog(desk, name);
    case 'menu':
    case 'help':
    case 'about':
      return void openDialog(desk, name);
  }
}

/** Loads and opens a dialog. Until then, the table ignores keys, because the player types them for the dialog. */
async function openDialog(desk: MenuDesk, name: DialogName): Promise<void> {
  const { view } = desk.root;
  view.dataset['opening'] = name;
  try {
    const { open } = await import('./menu.js');
    if (view.isConnected) await open(desk, name);
  } catch {
    desk.say(desk.strings.browser.failed);
  } finally {
    delete view.dataset['opening'];
  }
}

const readingAt = ({ options, strings }: MenuDesk): TableReaderOptions => ({
  ...options,
  strings: strings.klondikeReading,
});

function dealNamed({ options: { onDeal }, play, say }: MenuDesk, name: string | undefined): void {
  if (name === undefined) return;
  const fault = faultOf(() => onDeal?.(name));
  if (fault === undefined) play.command('newGame');
  else say(fault);
}
