/** What any table asks of the page. What is asked before the rest of the page is there waits for it. */
import type { TableOptions } from '../../kit/browser-tables.js';
import type { Front } from './front.js';
import type { Rest } from './rest.js';

export function tableOptions({ loader, look, store, page, strings }: Front): Omit<TableOptions, 'wonNote'> {
  const ask = (name: string, use: (rest: Rest) => void): void => void loader.ask(name, () => page.get(), use);
  const loadSharing = async () => {
    const { dialogs, game } = await page.get();
    return dialogs.loadSharing(game);
  };
  return {
    pageKeys: true,
    look: look.look,
    onLook: (chosen) => look.set(chosen),
    settings: store.settings,
    ask: (...part) => void loader.ask(...part),
    askSoon: loader.askSoon,
    loadTools: async () => (await page.get()).game.settle(),
    tools: () => page.need().dialogs.tools(page.need().game),
    games: () => page.need().gameEntries,
    onDeal: (name) => page.need().game.nextDeal(name),
    linkTo: (deal) => page.need().game.linkTo(location.href, deal),
    onQuit: () => ask(document.title, (whole) => whole.leave()),
    onMoves: () => ask(document.title, ({ dialogs, game }) => dialogs.openMoves(game)),
    onReplay: (...solution) => ask(document.title, ({ desk }) => desk.openSolution(...solution)),
    wonTools: [
      {
        label: strings.watchReplay,
        run: () => ask(strings.watchReplay, ({ desk, game }) => desk.openGame(game, true)),
      },
      { label: strings.share, run: () => void loader.ask(strings.share, loadSharing, (share) => share()) },
    ],
  };
}
