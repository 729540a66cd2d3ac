/** Does an event show cards again that undo had hidden? */
import { topOf } from '../../core/pile.js';
import type { Cause } from './cause.js';
import type { KnownGame } from './known-game.js';

export function dealtCards(game: KnownGame, { kind, move, next, uncovers }: Cause): boolean {
  if (kind === 'carry' && uncovers && typeof move === 'object') {
    const turned = topOf(next[move.from]);
    return turned !== undefined && game.isKnown(turned);
  }
  const top = kind === 'draw' && next.redeals === 0 ? topOf(next.waste) : undefined;
  return top !== undefined && game.isKnown(top);
}
