/** The commands of `klondike`, in the order of the overview. Each command loads its code only when it runs. */
import { DIFFICULTIES } from '../core/difficulty.js';
import type { AnyGame, Games } from '../kit/games.js';
import type { CliCommand } from './command.js';
import { command } from './command.js';
import { UsageError } from './errors.js';
import { manualCommands } from './manual/commands.js';
import type { HandlerValues } from './options.js';
import {
  ANALYSIS_OPTIONS,
  AUTOPLAY_OPTIONS,
  CONSOLE_OPTIONS,
  DAILY_OPTIONS,
  GRADE_OPTIONS,
  HANDLER_OPTIONS,
  KIT_HANDLER_OPTIONS,
  REPLAY_OPTIONS,
  SERVE_OPTIONS,
  SOLVE_OPTIONS,
  STATS_OPTIONS,
} from './options.js';
import type { OtherTask } from './play/command.js';
import { gameCommand } from './play/command.js';

/** Loads the games for a command that needs them, because they take long to load. */
type LoadGames = () => Games | Promise<Games>;

/** The command that plays the first game. Its name can be left out. */
export const FIRST_COMMAND = 'play';

/** The first command is the default. */
export type Commands = readonly [CliCommand, ...CliCommand[]];

export const firstCommand = ([first]: Games): CliCommand =>
  playing(first, { name: FIRST_COMMAND, call: `klondike [${FIRST_COMMAND}] [DEAL] [options]` });

/** The command with this name; undefined if no command of that name works without the games. */
export const gamelessCommand = (name: string, games: LoadGames): CliCommand | undefined =>
  gamelessCommands(games).find((one) => one.name === name);

export function allCommands(games: Games): Commands {
  const [, ...others] = games;
  const commands: Commands = [
    firstCommand(games),
    ...gamelessCommands(() => games),
    ...others.map(playingOther),
    ...manualCommands(() => commands),
  ];
  return commands;
}

const gamelessCommands = (games: LoadGames): readonly CliCommand[] => [
  SERVE,
  daily(games),
  replay(games),
  stats(games),
  SOLVE,
  AUTOPLAY,
  GRADE,
  HANDLER,
  CONSOLE,
];

const SERVE = command({
  name: 'serve',
  call: 'klondike serve [options]',
  options: SERVE_OPTIONS,
  texts: (say) => say.serve,
  start: async (values, _files, shell) => {
    if (namesHandler(values)) {
      if (values.origin !== undefined)
        throw new UsageError((say) =>
          say.conflicts('--origin', values.cmd === undefined ? '--handler' : '--cmd'),
        );
      const { serveSubmission } = await import('./handler/serve.js');
      return serveSubmission(values, shell);
    }
    const { serveCommand } = await import('./serve/command.js');
    return serveCommand(values, shell);
  },
});

const replay = (games: LoadGames): CliCommand =>
  command({
    name: 'replay',
    call: 'klondike replay FILE... [options]',
    options: REPLAY_OPTIONS,
    takesFiles: true,
    texts: (say) => say.replay,
    start: async (values, files, shell) => {
      const { gameScriptReader, replayCommand } = await import('./replay/command.js');
      if (!namesHandler(values))
        return replayCommand({ ...values, files, read: gameScriptReader(await games()) }, shell);
      const { withCandidate } = await import('./handler/submission.js');
      const { candidateScriptReader } = await import('./handler/replay.js');
      return withCandidate(values, shell, (candidate) =>
        replayCommand({ ...values, files, read: candidateScriptReader(candidate) }, shell),
      );
    },
  });

const daily = (games: LoadGames): CliCommand =>
  command({
    name: 'daily',
    call: 'klondike daily [LEVEL] [options]',
    options: DAILY_OPTIONS,
    takesFiles: 1,
    words: DIFFICULTIES,
    texts: (say) => say.daily,
    start: async (values, [level], shell) => {
      const { dailyCommand } = await import('./daily/command.js');
      return dailyCommand(values, level, shell, await games());
    },
  });

const stats = (games: LoadGames): CliCommand =>
  command({
    name: 'stats',
    call: 'klondike stats [options]',
    options: STATS_OPTIONS,
    texts: (say) => say.stats,
    start: async (values, _files, shell) => {
      const { statsCommand } = await import('./stats/command.js');
      return statsCommand(values, shell, await games());
    },
  });

const SOLVE = command({
  name: 'solve',
  call: 'klondike solve DEAL... [options]',
  options: SOLVE_OPTIONS,
  takesFiles: true,
  texts: (say) => say.solve,
  start: async (values, words, shell) => {
    const { solveCommand } = await import('./solve/command.js');
    return solveCommand({ ...values, words }, shell);
  },
});

const AUTOPLAY = command({
  name: 'autoplay',
  call: 'klondike autoplay DEAL... [options]',
  options: AUTOPLAY_OPTIONS,
  takesFiles: true,
  texts: (say) => say.autoplay,
  start: async (values, words, shell) => {
    const { autoplayCommand } = await import('./autoplay/command.js');
    return autoplayCommand(values, words, shell);
  },
});

const GRADE = command({
  name: 'grade',
  call: 'klondike grade SUBMISSION... [options]',
  options: GRADE_OPTIONS,
  takesFiles: true,
  texts: (say) => say.grade,
  start: async (values, words, shell) => {
    const { gradeCommand } = await import('./grade/command.js');
    return gradeCommand({ ...values, words }, shell);
  },
});

const HANDLER = command({
  name: 'handler',
  call: 'klondike handler [options]',
  options: KIT_HANDLER_OPTIONS,
  texts: (say) => say.kitHandler,
  start: async (values, _files, shell) => {
    const { handlerCommand } = await import('./kit-handler/command.js');
    return handlerCommand(values, shell);
  },
});

const CONSOLE = command({
  name: 'console',
  call: 'klondike console [options]',
  options: CONSOLE_OPTIONS,
  texts: (say) => say.console,
  start: async (values, _files, shell) => {
    const { consoleCommand } = await import('./console-command.js');
    return consoleCommand(values, shell);
  },
});

/**
 * Do the options name a handler?
 * @throws UsageError if they name only a sandbox
 */
function namesHandler({ handler, cmd, sandbox }: HandlerValues): boolean {
  if (handler !== undefined || cmd !== undefined) return true;
  if (sandbox !== undefined)
    throw new UsageError((say) => say.needsOther('--sandbox', ['--handler', '--cmd']));
  return false;
}

/** The command of every game except the first has the game's name. */
function playingOther(open: AnyGame): CliCommand {
  const name = nameOf(open);
  return playing(open, { name, call: `klondike ${name} [DEAL] [options]` });
}

const playing = (open: AnyGame, named: Pick<CliCommand, 'name'> & { readonly call: string }): CliCommand =>
  open((kit) => gameCommand(kit, named, OTHER_TASKS[kit.name]));

const nameOf = (open: AnyGame): string => open((kit) => kit.name);

/** What else each game's command can do, by the name of the game. */
const OTHER_TASKS: Readonly<Record<string, OtherTask>> = {
  klondike: {
    by: ['handler', 'cmd'],
    allows: ['deal', 'ascii', 'four-color', 'frames'],
    options: HANDLER_OPTIONS,
    texts: (say) => say.handler,
    run: async (values, shell) => {
      const { playSubmission } = await import('./handler/play.js');
      return playSubmission(values, shell);
    },
  },
  montecarlo: {
    by: ['analyse'],
    options: ANALYSIS_OPTIONS,
    texts: (say) => say.analysis,
    run: async (values, shell) => {
      const { analyseCommand } = await import('./analyse/command.js');
      return analyseCommand(values, shell);
    },
  },
};
