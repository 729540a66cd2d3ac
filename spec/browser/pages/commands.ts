/** A page with one table whose handler only records events. `begin('klondike')` shows the same table again. */
import type { KlondikeEventsHandler } from '../../../src/games/klondike/contract/handler.js';
import { CARD_SEARCH_ENGLISH } from '../../../src/core/strings/english.js';
import { KLONDIKE_HINTS_ENGLISH } from '../../../src/games/klondike/words/strings/english.js';
import { READ_TABLE } from '../support/read-aloud.js';
import { parseFrame } from '../../../src/games/klondike/contract/frame-text.js';
import type { MonteCarloEventsHandler } from '../../../src/games/montecarlo/contract/handler.js';
import { MonteCarloBrowserView } from '../../../src/montecarlo-browser.js';
import { BrowserView } from '../../../src/browser.js';
import { asCard, asTableau } from '../../../src/games/klondike/contract/checked-numbers.js';

declare global {
  /** Shows the first state of a game, with the focus on its table. */
  var begin: (game: Game) => void;
  /** Presses a toolbar button. The first one has index 0. */
  var pressButton: (index: number) => void;
  /** The focus, the picked-up cards, the events of handler and page, and the open dialog. */
  var told: () => string;
}

type Game = 'klondike' | 'montecarlo';

let heard: string[] = [];
let view: BrowserView | MonteCarloBrowserView | undefined;

const place = document.createElement('div');
place.style.cssText = 'position: fixed; inset: 0';
document.querySelector('main')?.prepend(place);

const listener = new Proxy({} as KlondikeEventsHandler & MonteCarloEventsHandler, {
  get: (_, name) => (name === 'getName' ? () => 'Ada' : hear(String(name))),
});

const hear =
  (name: string) =>
  (...args: readonly unknown[]): void => {
    heard.push([name, ...args].join(' '));
  };

const options = {
  assistant: {
    redo: (): void => hear('redo')(),
    hint: async () => Promise.resolve({ isPossible: true }),
    finish: async () => Promise.resolve(undefined),
    verdict: async () => Promise.resolve(undefined),
    solution: async () => {
      hear('solution')();
      return Promise.resolve(undefined);
    },
  },
  settings: { read: (name: string) => (name === 'truth' ? 'on' : undefined), write: hear('write') },
  onSolution: hear('onSolution'),
  onMoves: (): void => void heard.push('moves'),
  deal: () => 'java:7',
  onDeal: (name: string): void => void heard.push(`deal ${name}`),
  onQuit: (): void => void heard.push('quit'),
};

function klondike(): BrowserView {
  const shown = new BrowserView(listener, place, options);
  const { waste, tableau, moves } = parseFrame('waste: 2s\nt2: ## 9c 8h\nt3: 7s\nmoves: 4');
  shown.wasteCards(waste);
  tableau.forEach((cards, index) => shown.tableauCards(asTableau(index), cards));
  shown.updateMoves(moves);
  shown.refreshWindow();
  return shown;
}

function monteCarlo(): MonteCarloBrowserView {
  const shown = new MonteCarloBrowserView(listener, place, options);
  shown.cells(
    Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 5 }, (_unused, column) => asCard(row * 5 + column)),
    ),
  );
  shown.gameNumber(7n);
  shown.refreshWindow();
  return shown;
}

/** The effects of Klondike commands that don't reach the handler. */
const ANSWERS: readonly unknown[] = [
  KLONDIKE_HINTS_ENGLISH.possible,
  KLONDIKE_HINTS_ENGLISH.noFinish,
  KLONDIKE_HINTS_ENGLISH.noWayBack.searching,
  CARD_SEARCH_ENGLISH.askCard,
  CARD_SEARCH_ENGLISH.askSuit,
  CARD_SEARCH_ENGLISH.notSought,
  'Tableau 2, 1 face down, nine of clubs, eight of hearts',
  READ_TABLE,
];

const root = (): ShadowRoot | null | undefined => place.firstElementChild?.shadowRoot;

globalThis.begin = (game) => {
  view?.destroy();
  view = game === 'klondike' ? klondike() : monteCarlo();
  view.focus();
  heard = [];
};

globalThis.pressButton = (index) => {
  const buttons = root()?.querySelectorAll<HTMLButtonElement>('.toolbar button') ?? [];
  buttons[index]?.click();
};

globalThis.told = () => {
  const focused = root()?.activeElement;
  const title = root()?.querySelector('dialog[open] h2')?.textContent ?? undefined;
  const held = root()?.querySelectorAll('.in-hand').length ?? 0;
  const seen = [focused?.getAttribute('aria-label') ?? focused?.textContent, held > 0 && `${held} in hand`];
  const said = root()?.querySelector('.status')?.textContent;
  const answers = ANSWERS.includes(said) ? [said] : [];
  const parts = [...(title === undefined ? seen : []), ...heard, ...answers, title && `[${title}]`];
  return parts.filter((part) => typeof part === 'string').join(' | ');
};
