/** The `klondike` command as a function of words and streams. */
import type { LanguageName } from '../core/strings/language.js';
import type { Games } from '../kit/games.js';
import type { Command } from './command.js';
import { helpOfAll } from './command.js';
import type { Commands } from './commands.js';
import { FIRST_COMMAND, allCommands, firstCommand, gamelessCommand } from './commands.js';
import { languageFrom, spelledFor } from './play/locale.js';
import type { Shell } from './shell.js';
import { commandTexts, helpStrings } from './strings/catalogue.js';
import { CommandError, UsageError, codeOf, isClosedPipe } from './errors.js';

/** Runs the command and returns the exit status. @param games those that it knows; by default all of the package */
export async function run(words: readonly string[], shell: Shell, games?: Games): Promise<number> {
  const load = async (): Promise<Games> => games ?? (await import('../games.js')).GAMES;
  try {
    const isVersion = words.length === 1 && words[0] === '--version';
    const status = isVersion ? await sayVersion(shell) : await obey(words, shell, load);
    shell.output.flush();
    return status;
  } catch (error) {
    return failed(error, words, { shell, load });
  }
}

async function sayVersion(shell: Shell): Promise<number> {
  const { version } = await import('./version.js');
  return say(version(), shell);
}

async function obey(words: readonly string[], shell: Shell, load: () => Promise<Games>): Promise<number> {
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
  await checkFirst(words, commands);
  return commands[0].run(words, shell);
}

/** @throws UsageError if the first word is no deal and no option of the first command */
async function checkFirst(words: readonly string[], commands: Commands): Promise<void> {
  const [first = ''] = words;
  if (!first.startsWith('-') && !isDeal(first)) throw await unknownCommand(first, commands);
  const { meantBy } = await import('../core/text/nearest.js');
  if (words.length === 1 && first.startsWith('--') && meantBy(first.slice(2), ['version']) !== undefined)
    throw new UsageError((texts) => texts.unknownOption(first, '--version'));
}

const commandNamed = (commands: Commands, name: string): Command | undefined =>
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
  if (command === undefined) throw await unknownCommand(name, commands);
  const { helpOn } = await import('./manual/help.js');
  return helpOn(await command.help(language), await helpStrings(language));
}

async function overviewOf(commands: Commands, language: LanguageName): Promise<string> {
  const { overview } = await import('./manual/help.js');
  return overview(await helpOfAll(commands, language), await helpStrings(language));
}

async function unknownCommand(word: string, commands: Commands): Promise<UsageError> {
  const { meantBy } = await import('../core/text/nearest.js');
  const meant = meantBy(word, [...commands.map(({ name }) => name), 'help']);
  return new UsageError((texts) => texts.unknownCommand(word, meant));
}

function say(text: string, { output, process }: Shell): number {
  output.print(spelledFor(process, text));
  return 0;
}

/** The exit status of a run that ended with an error. */
async function failed(
  error: unknown,
  words: readonly string[],
  { shell: { errors, process }, load }: { readonly shell: Shell; readonly load: () => Promise<Games> },
): Promise<number> {
  if (isClosedPipe(error)) return 0;
  if (error instanceof CommandError) {
    const texts = await commandTexts(languageFrom(process.env));
    const lines = [`klondike: ${error.in(texts)}`];
    if (error instanceof UsageError) lines.push(texts.runHelp(await helpCall(words, load)));
    errors.print(spelledFor(process, lines.join('\n')));
    return 2;
  }
  if (codeOf(error) === undefined) throw error;
  errors.print(`klondike: ${(error as Error).message}`);
  return 2;
}

/** How to call the help of the command that the words call; the overview if they call none. */
async function helpCall([first = '']: readonly string[], load: () => Promise<Games>): Promise<string> {
  const isPlay = first.startsWith('-') || isDeal(first);
  const isNamed =
    isPlay ||
    gamelessCommand(first, load) !== undefined ||
    commandNamed(allCommands(await load()), first) !== undefined;
  return isNamed ? `klondike ${isPlay ? FIRST_COMMAND : first} --help` : 'klondike --help';
}
