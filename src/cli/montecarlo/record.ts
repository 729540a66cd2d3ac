/** Writes a session of Monte Carlo Solitaire to a new file while it is played. */
import type { MonteCarloBus } from '../../montecarlo/contract/bus.js';
import type { MonteCarloView } from '../../montecarlo/contract/view.js';
import type { MonteCarloController } from '../../montecarlo/controller.js';
import { MonteCarloTape } from '../../replay/montecarlo/tape.js';
import { printMonteCarloItem } from '../../replay/montecarlo/text.js';
import { lineWriter } from '../line-writer.js';

/** Puts a tape between a controller and its view; the view to attach. */
export type MonteCarloTaping = (
  bus: MonteCarloBus,
  controller: MonteCarloController,
  view: MonteCarloView,
) => MonteCarloView;

/** @throws UsageError if the file exists or cannot be made */
export function recordMonteCarloTo(file: string): MonteCarloTaping {
  const write = lineWriter(file);
  return (bus, controller, view) =>
    new MonteCarloTape(bus, controller, (item) => write(printMonteCarloItem(item))).watch(view);
}
