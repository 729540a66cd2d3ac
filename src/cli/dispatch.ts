/** Finds the command that the arguments name, and runs it. */
import { meantBy } from '../core/text/nearest.js';
import type { Games } from '../kit/games.js';
import type { CliCommand } from './command.js';
import { helpOfAll } from './command.js';
import type { Commands } from './commands.js';
import { FIRST_COMMAND, allCommands, firstCommand, gamelessCommand } from './commands.js';
import { UsageError } from './errors.js';
import { overview } from './manual/help.js';
import { languageFrom, spelledFor } from './play/locale.js';
import type { Shell } from './shell.js';
import { helpWidth, outputWidth } from './shell.js';
import { helpStrings } from './strings/command-texts.js';

/** Resolves to the exit status. @throws UsageError */
export async function dispatch(
  words: readonly string[],
  shell: Shell,
  load: () => Promise<Games>,
): Promise<number> {
  const [first = '', ...rest] = words;
  const gameless = gamelessCommand(first, load);
  if (gameless !== undefined) return gameless.run(rest, shell);
  const games = await load();
  if (words.length === 0 || first === FIRST_COMMAND) return firstCommand(games).run(rest, shell);
  const commands = allCommands(games);
  const named = commandNamed(commands, first);
  if (named !== undefined) return named.run(rest, shell);
  if (first === 'help') return printHelp(rest, commands, shell);
  if (words.length === 1 && isHelp(first)) return printOverview(commands, shell);
  checkFirst(words, commands);
  return commands[0].run(words, shell);
}

/** The call that prints the help for the command that the words name, or the overview if they don't name one. */
export async function helpCall([first = '']: readonly string[], load: () => Promise<Games>): Promise<string> {
  const isPlay = first.startsWith('-') || isDeal(first);
  const isNamed =
    isPlay ||
    gamelessCommand(first, load) !== undefined ||
    commandNamed(allCommands(await load()), first) !== undefined;
  return isNamed ? `klondike ${isPlay ? FIRST_COMMAND : first} --help` : 'klondike --help';
}

/** @throws UsageError if the first word is neither a deal nor an option */
function checkFirst(words: readonly string[], commands: Commands): void {
  const [first = ''] = words;
  if (!first.startsWith('-') && !isDeal(first)) throw unknownCommand(first, commands);
  if (words.length === 1 && first.startsWith('--') && meantBy(first.slice(2), ['version']) !== undefined)
    throw new UsageError((texts) => texts.unknownOption(first, '--version'));
}

const commandNamed = (commands: Commands, name: string): CliCommand | undefined =>
  commands.find((command) => command.name === name);

/** Names of deals contain a digit or a colon; names of commands contain neither. */
const isDeal = (word: string): boolean => /[\d:]/.test(word);

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

/** Prints the overview, or the help of the named command. @throws UsageError */
async function printHelp(
  [name, stray]: readonly string[],
  commands: Commands,
  shell: Shell,
): Promise<number> {
  if (stray !== undefined) throw new UsageError((texts) => texts.unexpected(stray));
  if (name === undefined || name === 'help' || isHelp(name)) return printOverview(commands, shell);
  const command = commandNamed(commands, name);
  if (command === undefined) throw unknownCommand(name, commands);
  return command.run(['--help'], shell);
}

async function printOverview(commands: Commands, { output, process }: Shell): Promise<number> {
  const language = languageFrom(process.env);
  const manuals = await helpOfAll(commands, language);
  const text = overview(manuals, await helpStrings(language), helpWidth(outputWidth(process)));
  output.print(spelledFor(process, text));
  return 0;
}

function unknownCommand(word: string, commands: Commands): UsageError {
  const meant = meantBy(word, [...commands.map(({ name }) => name), 'help']);
  return new UsageError((texts) => texts.unknownCommand(word, meant));
}
