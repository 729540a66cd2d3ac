/** The reader's own handler, which pages mention. */
import type { KlondikeView } from 'klondike-kit';
import { KlondikeController } from 'klondike-kit';

export class MyHandler extends KlondikeController {
  constructor(view?: KlondikeView) {
    super();
    if (view !== undefined) this.show(view);
  }

  show(view: KlondikeView): void {
    this.attach(view);
  }
}
