/** The `klondike` command as a function of its arguments and streams. */
import type { Games } from '../kit/games.js';
import { CommandError, UsageError, codeOf, isClosedPipe } from './errors.js';
import type { Shell } from './shell.js';
import { tell, textsFor } from './shell.js';

/** Resolves to the exit status. @param games by default all games of the package */
export async function run(words: readonly string[], shell: Shell, games?: Games): Promise<number> {
  const load = async (): Promise<Games> => games ?? (await import('../games.js')).GAMES;
  try {
    const status = isVersion(words) ? await printVersion(shell) : await runCommand(words, shell, load);
    shell.output.flush();
    return status;
  } catch (error) {
    return failed(error, words, { shell, load });
  }
}

const isVersion = ([word, ...others]: readonly string[]): boolean =>
  word === '--version' && others.length === 0;

async function printVersion({ output }: Shell): Promise<number> {
  const { version } = await import('./version.js');
  output.print(version());
  return 0;
}

async function runCommand(
  words: readonly string[],
  shell: Shell,
  load: () => Promise<Games>,
): Promise<number> {
  const { dispatch } = await import('./dispatch.js');
  return dispatch(words, shell, load);
}

/** Reports the error that ended a run, and resolves to the exit status. */
async function failed(
  error: unknown,
  words: readonly string[],
  { shell, load }: { readonly shell: Shell; readonly load: () => Promise<Games> },
): Promise<number> {
  if (isClosedPipe(error)) return 0;
  if (error instanceof CommandError) {
    const texts = await textsFor(shell);
    const lines = [`klondike: ${error.in(texts)}`];
    if (error instanceof UsageError) {
      const { helpCall } = await import('./dispatch.js');
      lines.push(texts.runHelp(await helpCall(words, load)));
    }
    tell(shell, lines.join('\n'));
    return 2;
  }
  if (codeOf(error) === undefined) throw error;
  shell.errors.print(`klondike: ${(error as Error).message}`);
  return 2;
}
