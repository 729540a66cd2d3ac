/** A view in the DOM, with all its parts. */
import { checkGiven } from '../../../core/given.js';
import type { KlondikeEventsHandler } from '../contract/handler.js';
import { attendIn } from '../views/attend.js';
import { LIFE } from './life.js';
import type { BrowserOptions } from './options.js';
import { answerIn } from './panels/menu.js';
import type { ViewParts } from './parts.js';
import { soundsAt } from './sound/sounds.js';
import type { KlondikeBrowserStrings } from './strings/catalogue.js';
import { ENGLISH } from './strings/in-english.js';
import { TableView } from './table-view.js';

/**
 * Knows no rule: it reports every drop that a player can make to the handler, and a handler that accepts it
 * refreshes the view. The view lives in its own shadow root in the element it is given, and fills that
 * element.
 */
export class BrowserView extends TableView<BrowserOptions> {
  /** @throws NullHandlerException; TypeError unless there are an element and options */
  constructor(handler: KlondikeEventsHandler, element: HTMLElement, options: BrowserOptions = {}) {
    checkGiven('options', options, 'an object');
    super(handler, element, options);
  }

  protected override findStrings(): KlondikeBrowserStrings {
    return this.options.strings ?? ENGLISH;
  }

  protected override findParts(): ViewParts {
    const strings = this.findStrings();
    return {
      answer: answerIn(strings),
      attend: attendIn(strings.klondikeHints),
      begin: (use) => use(LIFE),
      soundsAt,
    };
  }
}
