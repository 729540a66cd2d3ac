/** Writes a session of Klondike to a new file while it is played. */
import type { KlondikeBus } from '../../klondike/contract/bus.js';
import type { KlondikeController } from '../../klondike/controller.js';
import { printItem } from '../../replay/klondike/print.js';
import type { Klondike } from '../../replay/klondike/stage.js';
import { Tape } from '../../replay/klondike/tape.js';
import { lineWriter } from '../line-writer.js';
import type { TapingOf } from '../played-game.js';

export type Taping = TapingOf<Klondike, KlondikeBus, KlondikeController>;

/** @throws UsageError if the file exists or cannot be made */
export function recordTo(file: string): Taping {
  const write = lineWriter(file);
  return (bus, controller, view) => new Tape(bus, controller, (item) => write(printItem(item))).watch(view);
}
