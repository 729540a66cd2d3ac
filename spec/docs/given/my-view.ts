/** The reader's own view, which pages mention. */
import type { KlondikeEventsHandler } from 'klondike-kit';
import { FrameView, checkHandler } from 'klondike-kit';

export class MyView extends FrameView {
  constructor(handler: KlondikeEventsHandler) {
    super();
    checkHandler(handler);
  }
}
