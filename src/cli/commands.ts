/** The commands of `klondike`, in the order of the overview. Each is loaded only when it is needed. */
import type { Games, Opened } from '../kit/games.js';
import type { Command } from './command.js';
import type { OtherTask } from './play/command.js';

/** Gives the games to a command that needs them. They take long to load. */
type LoadGames = () => Games | Promise<Games>;

/** The commands whose words are known without the games. */
const GAMELESS: Readonly<Record<string, (games: LoadGames) => Promise<Command>>> = {
  serve: async () => (await import('./serve/definition.js')).SERVE,
  replay: async (games) => (await import('./replay/definition.js')).replay(games),
  stats: async (games) => (await import('./stats/definition.js')).stats(games),
  solve: async () => (await import('./solve/definition.js')).SOLVE,
  autoplay: async () => (await import('./autoplay/definition.js')).AUTOPLAY,
  grade: async () => (await import('./grade/definition.js')).GRADE,
  console: async () => (await import('./console-definition.js')).CONSOLE,
};

/** The commands, of which the first is the default. */
export type Commands = readonly [Command, ...Command[]];

/** The command of this name; undefined if no such command works without the games. */
export const gamelessCommand = async (name: string, games: LoadGames): Promise<Command | undefined> =>
  Object.hasOwn(GAMELESS, name) ? GAMELESS[name]?.(games) : undefined;

/** The command that plays the first game. It can be called without its name. */
export const firstCommand = async ([first]: Games): Promise<Command> =>
  playing(first, { name: 'play', call: 'klondike [play] [DEAL] [options]' });

export async function allCommands(games: Games): Promise<Commands> {
  const { manualCommands } = await import('./manual/commands.js');
  const [, ...others] = games;
  const named: Command[] = [];
  for (const load of Object.values(GAMELESS)) named.push(await load(() => games));
  for (const other of others) named.push(await playingOther(other));
  const commands: Commands = [await firstCommand(games), ...named, ...manualCommands(() => commands)];
  return commands;
}

/** The command of any game but the first has the game's name. */
function playingOther(open: Opened): Promise<Command> {
  const name = nameOf(open);
  return playing(open, { name, call: `klondike ${name} [DEAL] [options]` });
}

async function playing(
  open: Opened,
  words: Pick<Command, 'name'> & { readonly call: string },
): Promise<Command> {
  const { gameCommand } = await import('./play/command.js');
  return gameCommand(open, words, await OTHER_TASKS[nameOf(open)]?.());
}

/** What else a game's command can do, by the name of the game. */
const OTHER_TASKS: Readonly<Record<string, () => Promise<OtherTask>>> = {
  klondike: async () => (await import('./handler/words.js')).PLAYING_HANDLER,
  montecarlo: async () => (await import('./analyse/task.js')).ANALYSIS,
};

const nameOf = (open: Opened): string => open((kit) => kit.name);
