/** A submission that becomes JavaScript when its types are removed. */
import type { KlondikeEventsHandler } from 'klondike-kit';
import { KlondikeController } from 'klondike-kit';

export default class Ada extends KlondikeController implements KlondikeEventsHandler {
  readonly author: string = 'Ada';

  getName(): string {
    return this.author;
  }
}
