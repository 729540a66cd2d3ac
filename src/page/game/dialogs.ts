/** The dialogs for a game. Their contents load when the player opens them. */
import type { Tool } from '../../browser/parts/entries.js';
import { faultOf } from '../../core/faults.js';
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

type MakesForm = (exits: DialogExits) => HTMLElement;

/** The ways out of a dialog. Each of them closes it. */
export interface DialogExits {
  /** Goes to the game in a link. `hash` is the part of an address that begins with `#`. */
  readonly follow: (hash: string) => void;
  readonly leave: (run: () => void) => void;
  /** Opens the daily deal. Absent if the game has none. */
  readonly daily: Tool | undefined;
}

interface NewGame<Game extends GameTypes, At extends SeatIn<Game>> {
  readonly kit: Pick<Kit<Game, At>, 'findDeal'>;
  readonly settings: Settings;
  readonly loadPlayed: () => Promise<NewGameDesk['played']>;
  /** The house in play. */
  readonly house: () => string;
  /** The name of the deal in play; undefined before the first game. */
  readonly deal: () => string | undefined;
  /** A link to the deal in play. */
  readonly link: () => string;
  /** @throws Error with the reason if the name is wrong */
  readonly nextDeal: (name: string) => void;
  /** Begins a game in the house in play. */
  readonly begin: () => void;
  /** A link, as the part of an address that begins with `#`. */
  readonly linkOf: (house: string, deal?: string) => string;
}

/** A dialog that can start a new game. */
export const newGameOf = <Game extends GameTypes, At extends SeatIn<Game>>(
  dialog: Dialog<NewGameDesk> | undefined,
  game: NewGame<Game, At>,
): NewGameDialog | undefined =>
  dialog && {
    title: dialog.title,
    load: async () => {
      const [form, played] = await Promise.all([dialog.load(), game.loadPlayed()]);
      return (exits) => form(deskOf(game, played, exits));
    },
  };

function deskOf<Game extends GameTypes, At extends SeatIn<Game>>(
  { kit: { findDeal }, settings, begin, nextDeal, linkOf, ...game }: NewGame<Game, At>,
  played: NewGameDesk['played'],
  { follow, leave, daily }: DialogExits,
): NewGameDesk {
  const find = findDeal && (async (...wish: Parameters<typeof findDeal>) => (await findDeal(...wish))?.name);
  return {
    settings,
    find,
    played,
    daily,
    house: game.house(),
    deal: game.deal(),
    link: game.link(),
    play: (...chosen) => follow(linkOf(...chosen)),
    begin: () => leave(begin),
    take: (name) => {
      const fault = faultOf(() => nextDeal(name));
      if (fault === undefined) leave(begin);
      return fault;
    },
  };
}

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
