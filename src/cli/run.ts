/** The `klondike` command as a function of words and streams. */
import type { Games } from '../kit/games.js';
import type { Command } from './command.js';
import type { Commands } from './commands.js';
import { commandsOf, gamelessCommands } from './commands.js';
import { WIDTH, wrapped } from './command.js';
import { OVERVIEW } from './manual/overview.js';
import { didYouMean, meantBy } from '../core/text/nearest.js';
import type { Outputs } from './output.js';
import type { Shell } from './shell.js';
import { codeOf, isClosedPipe } from './system-error.js';
import { FileError, UsageError } from './usage.js';
import { version } from './version.js';

/** Runs the command and returns the exit status. @param games those that it knows; by default all of the package */
export async function run(words: readonly string[], shell: Shell, games?: Games): Promise<number> {
  const commands = (): Promise<Commands> => commandsFor(words, games);
  try {
    const isVersion = words.length === 1 && words[0] === '--version';
    const status = isVersion ? say(version(), shell) : await obey(words, shell, await commands());
    shell.output.flush();
    return status;
  } catch (error) {
    return failed(error, commandOf(words, await commands()), shell);
  }
}

/** All commands; or only the one that the words name, if it can be known without loading the games. */
async function commandsFor([first]: readonly string[], games?: Games): Promise<Commands> {
  const load = async (): Promise<Games> => games ?? (await import('../games.js')).GAMES;
  const named = gamelessCommands(load).find(({ name }) => name === first);
  return named === undefined ? commandsOf(await load()) : [named];
}

function obey(words: readonly string[], shell: Shell, commands: Commands): Promise<number> | number {
  const [first = '', ...rest] = words;
  const named = commandNamed(commands, first);
  if (named !== undefined) return named.run(rest, shell);
  if (first === 'help') return say(helpOn(commands, rest), shell);
  if (words.length === 1 && isHelp(first)) return say(overview(commands), shell);
  if (words.length > 0 && !first.startsWith('-'))
    throw unknownCommand(commands, first, 'Unexpected argument');
  if (words.length === 1 && first.startsWith('--') && meantBy(first.slice(2), ['version']) !== undefined)
    throw new UsageError(`Unknown option '${first}'; did you mean --version?`);
  return commands[0].run(words, shell);
}

const commandNamed = (commands: Commands, name: string): Command | undefined =>
  commands.find((command) => command.name === name);

/** The command that the words call; undefined if the first word is neither a command's name nor an option. */
const commandOf = ([first = '']: readonly string[], commands: Commands): Command | undefined =>
  commandNamed(commands, first) ?? (first.startsWith('-') ? commands[0] : undefined);

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

/** The text of `klondike help`. @throws UsageError */
function helpOn(commands: Commands, [name, ...others]: readonly string[]): string {
  if (others[0] !== undefined) throw new UsageError(`Unexpected argument '${others[0]}'`);
  if (name === undefined || name === 'help' || isHelp(name)) return overview(commands);
  const command = commandNamed(commands, name);
  if (command === undefined) throw unknownCommand(commands, name, 'There is no command');
  return command.help;
}

function unknownCommand(commands: Commands, word: string, what: string): UsageError {
  const names = [...commands.map(({ name }) => name), 'help'];
  return new UsageError(`${what} '${word}'${didYouMean(word, names, (name) => `klondike ${name}`)}`);
}

const overview = (commands: Commands): string =>
  [
    ...commands.map(({ line }) => line),
    'klondike help [COMMAND]        this text, or what a command takes',
    'klondike --version             the number of this version',
    ...[OVERVIEW.output, exitStatus()].flatMap((text) => ['', ...wrapped(text, WIDTH)]),
  ].join('\n');

const exitStatus = (): string =>
  `Exit status: ${OVERVIEW.statuses.map(([status, what]) => `${status} ${what}`).join('; ')}.`;

function say(text: string, { output }: Outputs): number {
  output.print(text);
  return 0;
}

/** The exit status of a run that ended with an error. @param command of the words, if they name one */
function failed(error: unknown, command: Command | undefined, { errors }: Outputs): number {
  if (isClosedPipe(error)) return 0;
  if (error instanceof UsageError) {
    const help = command === undefined ? 'klondike --help' : `klondike ${command.name} --help`;
    errors.print(`klondike: ${error.message}\n${help} tells what it takes.`);
    return 2;
  }
  if (!(error instanceof FileError) && codeOf(error) === undefined) throw error;
  errors.print(`klondike: ${(error as Error).message}`);
  return 2;
}
