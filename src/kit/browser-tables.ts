/** What the page asks of a game besides its kit: tables in the DOM. */
import type { Box } from '../browser/cards/space.js';
import type { Look } from '../browser/look.js';
import type { BrowserSettings } from '../browser/settings.js';
import type { GameTypes } from '../scripts/running/stage.js';
import type { PlayedGame } from './played-game.js';
import type { SeatIn } from './seat.js';

/** In the language that they were asked for. */
export interface BrowserTables<Game extends GameTypes, At extends SeatIn<Game>> {
  /** As players know the game. */
  readonly title: string;
  /** In the menu, by the names of the houses. */
  readonly houses: Readonly<Record<string, string>>;
  /** The sentence for each reason why an event is refused. */
  readonly refusals: Readonly<Record<Game['refusal'], string>>;
  /** What a player is told of the rules by a game that tells them. */
  readonly help?: string;
  /** Said of a script that would take too long to be shown to its end. */
  readonly spent?: string;
  /** How far a player has come: `12 moves`, `score 8`. */
  sayStanding(standing: number): string;
  /** What has come of the game. */
  sayFrame(frame: Game['frame']): string;
  /** A table at which a game is played. */
  newTable(element: HTMLElement, game: PlayedGame<Game, At>, options: TableOptions): BrowserTable<Game>;
  /** A table that is only looked at. */
  newShowcase(element: HTMLElement, options: ShowcaseOptions<Game>): BrowserTable<Game>;
  /** What the next game of a house is to be, unless it was told; undefined where that is left to chance. */
  dealFor?(house: string, settings: Settings): Game['deal'] | undefined;
  /** What players of a house know a deal by: `seed 5`. */
  dealIn(house: string, deal: string): string;
}

/** A view on the page. */
export type BrowserTable<Game extends GameTypes> = Game['view'] & {
  /** The boxes of the window that nothing of the table is ever in. */
  readonly room: readonly Box[];
  say(sentence: string): void;
  focus(): void;
  /** Takes it out of the page, with any dialog that is open over it. */
  destroy(): void;
};

/** What the table of any game is given. */
export interface TableOptions extends Omit<BrowserSettings, 'deal' | 'toolbar'> {
  /** The player names the deal of the next game. @throws Error that says in one line what is wrong with the name */
  readonly onDeal: (name: string) => void;
  readonly settings: Settings;
}

/** What a game keeps from visit to visit, by names of its own. */
export interface Settings {
  read(name: string): string | undefined;
  write(name: string, text: string): void;
}

export interface ShowcaseOptions<Game extends GameTypes> {
  readonly house: string;
  readonly look: Look;
  /** What is being shown. */
  readonly frame: () => Game['frame'];
}
