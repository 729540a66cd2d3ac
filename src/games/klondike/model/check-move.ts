/** Checks moves where a caller gives them. A pile that doesn't exist is refused by the rules, not here. */
import { valueText } from '../../../core/given.js';

/** @throws TypeError unless it is `'stock'` or an object */
export function checkMove(move: unknown): void {
  if (move === 'stock' || (typeof move === 'object' && move !== null)) return;
  const advice = typeof move === 'string' ? '; parseMove reads the text of a move' : '';
  throw new TypeError(`move is 'stock' or { from, count, to }, not ${valueText(move)}${advice}`);
}
