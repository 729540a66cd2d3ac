/** Loads parts of the page when the player needs them. */
import { whenIdle } from '../../browser/page-activity.js';
import type { Notice } from '../game/notice.js';
import type { PageStrings } from '../strings/english.js';

interface LoaderOptions {
  readonly strings: Pick<PageStrings, 'notLoaded' | 'tryAgain' | 'reload'>;
  readonly notify: (notice: Notice) => void;
  readonly dismiss: (topic: string) => void;
  /**
   * Called when loading starts or ends. Don't use it for `aria-busy`: screen readers skip updates in a busy element, but the player
   * can keep playing at the table.
   */
  readonly busy: (isBusy: boolean) => void;
}

/** If a part doesn't load, a notice lets the player try again. */
export class PartLoader {
  private last: Promise<unknown> = Promise.resolve();
  /** The names of the parts that failed to load. */
  private readonly failed = new Set<string>();
  /** The number of parts that the player is waiting for. */
  private waiting = 0;

  constructor(private readonly options: LoaderOptions) {}

  /**
   * Loads a part, then uses it. Parts are used in the order of the calls.
   * @param name the name of the part that the player sees
   * @returns true if the part was loaded
   */
  ask<Part>(name: string, load: () => Promise<Part>, use: (part: Part) => void): Promise<boolean> {
    const loading = Promise.allSettled([load()]);
    const done = this.last.then(async () => {
      const [loaded] = await loading;
      if (loaded.status === 'fulfilled') {
        this.options.dismiss(topicOf(name));
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
    this.options.busy(this.waiting > 0);
  }

  /** Loads a part in advance, when the browser is idle. The page doesn't wait for it. */
  loadSoon<Part>(name: string, load: () => Promise<Part>, use: (part: Part) => void): void {
    const tell = (): void => this.tell(name, () => this.loadSoon(name, load, use));
    void whenIdle().then(() => load().then(use, tell));
  }

  /**
   * A browser may remember a failed import until the page is reloaded. So the second notice about a part offers to reload the page;
   * the game is saved.
   */
  private tell(name: string, again: () => void): void {
    const { notify, strings } = this.options;
    const isRemembered = this.failed.has(name);
    this.failed.add(name);
    notify({
      text: strings.notLoaded(name.replace('\u2026', '')),
      isFault: true,
      topic: topicOf(name),
      action: isRemembered
        ? { label: strings.reload, run: () => location.reload() }
        : { label: strings.tryAgain, run: again },
    });
  }
}

const topicOf = (name: string): string => `part/${name}`;
