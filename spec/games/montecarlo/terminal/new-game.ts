/** A game with a terminal view that shows the reasons for refusals. */
import { MonteCarloController } from '../../../../src/games/montecarlo/controller/montecarlo-controller.js';
import { REFUSALS } from '../../../../src/games/montecarlo/model/play.js';
import { MonteCarloTerminalView } from '../../../../src/games/montecarlo/terminal/terminal-view.js';
import type { Size } from '../../../../src/terminal/drawing/canvas.js';

export function newGame(
  game: number,
  size: Size,
): { view: MonteCarloTerminalView; controller: MonteCarloController } {
  const controller: MonteCarloController = new MonteCarloController({
    onRefusal: (why) => view.say(REFUSALS[why]),
  });
  const view: MonteCarloTerminalView = new MonteCarloTerminalView(controller, {
    ...size,
    write: () => undefined,
  });
  controller.attach(view);
  controller.newGame(game);
  return { view, controller };
}
