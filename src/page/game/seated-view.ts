/** The view of a game on the page, which comes and goes with its table. */
import type { GameTable } from './page-game.js';

interface PageView extends GameTable {
  say(sentence: string): void;
}

/** What shows its game in a view, or in none. */
interface Showing<View> {
  attach(view: View | undefined): void;
}

export class SeatedView {
  private view: PageView | undefined;

  /** Says a sentence where there is a table; nobody looks on where there is none. */
  say(sentence: string): void {
    this.view?.say(sentence);
  }

  /** Shows the game of a session in this view until its table is destroyed. */
  seat<View>(session: Showing<View>, view: PageView & View): GameTable {
    this.view = view;
    session.attach(view);
    return {
      get room() {
        return view.room;
      },
      focus: () => view.focus(),
      destroy: () => {
        session.attach(undefined);
        this.view = undefined;
        view.destroy();
      },
    };
  }
}
