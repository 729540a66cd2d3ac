import type { KlondikeController } from './klondike-controller.js';

/** How often the waste of the game in play may still be turned over; undefined before the first game. */
export const redealsLeft = ({
  rules,
  layout,
}: Pick<KlondikeController, 'rules' | 'layout'>): number | undefined =>
  layout && rules.redeals - layout.redeals;
