/** `klondike console`: the dialogue of numbered piles, the same in a terminal and in a pipe. */
import { Dialogue, Tokens } from '../games/klondike/doors/numbered-piles/dialogue.js';
import { Game } from '../games/klondike/doors/numbered-piles/game.js';
import { readDeal } from '../games/klondike/model/deals.js';
import type { Rules } from '../games/klondike/model/rules.js';
import { YCP_TEXT, YCP_TEXT_REFERENCE } from '../games/klondike/model/rules.js';
import type { OptionValues } from './arguments.js';
import { readName, readOption } from './arguments.js';
import type { CONSOLE_OPTIONS } from './options.js';
import type { Output } from './output.js';
import { canPrintSigns, languageFrom, spelledFor } from './play/locale.js';
import { LINE_STRINGS } from './play/strings/line-strings.js';
import type { CommandProcess, Shell } from './shell.js';

/**
 * Plays until the game is won or the input ends. Without `--deal`, prints the name of a random deal on standard
 * error. Resolves to exit status 0.
 */
export async function consoleCommand(
  options: OptionValues<typeof CONSOLE_OPTIONS>,
  shell: Shell,
): Promise<number> {
  const { output, errors, process } = shell;
  const signs = canPrintSigns(process);
  const rules = houseNamed(options.rules);
  const deal = readOption('--deal', options.deal, (name) => readDeal(name));
  const game = new Game({ deal: deal?.name, rules });
  errors.print(spelledFor(process, LINE_STRINGS[languageFrom(process.env)].howToQuit));
  if (deal === undefined) errors.print(`deal: ${game.deal}`);
  const dialogue = new Dialogue(game, (text) => output.write(signs ? text : lettered(text)));
  dialogue.start();
  output.flush();
  if (!dialogue.isOver) await talk(dialogue, process.stdin, output);
  return 0;
}

/** The houses that have numbered piles; the first is the default. */
const HOUSES = [YCP_TEXT, YCP_TEXT_REFERENCE] as const;

/** @throws UsageError if the name is not one of these houses */
function houseNamed(name: string | undefined): Rules {
  const named =
    name === undefined
      ? undefined
      : readName(
          '--rules',
          name,
          HOUSES.map((rules) => rules.name),
        );
  return HOUSES.find((rules) => rules.name === named) ?? HOUSES[0];
}

/** Replaces suit signs with letters, as in `10d`. */
const lettered = (text: string): string => text.replace(/[♣♦♥♠]/g, (sign) => LETTERS[sign] ?? sign);

const LETTERS: Readonly<Record<string, string>> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };

/** Passes each word to the dialogue as soon as it is complete, until the input ends or the game is won. */
async function talk(dialogue: Dialogue, input: CommandProcess['stdin'], output: Output): Promise<void> {
  const tokens = new Tokens();
  const hear = (words: readonly string[]): void => {
    for (const word of words) dialogue.hear(word);
    output.flush();
  };
  for await (const piece of input.setEncoding('utf8')) {
    hear(tokens.take(String(piece)));
    if (dialogue.isOver) return;
  }
  hear(tokens.end());
}
