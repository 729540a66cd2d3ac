/** A view of your own in Vue, with render functions. Press a card, then press where it goes. */
import type { KlondikeCall, PileId, CardSource } from 'klondike-kit';
import {
  FrameView,
  HIDDEN,
  KlondikeController,
  PILES,
  Player,
  callForMove,
  cardsShown,
  isRed,
  printCard,
} from 'klondike-kit';
import type { VNode } from 'vue';
import { createApp, defineComponent, h, shallowRef } from 'vue';

/** A view that Vue watches. `shown` is the frame to draw. */
class WatchedView extends FrameView {
  readonly shown = shallowRef(this.frame);

  override endWin(): void {
    super.endWin();
    this.refreshed();
  }
  protected override refreshed(): void {
    this.shown.value = this.frame;
  }
}

/** The game lives outside Vue, so mounting a component again doesn't start a new one. */
const deal = new URLSearchParams(location.search).get('deal');
const controller = new KlondikeController(deal === null ? {} : { deal });
const view = new WatchedView();
const player = new Player(controller, view);
controller.attach(view);
controller.newGame();

const Table = defineComponent(() => {
  const hand = shallowRef<CardSource>();
  const report = (call: KlondikeCall | undefined): void => {
    hand.value = undefined;
    if (call !== undefined) player.report(call);
  };
  const press = (pile: PileId, count: number): void => {
    const { value: held } = hand;
    if (pile === 'stock') report({ event: 'clickStock', args: [] });
    else if (held !== undefined) report(held.from === pile ? undefined : callForMove({ ...held, to: pile }));
    else if (count > 0) hand.value = { from: pile, count };
  };
  const cardsOf = (pile: PileId): VNode[] => {
    const cards = cardsShown(view.shown.value, pile);
    if (cards.length === 0) return [button('empty', { onClick: () => press(pile, 0) })];
    return cards.map((card, index) => {
      const count = cards.length - index;
      const isHeld = hand.value?.from === pile && count <= hand.value.count;
      const look = card === HIDDEN ? 'back' : isRed(card) ? 'red' : 'black';
      const onClick = (): void => press(pile, count);
      return button(printCard(card), { class: look, 'aria-pressed': isHeld, onClick });
    });
  };
  return () => {
    const { moves, won } = view.shown.value;
    return h('section', [
      button('New game', { onClick: () => report({ event: 'newGame', args: [] }) }),
      button('Undo', { disabled: moves === 0, onClick: () => report({ event: 'undo', args: [] }) }),
      h('output', `Moves: ${moves}${won ? '. The game is won.' : ''}`),
      ...PILES.map((pile) => h('div', { role: 'group', 'aria-label': pile }, cardsOf(pile))),
    ]);
  };
});

const button = (label: string, props: Readonly<Record<string, unknown>>): VNode => h('button', props, label);

createApp(Table).mount('#root');
