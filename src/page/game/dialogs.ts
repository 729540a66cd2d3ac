/** The dialogs for a game. Their contents load when the player opens them. */
import type { Settings } from '../../core/settings.js';
import type { BrowserTables, Dialog, NewGameDesk } from '../../kit/browser-tables.js';
import type { Kit } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameTypes } from '../../scripts/running/stage.js';

export interface NewGameDialog {
  readonly title: string;
  /** Loads the function that makes the content. */
  readonly load: () => Promise<MakesForm>;
}

/** @param play takes the part of an address that begins with `#` */
type MakesForm = (play: (hash: string) => void) => HTMLElement;

interface NewGame<Game extends GameTypes, At extends SeatIn<Game>> {
  readonly kit: Pick<Kit<Game, At>, 'findDeal'>;
  readonly settings: Settings;
  readonly loadPlayed: () => Promise<NewGameDesk['played']>;
  /** The house in play. */
  readonly house: () => string;
  /** A link, as the part of an address that begins with `#`. */
  readonly linkOf: (house: string, deal: string) => string;
}

/** A dialog that can start a new game. */
export const newGameOf = <Game extends GameTypes, At extends SeatIn<Game>>(
  dialog: Dialog<NewGameDesk> | undefined,
  { kit: { findDeal }, settings, loadPlayed, house, linkOf }: NewGame<Game, At>,
): NewGameDialog | undefined =>
  dialog && {
    title: dialog.title,
    load: async () => {
      const [form, played] = await Promise.all([dialog.load(), loadPlayed()]);
      const find =
        findDeal && (async (...wish: Parameters<typeof findDeal>) => (await findDeal(...wish))?.name);
      const desk = { settings, find, played };
      return (play) => form({ ...desk, house: house(), play: (...chosen) => play(linkOf(...chosen)) });
    },
  };

export const howToOf = <Game extends GameTypes, At extends SeatIn<Game>>(
  { howTo }: Pick<BrowserTables<Game, At>, 'howTo'>,
  house: () => string,
): NewGameDialog | undefined =>
  howTo && {
    title: howTo.title,
    load: async () => {
      const content = await howTo.load();
      return () => content(house());
    },
  };
