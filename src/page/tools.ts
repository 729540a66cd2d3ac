/** What the page adds to the menu of a game. */
import type { Tool } from '../browser/parts/entries.js';
import type { NewGameDialog } from './game/dialogs.js';
import type { PageGame } from './game/page-game.js';
import { copyText } from './parts/copy.js';
import { chooseFile, fileNameOf, saveFile } from './parts/files.js';
import type { Notices } from './parts/notices.js';
import type { ReplayDesk } from './replay/desk.js';
import type { PageStrings } from './strings/english.js';

export interface ToolsOf {
  /** The game in play. */
  readonly game: PageGame;
  readonly strings: PageStrings;
  readonly notices: Notices;
  readonly desk: ReplayDesk;
  /** Opens the list of the games left. */
  readonly openLeft: () => void;
  /** Opens a dialog of the game: for a new game, or how to play. */
  readonly openNewGame: (dialog: NewGameDialog) => void;
  readonly openStatistics: () => void;
}

export function toolsOf({ openLeft, openNewGame, openStatistics, ...shared }: ToolsOf): Tool[] {
  const { game, strings, desk } = shared;
  const { keeper, choosing, daily, howTo } = game;
  return [
    ...(choosing ? [{ label: choosing.title, run: () => openNewGame(choosing) }] : []),
    ...(daily ? [{ label: `${daily.title}\u2026`, run: () => openNewGame(daily) }] : []),
    ...(howTo ? [{ label: howTo.title, run: () => openNewGame(howTo) }] : []),
    ...sharingOf(shared),
    {
      group: 'advanced',
      label: strings.openScript,
      run: () => chooseFile((file) => desk.openFile(file)),
    },
    { label: strings.statistics, run: openStatistics },
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
function sharingOf({ game, strings, notices }: Pick<ToolsOf, 'game' | 'strings' | 'notices'>): Tool[] {
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
}: Pick<ToolsOf, 'game' | 'strings' | 'notices'>): Promise<void> {
  const url = game.linkTo(location.href);
  try {
    await navigator.share({ title: game.title, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    if (await copyText(url, strings.linkOfGame, strings)) notices.show({ text: strings.linkCopied });
  }
}
