/** Finds the command that words call, and runs it. */
import type { LanguageName } from '../core/strings/language.js';
import { meantBy } from '../core/text/nearest.js';
import type { Games } from '../kit/games.js';
import type { CliCommand } from './command.js';
import { helpOfAll } from './command.js';
import type { Commands } from './commands.js';
import { FIRST_COMMAND, allCommands, firstCommand, gamelessCommand } from './commands.js';
import { UsageError } from './errors.js';
import { helpOn, overview } from './manual/help.js';
import { languageFrom, spelledFor } from './play/locale.js';
import type { Shell } from './shell.js';
import { helpStrings } from './strings/catalogue.js';

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
  const language = languageFrom(shell.process.env);
  if (first === 'help') return say(await helpFor(rest, commands, language), shell);
  if (words.length === 1 && isHelp(first)) return say(await overviewOf(commands, language), shell);
  checkFirst(words, commands);
  return commands[0].run(words, shell);
}

/** How to call the help of the command that the words call; the overview if they call none. */
export async function helpCall([first = '']: readonly string[], load: () => Promise<Games>): Promise<string> {
  const isPlay = first.startsWith('-') || isDeal(first);
  const isNamed =
    isPlay ||
    gamelessCommand(first, load) !== undefined ||
    commandNamed(allCommands(await load()), first) !== undefined;
  return isNamed ? `klondike ${isPlay ? FIRST_COMMAND : first} --help` : 'klondike --help';
}

/** @throws UsageError if the first word is no deal and no option of the first command */
function checkFirst(words: readonly string[], commands: Commands): void {
  const [first = ''] = words;
  if (!first.startsWith('-') && !isDeal(first)) throw unknownCommand(first, commands);
  if (words.length === 1 && first.startsWith('--') && meantBy(first.slice(2), ['version']) !== undefined)
    throw new UsageError((texts) => texts.unknownOption(first, '--version'));
}

const commandNamed = (commands: Commands, name: string): CliCommand | undefined =>
  commands.find((command) => command.name === name);

/** Names of deals have digits or a colon. Names of commands have neither. */
const isDeal = (word: string): boolean => /[\d:]/.test(word);

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

/** The text of `klondike help` with these words after it. @throws UsageError */
async function helpFor(
  [name, stray]: readonly string[],
  commands: Commands,
  language: LanguageName,
): Promise<string> {
  if (stray !== undefined) throw new UsageError((texts) => texts.unexpected(stray));
  if (name === undefined || name === 'help' || isHelp(name)) return overviewOf(commands, language);
  const command = commandNamed(commands, name);
  if (command === undefined) throw unknownCommand(name, commands);
  return helpOn(await command.help(language), await helpStrings(language));
}

const overviewOf = async (commands: Commands, language: LanguageName): Promise<string> =>
  overview(await helpOfAll(commands, language), await helpStrings(language));

function unknownCommand(word: string, commands: Commands): UsageError {
  const meant = meantBy(word, [...commands.map(({ name }) => name), 'help']);
  return new UsageError((texts) => texts.unknownCommand(word, meant));
}

function say(text: string, { output, process }: Shell): number {
  output.print(spelledFor(process, text));
  return 0;
}
