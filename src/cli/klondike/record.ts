/** Writes a session of Klondike to a new file while it is played. */
import type { KlondikeBus } from '../../klondike/contract/bus.js';
import type { KlondikeView } from '../../klondike/contract/view.js';
import type { KlondikeController } from '../../klondike/controller.js';
import { printItem } from '../../replay/klondike/print.js';
import { Tape } from '../../replay/klondike/tape.js';
import { lineWriter } from '../line-writer.js';

/** Puts a tape between a controller and its view; the view to attach. */
export type Taping = (bus: KlondikeBus, controller: KlondikeController, view: KlondikeView) => KlondikeView;

/** @throws UsageError if the file exists or cannot be made */
export function recordTo(file: string): Taping {
  const write = lineWriter(file);
  return (bus, controller, view) => new Tape(bus, controller, (item) => write(printItem(item))).watch(view);
}
