/** What the page adds to the menu of a game. */
import type { Tool } from '../browser/parts/entries.js';
import type { DialogsOptions } from './dialogs-options.js';
import type { NewGameDialog } from './game/dialogs.js';
import type { PageGame } from './game/page-game.js';
import { copyText } from './parts/copy.js';
import { openNewGame, openStatistics, withWelcome } from './menu-dialogs.js';
import { chooseFile, fileNameOf, saveFile } from './parts/files.js';

export { loadWelcome } from './menu-dialogs.js';

/** @param openLeft opens the list of the games left */
export function toolsOf(game: PageGame, options: DialogsOptions, openLeft: () => void): Tool[] {
  const { strings, desk } = options;
  const { keeper, choosing, daily, howTo } = game;
  const newGame = (dialog: NewGameDialog): void => openNewGame(dialog, options);
  return [
    ...(choosing ? [{ label: choosing.title, run: () => newGame(choosing) }] : []),
    ...(daily ? [{ label: `${daily.title}\u2026`, run: () => newGame(daily) }] : []),
    ...(howTo ? [{ label: howTo.title, run: () => newGame(withWelcome(howTo, options)) }] : []),
    ...sharingOf(game, options),
    {
      group: 'advanced',
      label: strings.openScript,
      run: () => chooseFile((file) => desk.openFile(file)),
    },
    { label: strings.statistics, run: () => openStatistics(game, options) },
    { label: strings.replayThis, run: () => desk.openText(strings.thisGame, keeper.session.script) },
    ...(keeper.hasBefore
      ? [
          { label: strings.back, run: () => keeper.back() },
          { label: strings.openGamesLeft, run: openLeft },
        ]
      : []),
  ];
}

/** What gives the game in play to others. */
function sharingOf(
  game: PageGame,
  { strings, notices }: Pick<DialogsOptions, 'strings' | 'notices'>,
): Tool[] {
  const { session } = game.keeper;
  const copy = async (text: string, title: string, copied: string): Promise<void> => {
    if (await copyText(text, title, strings)) notices.show({ text: copied });
  };
  return [
    {
      label: strings.copyScript,
      group: 'share',
      run: () => void copy(session.script, strings.scriptOfGame, strings.scriptCopied),
    },
    {
      label: strings.copyLink,
      group: 'share',
      run: () => void copy(game.linkTo(location.href), strings.linkOfGame, strings.linkCopied),
    },
    {
      group: 'share',
      label: strings.saveScript,
      run: () => saveFile(fileNameOf(game.name, session.deal), game.scriptToSave()),
    },
  ];
}

/** Hands the game's link to whatever the machine shares with; copies it where there is nothing. */
export async function share({
  game,
  strings,
  notices,
}: Pick<DialogsOptions, 'strings' | 'notices'> & { readonly game: PageGame }): Promise<void> {
  const url = game.linkTo(location.href);
  try {
    await navigator.share({ title: game.title, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    if (await copyText(url, strings.linkOfGame, strings)) notices.show({ text: strings.linkCopied });
  }
}
