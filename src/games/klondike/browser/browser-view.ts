/** A view in the DOM, with all its parts. */
import type { KlondikeEventsHandler } from '../contract/handler.js';
import { attend } from '../views/attend.js';
import { LIFE } from './life.js';
import type { BrowserOptions } from './options.js';
import { answer } from './panels/menu.js';
import type { ViewParts } from './parts.js';
import { soundsAt } from './sound/sounds.js';
import { TableView } from './table-view.js';

const PARTS: ViewParts = { answer, attend, begin: (use) => use(LIFE), soundsAt };

/**
 * Knows no rule: it reports every drop that a player can make to the handler, and a handler that accepts it
 * refreshes the view. The view lives in its own shadow root in the element it is given, and fills that
 * element.
 */
export class BrowserView extends TableView {
  /** @throws NullHandlerException */
  constructor(handler: KlondikeEventsHandler, element: HTMLElement, options: BrowserOptions = {}) {
    super(handler, element, options);
  }

  protected override findParts(): ViewParts {
    return PARTS;
  }
}
