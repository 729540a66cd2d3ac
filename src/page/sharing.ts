/** Menu entries that share the script and the link of the game in play. */
import type { Tool } from '../browser/parts/entries.js';
import type { PageGame } from './game/page-game.js';
import { fileNameOf, saveFile } from './parts/files.js';
import type { PartLoader } from './parts/loader.js';
import type { Notices } from './parts/notices.js';
import type { PageStrings } from './strings/english.js';
import { markMore } from '../browser/parts/panel.js';
import { adopt } from '../browser/sheet.js';
import { dialogStyle } from './parts/style.js';
import { button, make } from '../browser/dom.js';

export interface ShareOptions {
  readonly strings: PageStrings;
  readonly notices: Pick<Notices, 'show'>;
}

export function sharingOf(
  game: PageGame,
  options: ShareOptions & { readonly loader: Pick<PartLoader, 'ask'> },
): Tool[] {
  const { strings, loader } = options;
  const { session } = game.keeper;
  return [
    {
      label: strings.copyScript,
      group: 'advanced',
      run: () => void copy(session.script, [strings.scriptOfGame, strings.scriptCopied], options),
    },
    {
      label: strings.copyLink,
      run: () => void copy(game.linkTo(location.href), [strings.linkOfGame, strings.linkCopied], options),
    },
    {
      group: 'advanced',
      label: strings.saveScript,
      run: () =>
        void loader.ask(
          strings.saveScript,
          () => game.loadScript(),
          (script) => saveFile(fileNameOf(game.name, session.deal), script),
        ),
    },
  ];
}

type CopiedTexts = readonly [title: string, copied: string];

async function copy(
  text: string,
  [title, copied]: CopiedTexts,
  { strings, notices }: ShareOptions,
): Promise<void> {
  if (await copyText(text, title, strings)) notices.show({ text: copied });
}

/** Copies a text to the clipboard and returns true. If that fails, shows and selects the text, and returns false. */
export async function copyText(
  text: string,
  title: string,
  strings: Pick<PageStrings, 'copyByHand' | 'close'>,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showText(text, title, strings);
    return false;
  }
}

/**
 * Shows a text to copy by hand. Pages can't use the clipboard without permission or over an insecure connection.
 */
function showText(text: string, title: string, strings: Pick<PageStrings, 'copyByHand' | 'close'>): void {
  const area = make('textarea', { readonly: '', rows: '10', 'aria-label': title }, text);
  const dialog = make(
    'dialog',
    { 'aria-label': title },
    make(
      'div',
      { class: 'sheet' },
      make('h2', {}, title),
      make('p', {}, strings.copyByHand),
      area,
      button(strings.close, () => dialog.close()),
    ),
  );
  dialog.onclose = (): void => dialog.remove();
  adopt(dialogStyle());
  markMore(dialog);
  document.body.append(dialog);
  dialog.showModal();
  area.focus();
  area.select();
}
