/** What gives the game in play to others: its script, its link, a link with the moves. */
import type { Tool } from '../browser/parts/entries.js';
import type { DialogsOptions } from './dialogs-options.js';
import type { PageGame } from './game/page-game.js';
import { copyText } from './parts/copy.js';
import { fileNameOf, saveFile } from './parts/files.js';
import type { Race } from './race/race.js';
import { RACE_STRINGS } from './race/strings/catalogue.js';

type Sharing = Pick<DialogsOptions, 'strings' | 'notices' | 'language' | 'loader'>;

export function sharingOf(game: PageGame, options: Sharing): Tool[] {
  const { strings, loader } = options;
  const { session } = game.keeper;
  const copyLink = (): void =>
    void copy(game.linkTo(location.href), [strings.linkOfGame, strings.linkCopied], options);
  return [
    {
      label: strings.copyScript,
      group: 'share',
      run: () => void copy(session.script, [strings.scriptOfGame, strings.scriptCopied], options),
    },
    {
      label: strings.copyLink,
      group: 'share',
      run: () => void loader.ask(strings.copyLink, () => game.loadLinks(), copyLink),
    },
    ...withMoves(game, options),
    {
      group: 'share',
      label: strings.saveScript,
      run: () => saveFile(fileNameOf(game.name, session.deal), game.scriptToSave()),
    },
  ];
}

/** A link with the moves, if there are any. */
function withMoves({ loadRace }: PageGame, options: Sharing): Tool[] {
  if (loadRace === undefined) return [];
  const { notices, language, loader } = options;
  const { copy: label, linkOfMoves, copied, tooLong } = RACE_STRINGS[language];
  const run = (): void =>
    void loader.ask(label, loadRace, (race) => {
      const link = race.linkTo(location.href);
      if (link === undefined) notices.show({ text: tooLong });
      else void copy(link, [linkOfMoves, copied], options);
    });
  return [{ label, group: 'share', run }];
}

type Copied = readonly [title: string, copied: string];

async function copy(text: string, [title, copied]: Copied, { strings, notices }: Sharing): Promise<void> {
  if (await copyText(text, title, strings)) notices.show({ text: copied });
}

/**
 * Hands the game's link, with its moves if they are not too many, to whatever the machine shares with; copies it where
 * there is nothing. To be called after `loadLinks`.
 * @param race undefined if the game has no links with moves
 */
export async function share(
  game: PageGame,
  race: Pick<Race<never, never>, 'linkTo'> | undefined,
  options: Sharing,
): Promise<void> {
  const withAll = race?.linkTo(location.href);
  const url = withAll ?? game.linkTo(location.href);
  try {
    await navigator.share({ title: game.title, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const { linkOfMoves, copied } = RACE_STRINGS[options.language];
    const { linkOfGame, linkCopied } = options.strings;
    await copy(url, withAll === undefined ? [linkOfGame, linkCopied] : [linkOfMoves, copied], options);
  }
}
