/** Dialogs that the menu of a game opens. What each shows is loaded when it is asked for. */
import type { DialogsOptions } from './dialogs-options.js';
import type { HowToDialog, NewGameDialog } from './game/dialogs.js';
import type { PageGame } from './game/page-game.js';
import { LeftPanel } from './parts/left-panel.js';
import { openNewGame as open } from './parts/new-game-panel.js';
import { rowsOf } from './rows-left.js';
import type { Welcome } from './welcome/welcome.js';

export function openNewGame(
  { title, load }: NewGameDialog,
  { loader, strings, focus, play }: DialogsOptions,
): void {
  void loader.ask(title, load, (form) => open(title, form, { close: strings.close, focus, play }));
}

/** @param onOpened is given the list of the games left */
export function openLeft(
  { keeper }: PageGame,
  { games, strings, loader, focus, goOn }: DialogsOptions,
  onOpened: (list: LeftPanel) => void,
): void {
  const left = keeper.left.all;
  const load = () => Promise.all(left.map(({ game }) => games.load(game)));
  void loader.ask(strings.openGamesLeft, load, () => {
    const list = new LeftPanel(focus, strings);
    onOpened(list);
    list.open(rowsOf({ games, strings }, left, ({ game, script }) => goOn(game, script)));
  });
}

export function openStatistics(game: PageGame, options: DialogsOptions): void {
  const { notices, loader, ...shown } = options;
  void loader.ask(
    options.strings.statistics,
    () => import('./statistics/statistics.js'),
    ({ statisticsOf }) =>
      statisticsOf({ ...shown, notify: notices.show }).open({ game: game.name, rules: game.variant.name }),
  );
}

/** How to play, with a button that shows the welcome again. */
export const withWelcome = (howTo: HowToDialog, options: DialogsOptions): NewGameDialog => ({
  title: howTo.title,
  load: async () => {
    const [form, welcome] = await Promise.all([howTo.load(), loadWelcome(howTo, options)]);
    return (play) => welcome.below(form(play));
  },
});

export async function loadWelcome(howTo: HowToDialog, options: DialogsOptions): Promise<Welcome> {
  const [{ welcomeOf }, lessons] = await Promise.all([import('./welcome/part.js'), howTo.loadLessons()]);
  return welcomeOf({ ...options, lessons });
}
