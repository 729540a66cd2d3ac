/** Lines of play, and what `KlondikeController` shows along them. */
import type { TagItem } from '../../../../scripts/language/items.js';
import type { Frame } from '../../contract/frame.js';
import type { KlondikeCall } from '../../contract/handler.js';
import { deliver } from '../../contract/handler.js';
import { KlondikeController } from '../../controller/klondike-controller.js';
import type { Rules } from '../../model/rules.js';
import { FrameView } from '../../views/frame-view.js';

/** Calls of a handler. */
export interface Line {
  /** The tag of the deal that each game starts from; undefined if the handler makes its own. */
  readonly deal: TagItem | undefined;
  readonly calls: readonly KlondikeCall[];
}

/** What must become of a call. */
export interface Expected {
  readonly call: KlondikeCall;
  readonly refused: boolean;
  /** What is then shown. */
  readonly frame: Frame;
}

/** Stands in for the deals that a handler makes itself; its cards are then taken for others. */
const ANY_DEAL = 'java:1';

/** Plays by the rules, and tells what must become of each call. */
export class Reference {
  readonly controller: KlondikeController;
  private readonly view = new FrameView();
  private isRefused = false;

  constructor(rules: Rules, tag?: TagItem) {
    const deal = tag?.text ?? ANY_DEAL;
    this.controller = new KlondikeController({ rules, deal, onRefusal: () => (this.isRefused = true) });
    this.controller.attach(this.view);
  }

  get frame(): Frame {
    return this.view.frame;
  }

  play(call: KlondikeCall): Expected {
    if (call.event === 'newGame' || call.event === 'undo') this.view.endWin();
    this.isRefused = false;
    deliver(this.controller, call);
    return { call, refused: this.isRefused, frame: this.view.frame };
  }
}
