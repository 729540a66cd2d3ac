/** What a keeper of games is told: whose games they are, and where they are kept. */
import type { GameName } from '../../scripts/language/game-tag.js';
import type { GameLeft } from './games-left.js';
import type { Notice } from './notice.js';
import type { SessionEvents } from '../../scripts/running/session.js';
import type { Key, Store } from './store.js';

export interface KeeperOptions {
  readonly store: Store;
  readonly notify: (notice: Notice) => void;
  /** Takes a notice away that is no longer true. */
  readonly dismiss?: (topic: string) => void;
  /** Gives the player a file with this text. */
  readonly save: (text: string) => void;
  /** Another game has been put in play. */
  readonly onRestored?: () => void;
  /** The game that is looked at is about to be left for one of this keeper; it is this keeper's by default. */
  readonly onLeaving?: () => void;
  /** Goes on with a game of the list, whichever it is of; this keeper does by default. */
  readonly goOn?: (game: GameLeft) => void;
  /** In milliseconds since 1970; the clock of the machine by default. */
  readonly now?: () => number;
}

/** What a keeper asks of a session, whichever game is played in it. */
export interface KeptSession {
  /** The name of the deal in play; undefined before the first game. */
  readonly deal: string | undefined;
  readonly script: string;
  readonly isWon: boolean;
  readonly isUnderWay: boolean;
  restore(script: string): void;
}

/** Whose games are kept, and where. */
export interface Keeping<Session extends KeptSession, Link> {
  readonly game: GameName;
  /** By name. One who never played before plays in the first. */
  readonly houses: readonly [string, ...string[]];
  readonly keys: {
    readonly setAside: Key;
    /** Where earlier versions of the page kept the game in play, and the one before it. */
    readonly earlier: Readonly<Record<'game' | 'before', Key>>;
  };
  readonly newSession: (events: Required<SessionEvents>) => Session;
  /** The house that is played in. */
  readonly houseOf: (session: Session) => string;
  /** Begins a game of a house in place of the one in play. */
  readonly begin: (session: Session, house: string) => void;
  /** How far the player has come, moves or a score, in a session that has no view. */
  readonly standingOf: (session: Session) => number;
  /** @throws Error that says what is wrong with the link */
  readonly targetOf: (link: Link) => Target<Session>;
}

/** What a link leads to. */
export interface Target<Session> {
  readonly house: string;
  /** Undefined where the link names no deal: any game of the house will do. */
  readonly deal?:
    | {
        readonly name: string;
        readonly begin: (session: Session) => void;
      }
    | undefined;
}
