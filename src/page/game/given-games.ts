/** The games that were played on from moves that the player had not made: those of a solution, or of a file. */
import type { CurrentGame } from '../../core/statistics/game-watch.js';
import type { SessionInPlay } from '../../kit/session.js';
import { standingIn } from '../../kit/session.js';
import type { Store } from './store.js';

/** More than these, the latest, are not remembered. */
const MOST = 20;

/** The scripts in a text of the store. */
interface List {
  readonly text: string;
  readonly scripts: readonly string[];
}

export class GivenGames {
  /** The list that was read last: the clock asks each second. */
  private known: List = { text: '[]', scripts: [] };
  /** The script that was asked about last, and what was found in which list. */
  private asked: { readonly script: string; readonly list: List; readonly isGiven: boolean } | undefined;

  constructor(
    /** The name of the kit. */
    private readonly game: string,
    private readonly store: Pick<Store, 'read' | 'write'>,
    private readonly session: SessionInPlay & { readonly script: string },
  ) {}

  /** How the game in play stands; undefined before the first game. */
  get standing(): CurrentGame | undefined {
    const standing = standingIn(this.game, this.session);
    return standing && { ...standing, isGiven: this.isInPlay };
  }

  /**
   * Goes on with another game; false if `go` could not. A replay's game is remembered, unless it is part of the player's own game in
   * play.
   */
  goOn(go: () => boolean, isReplayed: boolean): boolean {
    const { isInPlay: wasGiven, session } = this;
    const { script: own } = session;
    if (!go()) return false;
    if (isReplayed && session.seat.isBegun && (wasGiven || !begins(own, session.script)))
      this.store.write(
        `given/${this.game}`,
        JSON.stringify([...this.list.scripts, session.script].slice(-MOST)),
      );
    return true;
  }

  private get isInPlay(): boolean {
    const { list } = this;
    const { script } = this.session;
    if (this.asked?.script !== script || this.asked.list !== list)
      this.asked = { script, list, isGiven: list.scripts.some((given) => begins(script, given)) };
    return this.asked.isGiven;
  }

  /** The list in the store. Another tab may have changed it. */
  private get list(): List {
    const text = this.store.read(`given/${this.game}`) ?? '[]';
    if (text !== this.known.text) this.known = { text, scripts: scriptsIn(text) };
    return this.known;
  }
}

function scriptsIn(text: string): readonly string[] {
  try {
    const all: unknown = JSON.parse(text);
    return Array.isArray(all) ? all.filter((one) => typeof one === 'string') : [];
  } catch {
    return []; // What stands there is of another make.
  }
}

/** Has a script, however its lines are broken, all words of another at its beginning? */
const begins = (script: string, other: string): boolean => wordsOf(script).startsWith(wordsOf(other));

const wordsOf = (script: string): string => `${script.split(/\s+/).join(' ').trim()} `;
