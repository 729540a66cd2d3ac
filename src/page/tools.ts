/** What the page adds to the menu of a game. */
import type { Tool } from '../browser/parts/entries.js';
import type { DialogsOptions } from './dialogs-options.js';
import type { NewGameDialog } from './game/dialogs.js';
import type { PageGame } from './game/page-game.js';
import { openLeft, openNewGame, openStatistics, withWelcome } from './menu-dialogs.js';
import type { LeftPanel } from './parts/left-panel.js';
import { chooseFile } from './parts/files.js';
import { sharingOf } from './sharing.js';

/** @param onLeft is given the list of the games left when it is opened */
export function toolsOf(game: PageGame, options: DialogsOptions, onLeft: (list: LeftPanel) => void): Tool[] {
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
    { label: strings.replayThis, run: () => desk.openGame(game) },
    ...(keeper.hasBefore
      ? [
          { label: strings.back, run: () => keeper.back() },
          { label: strings.openGamesLeft, run: () => openLeft(game, options, onLeft) },
        ]
      : []),
  ];
}
