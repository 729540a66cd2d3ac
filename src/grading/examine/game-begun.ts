/** The game that a handler has begun. */
import type { Frame } from '../../games/klondike/contract/frame.js';
import type { EventCheckId } from '../checks/event-checks.js';
import { compared } from './differences.js';
import type { Examined } from './examined.js';
import { KnownGame } from './known-game.js';
import { layoutSeen } from './layout-seen.js';

/** As it must be dealt, or else as it is seen; undefined if nobody can play on from there. */
export function gameBegun(
  { rules, lenience, start }: Examined,
  frame: Frame,
  fault: EventCheckId | undefined,
): KnownGame | undefined {
  if (fault === 'deal.rest' && frame.stockEmpty && start === undefined) lenience.stock = true;
  const asDealt = new KnownGame(rules, start);
  const isDealt = compared(asDealt, asDealt.layout, { frame, lenience }).wrong.length === 0;
  const seen = isDealt ? undefined : layoutSeen(frame);
  if (!isDealt && seen === undefined) return undefined;
  const game = isDealt ? asDealt : new KnownGame(rules, seen);
  game.learnAll(compared(game, game.layout, { frame, lenience }).news);
  return game;
}
