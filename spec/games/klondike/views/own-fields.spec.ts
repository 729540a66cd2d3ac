/** A view's state survives the fields of subclasses and the proxies of frameworks. */
import { expect, test } from '@jest/globals';
import { FrameView } from '../../../../src/games/klondike/views/frame-view.js';
import { cardsNumbered } from '../../../support/cards.js';

/** Fields of these names once replaced fields of the base class. */
class Namesake extends FrameView {
  readonly told: string[] = [];
  readonly current = 'mine';
  readonly isAnnounced = 'never';
}

test.each<[name: string, newView: () => FrameView]>([
  ['if it has its own fields with any name', () => new Namesake()],
  ['behind the proxy of a framework', () => new Proxy(new FrameView(), {})],
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
