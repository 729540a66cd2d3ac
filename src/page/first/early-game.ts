/** Saves the game of a new player until the keeper of games is there, which takes over what this one knows. */
import type { Standing } from '../../core/statistics/game-watch.js';
import type { LeftInPlay, SessionEvents } from '../../kit/session.js';
import type { InPlay } from '../../kit/standing.js';
import { standingIn } from '../../kit/standing.js';
import type { Store } from '../game/store.js';

/** What the keeper takes over. */
export interface Early {
  /** The script that was saved last. */
  readonly saved: string | undefined;
  /** The games that were left, in their order. */
  readonly left: readonly LeftInPlay[];
  /** How the game in play stood when it was last seen and not won. */
  readonly before: Standing | undefined;
}

export class EarlyGame implements Early, Required<SessionEvents> {
  saved: string | undefined;
  readonly left: LeftInPlay[] = [];
  before: Standing | undefined;

  constructor(
    /** The name of the kit. */
    private readonly game: string,
    private readonly store: Store,
    private readonly session: () => InPlay,
  ) {}

  /** If another tab has saved a game there meanwhile, the keeper will see to both. */
  readonly onChange = (script: string): void => {
    const { game, store } = this;
    const session = this.session();
    const { house, seat } = session;
    if (!seat.isWon) this.before = standingIn(game, session);
    if (store.read(`game/${game}/${house}`) !== this.saved) return;
    this.saved = script;
    store.write(`house/${game}`, house);
    store.write(`game/${game}/${house}`, script);
  };

  /** Of the games left the last is saved, as by an earlier version of the page, in case the page is closed now. */
  readonly onLeave = (left: LeftInPlay): void => {
    this.left.push(left);
    this.store.write(`earlier-before/${this.game}`, left.script);
  };

  /** To be called when the keeper is there: it puts the games left into its list. */
  end(): void {
    if (this.left.length > 0) this.store.remove(`earlier-before/${this.game}`);
  }

  readonly onSeated = (): void => undefined;
}
