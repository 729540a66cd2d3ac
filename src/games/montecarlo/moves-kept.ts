/**
 * The events that are kept of a game of Monte Carlo: those that changed the grid. A pair is kept as its two
 * clicks.
 */
import type { Grid } from './model/grid.js';
import type { MonteCarloEventItem, MonteCarloItem } from './script/script.js';

/**
 * Hears the items of a tape, each after the controller has answered, and returns those to keep. A click that
 * chooses a card is kept together with the click that removes it. How a choice was dropped instead does not
 * matter.
 */
export function movesKept(controller: {
  readonly grid: Grid | undefined;
}): (item: MonteCarloItem) => readonly MonteCarloItem[] {
  let { grid } = controller;
  let chosen: MonteCarloEventItem | undefined;
  return (item) => {
    if (item.kind !== 'event') return [item];
    const isClick = item.call.event === 'clickCard';
    if (controller.grid === grid) {
      if (isClick && !item.refused) chosen = item;
      return [];
    }
    grid = controller.grid;
    return isClick && chosen !== undefined ? [chosen, item] : [item];
  };
}
