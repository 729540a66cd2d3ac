/** Remembers games whose first moves the player didn't make: they come from a solution or a file. */
import type { CurrentGame } from '../../core/statistics/game-watch.js';
import type { SessionInPlay } from '../../kit/session.js';
import { standingIn } from '../../kit/session.js';
import type { Store } from './store.js';
import { storedList } from '../../core/text/stored-json.js';

/** The number of games to remember. The oldest games are forgotten. */
const MOST = 20;

/** A stored text and the scripts in it. */
interface List {
  readonly text: string;
  readonly scripts: readonly string[];
}

export class GivenGames {
  /** The list that was read last. It is cached, because the clock asks every second. */
  private known: List = { text: '[]', scripts: [] };
  /** The last answer from `isInPlay`, with its script and list. */
  private asked: { readonly script: string; readonly list: List; readonly isGiven: boolean } | undefined;

  constructor(
    /** The name of the kit. */
    private readonly game: string,
    private readonly store: Pick<Store, 'read' | 'write'>,
    private readonly session: SessionInPlay & { readonly script: string },
  ) {}

  /** The state of the game in play; undefined before the first game. */
  get standing(): CurrentGame | undefined {
    const standing = standingIn(this.game, this.session);
    return standing && { ...standing, isGiven: this.isInPlay };
  }

  /**
   * Continues another game with `go`; returns false if `go` fails. Remembers the game if it comes from a replay, unless
   * it is part of the player's own game in play.
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
  return (storedList(text) ?? []).filter((one) => typeof one === 'string');
}

/** Does a script begin with all the words of another script? Line breaks don't matter. */
const begins = (script: string, other: string): boolean => wordsOf(script).startsWith(wordsOf(other));

const wordsOf = (script: string): string => `${script.split(/\s+/).join(' ').trim()} `;
