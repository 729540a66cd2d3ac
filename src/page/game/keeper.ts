/** Keeps the game in play, and the one before it, from one visit to the next, so that nothing is lost by a slip. */
import { capitalized } from '../../views/browser/speech/names.js';
import type { SessionEvents } from '../../replay/running/session.js';
import type { Key, Store } from './store.js';

/** A sentence for the player, with what can be done about it. */
export interface Notice {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Something is wrong: it stays until the player has put it away. */
  readonly isFault?: boolean;
  /** It stays, too, though nothing is wrong. */
  readonly stays?: boolean;
  /** A later notice about the same thing takes the place of this one; the text by default. */
  readonly topic?: string;
}

export interface KeeperOptions {
  readonly store: Store;
  readonly notify: (notice: Notice) => void;
  /** Takes a notice away that is no longer true. */
  readonly dismiss?: (topic: string) => void;
  /** Gives the player a file with this text. */
  readonly save: (text: string) => void;
  /** Another game has been put in play. */
  readonly onRestored?: () => void;
}

/** What a keeper asks of a session, whichever game is played in it. */
export interface KeptSession {
  /** The name of the deal in play; undefined before the first game. */
  readonly deal: string | undefined;
  readonly script: string;
  readonly isUnderWay: boolean;
  restore(script: string): void;
}

/** Whose games are kept, and where. */
export interface Keeping<Session extends KeptSession, Link> {
  readonly keys: Readonly<Record<'game' | 'before' | 'setAside', Key>>;
  readonly newSession: (events: Required<SessionEvents>) => Session;
  /** Begins the game of one who never played before. */
  readonly begin: (session: Session) => void;
  /**
   * What a link leads to: begins that game, unless it is the one in play.
   * @throws Error that says what is wrong with the link
   */
  readonly targetOf: (link: Link) => (session: Session) => void;
}

export const BACK = 'Back to the game before';

export class GameKeeper<Session extends KeptSession, Link> {
  readonly session: Session;

  constructor(
    private readonly options: KeeperOptions,
    private readonly keeping: Keeping<Session, Link>,
  ) {
    this.session = keeping.newSession({
      onChange: (script) => {
        options.store.write(keeping.keys.game, script);
        options.dismiss?.('tab');
      },
      onLeave: (script) => this.keepBefore(script),
    });
  }

  /**
   * Goes on with the game that is kept, on which another page may have played since, or begins one; `link` is what
   * the address names. For when nobody looks on. False where the link cannot be read: nothing has changed then.
   */
  takeUp(link?: Link): boolean {
    const enter = link === undefined ? nowhere : this.readLink(link);
    if (enter === undefined) return false;
    this.options.dismiss?.('tab');
    const kept = this.read('game');
    const isShown = this.session.deal !== undefined && kept === this.session.script;
    if (kept !== undefined && !isShown) this.attempt(kept);
    enter(this.session);
    if (this.session.deal === undefined) this.keeping.begin(this.session);
    return true;
  }

  /** Begins the game of a link, unless it is the one in play. False where the link cannot be read. */
  follow(link: Link): boolean {
    const enter = this.readLink(link);
    if (enter === undefined) return false;
    enter(this.session);
    return true;
  }

  get hasBefore(): boolean {
    return this.read('before') !== undefined;
  }

  /** Another page of this browser may play on with the game that is kept: the last to play is. */
  heedOtherTab(): void {
    const kept = this.read('game');
    if (kept === undefined || kept === this.session.script) return;
    this.options.notify({
      text: 'Another tab has played. The game of the tab that plays last is kept.',
      action: { label: 'Show its game', run: () => this.goOn(this.read('game') ?? kept) },
      stays: true,
      topic: 'tab',
    });
  }

  /** Goes on with the game before; the one in play becomes the game before, if it is worth it. */
  back(): void {
    const before = this.read('before');
    if (before === undefined) this.options.notify({ text: 'There is no game before this one.' });
    else this.goOn(before);
  }

  /** Goes on with the last game of a script; the one in play becomes the game before, if it is worth it. */
  goOn(script: string): boolean {
    const { store, dismiss, onRestored } = this.options;
    const { keys } = this.keeping;
    const left = this.session.isUnderWay ? this.session.script : undefined;
    if (!this.attempt(script)) return false;
    dismiss?.('tab');
    dismiss?.('before');
    if (left !== undefined) this.keepBefore(left);
    else if (this.read('before') === script) store.remove(keys.before);
    store.write(keys.game, this.session.script);
    onRestored?.();
    return true;
  }

  private read(what: keyof Keeping<Session, Link>['keys']): string | undefined {
    return this.options.store.read(this.keeping.keys[what]);
  }

  private keepBefore(script: string): void {
    this.options.store.write(this.keeping.keys.before, script);
    this.options.notify({
      text: 'The game you left is kept.',
      topic: 'before',
      action: { label: BACK, run: () => this.back() },
    });
  }

  private readLink(link: Link): ((session: Session) => void) | undefined {
    try {
      return this.keeping.targetOf(link);
    } catch (error) {
      this.options.notify(unreadable(error));
      return undefined;
    }
  }

  /** Restores a script; one that cannot be is set aside, and the player told why. */
  private attempt(script: string): boolean {
    try {
      this.session.restore(script);
      return true;
    } catch (error) {
      this.setAside(script, capitalized(messageOf(error)));
      return false;
    }
  }

  private setAside(script: string, why: string): void {
    const { store, notify, save } = this.options;
    const { keys } = this.keeping;
    for (const key of [keys.game, keys.before]) if (store.read(key) === script) store.remove(key);
    const isGameGone = store.read(keys.game) === undefined && this.session.deal !== undefined;
    if (isGameGone) store.write(keys.game, this.session.script);
    store.write(keys.setAside, script);
    notify({
      text: `A saved game cannot be read and was set aside. ${why}.`,
      action: { label: 'Save it as a file', run: () => save(script) },
      isFault: true,
    });
  }
}

const nowhere = (): void => undefined;

/** What is told of a link that an error is about. */
export const unreadable = (error: unknown): Notice => ({
  text: `This link cannot be read. ${messageOf(error)}.`,
  isFault: true,
  topic: 'link',
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
