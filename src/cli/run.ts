/** The `klondike` command as a function of words and streams. */
import type { LanguageName } from '../core/strings/language.js';
import { meantBy } from '../core/text/nearest.js';
import type { Games } from '../kit/games.js';
import type { Command } from './command.js';
import { WIDTH, callLine, helpOn, overviewLine, wrapped } from './command.js';
import type { Commands } from './commands.js';
import { commandsOf, gamelessCommands } from './commands.js';
import { OVERVIEW } from './manual/overview.js';
import { languageFrom } from './play/language.js';
import { spelledFor } from './play/locale.js';
import type { Shell } from './shell.js';
import { LINE_STRINGS } from './strings/catalogue.js';
import type { UsageStrings } from './strings/english.js';
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
  const language = languageFrom(shell.process.env);
  if (first === 'help') return say(helpFor(rest, commands, language), shell);
  if (words.length === 1 && isHelp(first)) return say(overview(commands, language), shell);
  const strings = LINE_STRINGS[language].usage;
  if (words.length > 0 && !first.startsWith('-') && !isDeal(first))
    throw unknownCommand(first, commands, strings);
  if (words.length === 1 && first.startsWith('--') && meantBy(first.slice(2), ['version']) !== undefined)
    throw new UsageError(strings.unknownOption(first, '--version'));
  return commands[0].run(words, shell);
}

const commandNamed = (commands: Commands, name: string): Command | undefined =>
  commands.find((command) => command.name === name);

/** The command that the words call; undefined if the first word is no command's name, no option and no deal. */
const commandOf = ([first = '']: readonly string[], commands: Commands): Command | undefined =>
  commandNamed(commands, first) ?? (first.startsWith('-') || isDeal(first) ? commands[0] : undefined);

/** Names of deals have digits or a colon. Names of commands have neither. */
const isDeal = (word: string): boolean => /[\d:]/.test(word);

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

/** The text of `klondike help` with these words after it. @throws UsageError */
function helpFor([name, stray]: readonly string[], commands: Commands, language: LanguageName): string {
  const strings = LINE_STRINGS[language].usage;
  if (stray !== undefined) throw new UsageError(strings.unexpected(stray));
  if (name === undefined || name === 'help' || isHelp(name)) return overview(commands, language);
  const command = commandNamed(commands, name);
  if (command === undefined) throw unknownCommand(name, commands, strings);
  return helpOn(command.about, language);
}

function unknownCommand(word: string, commands: Commands, strings: UsageStrings): UsageError {
  const meant = meantBy(word, [...commands.map(({ name }) => name), 'help']);
  return new UsageError(strings.unknownCommand(word, meant));
}

function overview(commands: Commands, language: LanguageName): string {
  const { output, statuses, itself, status, between } = OVERVIEW[language];
  const exitStatus = `${status} ${statuses.map(([number, what]) => `${number} ${what}`).join(between)}.`;
  return [
    ...commands.map(({ about }) => overviewLine(about, language)),
    ...itself.map(([call, does]) => callLine(call, does)),
    ...[output, exitStatus].flatMap((text) => ['', ...wrapped(text, WIDTH)]),
  ].join('\n');
}

function say(text: string, { output, process }: Shell): number {
  output.print(spelledFor(process, text));
  return 0;
}

/** The exit status of a run that ended with an error. @param command of the words, if they name one */
function failed(error: unknown, command: Command | undefined, { errors, process }: Shell): number {
  if (isClosedPipe(error)) return 0;
  if (error instanceof UsageError) {
    const strings = LINE_STRINGS[languageFrom(process.env)].usage;
    const help = command === undefined ? 'klondike --help' : `klondike ${command.name} --help`;
    errors.print(spelledFor(process, `klondike: ${error.message}\n${strings.runHelp(help)}`));
    return 2;
  }
  if (!(error instanceof FileError) && codeOf(error) === undefined) throw error;
  errors.print(`klondike: ${(error as Error).message}`);
  return 2;
}
