/** A lamp on a bus, and the tape that records it. */
import { connectTo, eventsOn } from '../../../src/core/bus.js';
import { printIn } from '../../../src/scripts/language/print.js';
import { BusTape, writeEventsOf } from '../../../src/scripts/running/bus-tape.js';
import type { ScriptIn } from '../../../src/scripts/running/stage.js';
import { LAMP } from '../language/lamp-game.js';
import type { Lamp, LampHandler, LampView } from './lamp-stage.js';
import { HANDLER, LampController, STAGE, lampBus } from './lamp-stage.js';

export const text = (script: ScriptIn<Lamp>): string => printIn(LAMP, script).replace('[Game "lamp"]\n', '');

export const screen = (): LampView => STAGE.newScreen();

/** A bus with its tape, and a lamp that is connected to neither of them. */
export function parts(): Parts {
  const [bus, controller, heard] = [lampBus(), new LampController(), new Array<string>()];
  const tape = new BusTape<Lamp>(STAGE, controller, ({ kind }) => heard.push(kind));
  const end = writeEventsOf(bus, HANDLER, tape);
  return { bus, controller, heard, tape, end };
}

export interface Parts {
  readonly bus: ReturnType<typeof lampBus>;
  readonly controller: LampController;
  readonly heard: string[];
  readonly tape: BusTape<Lamp>;
  readonly end: () => void;
}

/** The bus, the tape and the lamp with the right connections. */
export function session(): Parts & { player: Omit<LampHandler, 'getName'> } {
  const made = parts();
  connectTo(HANDLER, made.bus, made.controller);
  made.controller.attach(made.tape.watch(screen()));
  return { ...made, player: eventsOn(HANDLER, made.bus) };
}
