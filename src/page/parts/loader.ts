/** Loads parts of the page when they are asked for. */
import { whenIdle } from '../../browser/page-activity.js';
import type { Notice } from '../game/notice.js';
import type { PageStrings } from '../strings/english.js';

interface LoaderOptions {
  readonly strings: Pick<PageStrings, 'notLoaded' | 'tryAgain' | 'loadAnew'>;
  readonly notify: (notice: Notice) => void;
  /** Removes a notice that is no longer true. */
  readonly dismiss: (topic: string) => void;
  /**
   * Is told whether something that was asked for is still being loaded. Not for `aria-busy`: screen readers leave out what is told
   * where that is, and the table can be played at meanwhile.
   */
  readonly busy: (isBusy: boolean) => void;
}

/** If a part cannot be loaded, the player is told, and can try again. */
export class PartLoader {
  private last: Promise<unknown> = Promise.resolve();
  /** The names of what could not be loaded. */
  private readonly failed = new Set<string>();
  /** How many parts were asked for and are not used yet. */
  private waiting = 0;

  constructor(private readonly telling: LoaderOptions) {}

  /**
   * Loads a part, then uses it. What is asked for is used in the order in which it was asked for.
   * @param name what the player has asked for
   * @returns was it loaded?
   */
  ask<Part>(name: string, load: () => Promise<Part>, use: (part: Part) => void): Promise<boolean> {
    const loading = Promise.allSettled([load()]);
    const done = this.last.then(async () => {
      const [loaded] = await loading;
      if (loaded.status === 'fulfilled') {
        this.telling.dismiss(topicOf(name));
        use(loaded.value);
      } else this.tell(name, () => void this.ask(name, load, use));
      return loaded.status === 'fulfilled';
    });
    this.last = done.catch(() => undefined);
    this.count(1);
    void this.last.then(() => this.count(-1));
    return done;
  }

  private count(change: 1 | -1): void {
    this.waiting += change;
    this.telling.busy(this.waiting > 0);
  }

  /** Loads a part that nobody has asked for yet, as soon as there is time. Nothing waits for it. */
  loadSoon<Part>(name: string, load: () => Promise<Part>, use: (part: Part) => void): void {
    const tell = (): void => this.tell(name, () => this.loadSoon(name, load, use));
    void whenIdle().then(() => load().then(use, tell));
  }

  /**
   * A browser may remember that a part could not be loaded, until the page is loaded anew. So the second notice of a part
   * offers that; the games in play are kept.
   */
  private tell(name: string, again: () => void): void {
    const { notify, strings } = this.telling;
    const isRemembered = this.failed.has(name);
    this.failed.add(name);
    notify({
      text: strings.notLoaded(name.replace('\u2026', '')),
      isFault: true,
      topic: topicOf(name),
      action: isRemembered
        ? { label: strings.loadAnew, run: () => location.reload() }
        : { label: strings.tryAgain, run: again },
    });
  }
}

const topicOf = (name: string): string => `part/${name}`;
