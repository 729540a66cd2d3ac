/** Shows one game in two views: the table to play on, and a view that prints each event and frame. */
import type { Frame } from '../../../src/index.js';
import {
  FrameView,
  KlondikeController,
  connectHandler,
  createBus,
  handlerForBus,
  printFrame,
} from '../../../src/index.js';
import { BrowserView } from '../../../src/browser.js';

/** Prints the frame into an element. */
class PrintingView extends FrameView {
  constructor(private readonly element: HTMLElement) {
    super();
  }

  protected override refreshed(frame: Frame): void {
    this.element.textContent = printFrame(frame);
  }
}

/** @throws Error if the page lacks the element */
function elementWith(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page lacks an element with the id ${id}.`);
  return element;
}

const controller = new KlondikeController({ deal: 'java:11' });
const bus = createBus();
connectHandler(bus, controller);
const handler = handlerForBus(bus, () => controller.getName());
bus.on('*', (event, args) => {
  elementWith('event').textContent = `handler.${event}(${args.join(', ')});`;
});
controller.attach(
  new BrowserView(handler, elementWith('table'), { assistant: controller, deal: () => controller.deal }),
);
controller.attach(new PrintingView(elementWith('frame')));
handler.newGame();
