/** The package's own table as a Vue component. */
import { KlondikeController } from 'klondike-kit';
import { BrowserView } from 'klondike-kit/browser';
import { createApp, defineComponent, h, onBeforeUnmount, onMounted, shallowRef } from 'vue';

/** The view fills the element, and Vue leaves its content alone. It is destroyed with the component. */
export const KlondikeTable = defineComponent(
  ({ game }: { readonly game: KlondikeController }) => {
    const place = shallowRef<HTMLElement>();
    let end: (() => void) | undefined;
    onMounted(() => {
      if (place.value === undefined) return;
      const view = new BrowserView(game, place.value, {
        assistant: game,
        deal: () => game.deal ?? '',
        foundations: game.rules.foundations,
        pageKeys: true,
      });
      const detach = game.attach(view);
      end = () => {
        detach();
        view.destroy();
      };
      if (game.deal === undefined) game.newGame();
    });
    onBeforeUnmount(() => end?.());
    return () => h('div', { ref: place, class: 'table' });
  },
  { props: ['game'] },
);

const deal = new URLSearchParams(location.search).get('deal');
const game = new KlondikeController(deal === null ? {} : { deal });

const App = defineComponent(() => {
  const isOut = shallowRef(true);
  const turn = (): void => {
    isOut.value = !isOut.value;
  };
  return () => [
    h('button', { onClick: turn }, isOut.value ? 'Put away' : 'Take out'),
    isOut.value ? h(KlondikeTable, { game }) : undefined,
  ];
});

createApp(App).mount('#root');
