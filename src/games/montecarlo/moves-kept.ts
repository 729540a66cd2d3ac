/**
 * The events that are kept of a game of Monte Carlo: those that changed the grid. A pair is kept as its two
 * clicks.
 */
import { LANGUAGE } from './script/language.js';
import type { MonteCarloEventItem, MonteCarloWrittenItem } from './script/script.js';

/**
 * Hears the items of a tape, each after the controller has answered, and returns those to keep. A click that
 * chooses a card is kept together with the click that removes it. How a choice was dropped instead does not
 * matter.
 */
export function movesKept(controller: {
  readonly moves: number;
}): (item: MonteCarloWrittenItem) => readonly MonteCarloWrittenItem[] {
  let { moves } = controller;
  let chosen: MonteCarloEventItem | undefined;
  return (item) => {
    if (item.kind !== 'event') return [item];
    const isClick = item.call.event === 'clickCard';
    const isDeal = LANGUAGE.begins(item.call) && !item.refused;
    if (controller.moves === moves && !isDeal) {
      if (isClick && !item.refused) chosen = item;
      return [];
    }
    moves = controller.moves;
    return isClick && chosen !== undefined ? [chosen, item] : [item];
  };
}
