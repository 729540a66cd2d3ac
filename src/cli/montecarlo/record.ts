/** Writes a session of Monte Carlo Solitaire to a new file while it is played. */
import type { MonteCarloBus } from '../../montecarlo/contract/bus.js';
import type { MonteCarloController } from '../../montecarlo/controller.js';
import type { MonteCarlo } from '../../replay/montecarlo/stage.js';
import { MonteCarloTape } from '../../replay/montecarlo/tape.js';
import { printMonteCarloItem } from '../../replay/montecarlo/text.js';
import { lineWriter } from '../line-writer.js';
import type { TapingOf } from '../played-game.js';

export type MonteCarloTaping = TapingOf<MonteCarlo, MonteCarloBus, MonteCarloController>;

/** @throws UsageError if the file exists or cannot be made */
export function recordMonteCarloTo(file: string): MonteCarloTaping {
  const write = lineWriter(file);
  return (bus, controller, view) =>
    new MonteCarloTape(bus, controller, (item) => write(printMonteCarloItem(item))).watch(view);
}
