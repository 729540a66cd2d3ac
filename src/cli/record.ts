/** Writes a session to a new file while it is played, item by item, so that a crash loses nothing. */
import { openSync, writeSync } from 'node:fs';
import type { KlondikeBus } from '../klondike/contract/bus.js';
import type { KlondikeView } from '../klondike/contract/view.js';
import type { KlondikeController } from '../klondike/controller.js';
import { printItem } from '../replay/klondike/print.js';
import { Tape } from '../replay/klondike/tape.js';
import { codeOf } from './output.js';
import { UsageError } from './usage.js';

/** Puts a tape between a controller and its view; the view to attach. */
export type Taping = (bus: KlondikeBus, controller: KlondikeController, view: KlondikeView) => KlondikeView;

/** @throws UsageError if the file exists or cannot be made */
export function recordTo(file: string): Taping {
  const write = lineWriter(file);
  return (bus, controller, view) => new Tape(bus, controller, (item) => write(printItem(item))).watch(view);
}

/** Writes lines to a new file, each at once. @throws UsageError if the file exists or cannot be made */
export function lineWriter(file: string): (line: string) => void {
  const descriptor = create(file);
  return (line) => writeSync(descriptor, `${line}\n`);
}

function create(file: string): number {
  try {
    return openSync(file, 'wx');
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new UsageError(`--record ${file}: this file exists already`);
    if (codeOf(error) === undefined) throw error;
    throw new UsageError(`--record ${file}: this file cannot be made (${String(codeOf(error))})`);
  }
}
