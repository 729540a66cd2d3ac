/** Tools that share the game in play: its script and its link. */
import type { Tool } from '../browser/parts/entries.js';
import type { PageGame } from './game/page-game.js';
import { copyText } from './parts/copy.js';
import { fileNameOf, saveFile } from './parts/files.js';
import type { Loader } from './parts/loader.js';
import type { Notices } from './parts/notices.js';
import type { PageStrings } from './strings/english.js';

interface Sharing {
  readonly strings: PageStrings;
  readonly notices: Pick<Notices, 'show'>;
}

export function sharingOf(
  game: PageGame,
  options: Sharing & { readonly loader: Pick<Loader, 'ask'> },
): Tool[] {
  const { strings, loader } = options;
  const { session } = game.keeper;
  return [
    {
      label: strings.copyScript,
      group: 'share',
      run: () => void copy(session.script, [strings.scriptOfGame, strings.scriptCopied], options),
    },
    {
      label: strings.copyLink,
      group: 'share',
      run: () => void copy(game.linkTo(location.href), [strings.linkOfGame, strings.linkCopied], options),
    },
    {
      group: 'share',
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

type Copied = readonly [title: string, copied: string];

async function copy(text: string, [title, copied]: Copied, { strings, notices }: Sharing): Promise<void> {
  if (await copyText(text, title, strings)) notices.show({ text: copied });
}

/** Opens the system's share menu for the game's link. Copies the link if the system has none. */
export async function share(game: PageGame, options: Sharing): Promise<void> {
  const url = game.linkTo(location.href);
  try {
    await navigator.share({ title: game.title, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(url, [options.strings.linkOfGame, options.strings.linkCopied], options);
  }
}
