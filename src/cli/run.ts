/** The `klondike` command as a function of words and streams. */
import { readFileSync } from 'node:fs';
import { COMMANDS, USUAL } from './commands.js';
import { didYouMean } from './nearest.js';
import type { Outputs } from './output.js';
import type { Shell } from './shell.js';
import { codeOf, isClosedPipe } from './system-error.js';
import { UsageError } from './usage.js';

/** Runs the command; the exit status. */
export async function run(words: readonly string[], shell: Shell): Promise<number> {
  try {
    const status = await obey(words, shell);
    shell.output.flush();
    return status;
  } catch (error) {
    return failed(error, words, shell);
  }
}

function obey(words: readonly string[], shell: Shell): Promise<number> | number {
  const [first = '', ...rest] = words;
  const named = COMMANDS.find(({ name }) => name === first);
  if (named !== undefined) return named.run(rest, shell);
  if (first === 'help') return say(helpOn(rest), shell);
  if (words.length === 1 && isHelp(first)) return say(OVERVIEW, shell);
  if (words.length === 1 && first === '--version') return say(version(), shell);
  if (words.length > 0 && !first.startsWith('-')) throw unknownCommand(first, 'Unexpected argument');
  return USUAL.run(words, shell);
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

/** Of `klondike help`. @throws UsageError */
function helpOn([name, ...others]: readonly string[]): string {
  if (others[0] !== undefined) throw new UsageError(`Unexpected argument '${others[0]}'`);
  if (name === undefined || name === 'help' || isHelp(name)) return OVERVIEW;
  const command = COMMANDS.find((each) => each.name === name);
  if (command === undefined) throw unknownCommand(name, 'There is no command');
  return command.help;
}

function unknownCommand(word: string, what: string): UsageError {
  const names = [...COMMANDS.map(({ name }) => name), 'help'];
  return new UsageError(`${what} '${word}'${didYouMean(word, names, (name) => `klondike ${name}`)}`);
}

const OVERVIEW = `${COMMANDS.map(({ line }) => line).join('\n')}
klondike help [COMMAND]        this text, or what a command takes
klondike --version

Frames, analyses, --json and the console's talk go to standard output, all else to
standard error.

Exit status: 0 all went well; 1 a script was not as expected; 2 something could
not be read or written: an argument, a file, a word.`;

function say(text: string, { output }: Outputs): number {
  output.print(text);
  return 0;
}

function version(): string {
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return String((JSON.parse(file) as { version: unknown }).version);
}

/** The exit status of a run that ended with an error. */
function failed(error: unknown, [first = '']: readonly string[], { errors }: Outputs): number {
  if (isClosedPipe(error)) return 0;
  if (error instanceof UsageError) {
    const named = COMMANDS.find(({ name }) => name === first) ?? (first.startsWith('-') ? USUAL : undefined);
    const help = named === undefined ? 'klondike --help' : `klondike ${named.name} --help`;
    errors.print(`klondike: ${error.message}\n${help} tells what it takes.`);
    return 2;
  }
  if (codeOf(error) === undefined) throw error;
  errors.print(`klondike: ${(error as Error).message}`);
  return 2;
}
