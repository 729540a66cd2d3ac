/** Keeps the game in play, and the one before it, from one visit to the next, so that nothing is lost by a slip. */
import type { Deal } from '../../klondike/deals.js';
import type { Rules } from '../../klondike/model/rules.js';
import type { Link, Target } from './link.js';
import { readTarget } from './link.js';
import type { Refusal } from '../../klondike/model/refusal.js';
import { capitalized } from '../../views/browser/speech/names.js';
import { Session } from './session.js';
import type { Store } from './store.js';

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
  readonly onRefusal?: (why: Refusal) => void;
  /** As of a session. */
  readonly dealFor?: (rules: Rules) => Deal | undefined;
  /** Another game has been put in play. */
  readonly onRestored?: () => void;
}

export const BACK = 'Back to the game before';

export class Keeper {
  readonly session: Session;

  constructor(private readonly options: KeeperOptions) {
    const { store, onRefusal, dealFor } = options;
    this.session = new Session({
      ...(onRefusal && { onRefusal }),
      ...(dealFor && { dealFor }),
      onChange: (script) => {
        store.write('game', script);
        options.dismiss?.('tab');
      },
      onLeave: (script) => this.keepBefore(script),
    });
  }

  /** Goes on with the saved game, or begins one; `link` is what the address names. */
  start(link: Link | undefined): void {
    const saved = this.options.store.read('game');
    if (saved !== undefined) this.attempt(saved);
    if (link !== undefined) this.follow(link);
    if (this.session.deal === undefined) this.session.handler.newGame();
  }

  /** Begins the game of a link, unless it is the one in play. False where the link cannot be read. */
  follow(link: Link): boolean {
    const { session, options } = this;
    const target = this.readLink(link);
    if (target === undefined) return false;
    options.dismiss?.('link');
    const { rules, deal } = target;
    const isInPlay = rules === session.rules && (deal === undefined || deal.name === session.deal);
    if (!isInPlay) session.enter(rules, deal);
    return true;
  }

  get hasBefore(): boolean {
    return this.options.store.read('before') !== undefined;
  }

  /** Another page of this browser may play on with the game that is kept: the last to play is. */
  heedOtherTab(): void {
    const { store, notify } = this.options;
    const kept = store.read('game');
    if (kept === undefined || kept === this.session.script) return;
    notify({
      text: 'Another tab has played. The game of the tab that plays last is kept.',
      action: { label: 'Show its game', run: () => this.goOn(store.read('game') ?? kept) },
      stays: true,
      topic: 'tab',
    });
  }

  /** Goes on with the game before; the one in play becomes the game before, if it is worth it. */
  back(): void {
    const { store, notify } = this.options;
    const before = store.read('before');
    if (before === undefined) notify({ text: 'There is no game before this one.' });
    else this.goOn(before);
  }

  /** Goes on with the last game of a script; the one in play becomes the game before, if it is worth it. */
  goOn(script: string): boolean {
    const { store } = this.options;
    const left = this.session.isUnderWay ? this.session.script : undefined;
    if (!this.attempt(script)) return false;
    this.options.dismiss?.('tab');
    this.options.dismiss?.('before');
    if (left !== undefined) this.keepBefore(left);
    else if (store.read('before') === script) store.remove('before');
    store.write('game', this.session.script);
    this.options.onRestored?.();
    return true;
  }

  private keepBefore(script: string): void {
    this.options.store.write('before', script);
    this.options.notify({
      text: 'The game you left is kept.',
      topic: 'before',
      action: { label: BACK, run: () => this.back() },
    });
  }

  private readLink(link: Link): Target | undefined {
    try {
      return readTarget(link);
    } catch (error) {
      const text = `This link cannot be read. ${messageOf(error)}.`;
      this.options.notify({ text, isFault: true, topic: 'link' });
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
    for (const key of ['game', 'before'] as const) if (store.read(key) === script) store.remove(key);
    store.write('setAside', script);
    notify({
      text: `A saved game cannot be read and was set aside. ${why}.`,
      action: { label: 'Save it as a file', run: () => save(script) },
      isFault: true,
    });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
