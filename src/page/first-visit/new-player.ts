/** Recognizes new players. What they see loads when the page is idle. */
import type { LookSetter } from '../../browser/look.js';
import type { PageGame } from '../game/page-game.js';
import type { Store } from '../game/store.js';
import type { PartLoader } from '../parts/loader.js';
import type { PageStrings } from '../strings/english.js';
import type { FirstVisit } from './first-visit.js';

interface NewPlayerOptions {
  readonly strings: PageStrings;
  readonly store: Store;
  readonly loader: PartLoader;
  readonly look: LookSetter;
  /** The element that holds the table. */
  readonly table: HTMLElement;
  /** Draws the table again, in the chosen look. */
  readonly redraw: () => void;
  /** Goes to the game in a link. */
  readonly play: (link: string) => Promise<void>;
  /** Gives the focus to the table. */
  readonly focus: () => void;
}

export class NewPlayer {
  constructor(private readonly options: NewPlayerOptions) {}

  /** Remembers whether the player still has to choose a first game, for the parts of the page that wait for it. Returns it. */
  noteNew(game: PageGame, isFresh: boolean): boolean {
    const { store } = this.options;
    const kept = store.read('welcome');
    const isNew = kept === 'new' || (kept === undefined && isFresh);
    if (!isNew || game.loadStarts === undefined) return false;
    store.write('welcome', 'new');
    return true;
  }

  /**
   * Shows a new player the first screen. If the page doesn't show this game's table then, the screen appears at the next
   * visit.
   * @param isFresh true if no game is saved
   */
  welcome(game: PageGame, isFresh: boolean, isShown: () => boolean): void {
    if (!this.noteNew(game, isFresh)) return;
    this.options.loader.loadSoon(
      game.title,
      () => this.load(game),
      (visit) => {
        if (isShown()) visit.welcome();
      },
    );
  }

  /** Begins the guided steps in a first game. */
  teach(game: PageGame): void {
    const { loader, strings } = this.options;
    void loader.ask(
      strings.firstVisit.learn,
      () => this.load(game),
      (visit) => void visit.begin(),
    );
  }

  private async load(game: PageGame): Promise<FirstVisit> {
    const { store, look, redraw, ...others } = this.options;
    const [{ FirstVisit }, starts] = await Promise.all([
      import('./first-visit.js'),
      game.loadStarts?.() ?? [],
    ]);
    return new FirstVisit({
      ...others,
      game,
      starts,
      look: look.look,
      setLook: (chosen) => {
        look.set(chosen);
        redraw();
      },
      onSeen: () => store.write('welcome', 'seen'),
    });
  }
}
