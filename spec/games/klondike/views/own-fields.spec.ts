/** The state of a view is its own: neither a subclass's fields nor a framework's proxy get in its way. */
import { expect, test } from '@jest/globals';
import { FrameView } from '../../../../src/games/klondike/views/frame-view.js';
import { cardsNumbered } from '../../../support/cards.js';

/** Fields of these names took the place of the base class's own. */
class Namesake extends FrameView {
  readonly told: string[] = [];
  readonly current = 'mine';
  readonly isAnnounced = 'never';
}

test.each<[name: string, newView: () => FrameView]>([
  ['with fields of its own, whatever their names', () => new Namesake()],
  ['behind a proxy, as frameworks put one', () => new Proxy(new FrameView(), {})],
])('a view works %s', (_, newView) => {
  const view = newView();
  view.wasteCards(cardsNumbered(1, 51));
  view.updateMoves(4);
  view.win();
  view.refreshWindow();
  expect(view.frame).toMatchObject({ waste: [1, 51], moves: 4, won: true });
  view.endWin();
  expect(view.frame.won).toBe(false);
  view.stockEmpty(false);
  view.refreshWindow();
  expect(view.frame).toMatchObject({ stockEmpty: false, waste: [1, 51], won: false });
});
