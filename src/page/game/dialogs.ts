/** Dialogs of a game, whose contents are loaded when they are asked for. */
import type { Settings } from '../../core/settings.js';
import type { BrowserTables } from '../../kit/browser-tables.js';
import type { LiveKit } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameTypes } from '../../scripts/running/stage.js';

export interface NewGameDialog {
  readonly title: string;
  /** Loads what makes the content. */
  readonly load: () => Promise<MakesForm>;
}

/** @param play is given the hash of an address */
type MakesForm = (play: (hash: string) => void) => HTMLElement;

interface Choosing<Game extends GameTypes, At extends SeatIn<Game>> {
  readonly kit: LiveKit<Game, At>;
  readonly tables: Pick<BrowserTables<Game, At>, 'choosing'>;
  readonly settings: Settings;
  /** The house in play. */
  readonly house: () => string;
  /** The part of an address that names a game. */
  readonly linkOf: (house: string, deal: string) => string;
}

export const choosingOf = <Game extends GameTypes, At extends SeatIn<Game>>({
  kit,
  tables: { choosing },
  settings,
  house,
  linkOf,
}: Choosing<Game, At>): NewGameDialog | undefined =>
  choosing && {
    title: choosing.title,
    load: async () => {
      const [form, { findDeal }] = await Promise.all([choosing.load(), kit.whole.get()]);
      const find =
        findDeal && (async (...wish: Parameters<typeof findDeal>) => (await findDeal(...wish))?.name);
      return (play) => form({ house: house(), settings, find, play: (...chosen) => play(linkOf(...chosen)) });
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
