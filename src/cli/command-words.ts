/** A command of `klondike`: its name, what it takes, its help, and how it is run. */
import type { EachLanguage } from '../core/strings/language.js';
import type { Options, Taken } from './arguments.js';
import type { Shell } from './shell.js';

/** The texts that a command's help, completion and manual section are made from. */
export interface CommandWords {
  readonly name: string;
  /** How to call the command; `does` says what it does. */
  readonly call: string;
  readonly does: EachLanguage;
  readonly options: Options;
  /** Does it take words that are not options? `1` means exactly one. */
  readonly takesFiles?: Taken<Options>['takesFiles'];
  /** The words that it takes, if they are few. Without them they are files. */
  readonly words?: readonly string[];
  /** Paragraphs below the options in its help. */
  readonly notes: readonly EachLanguage[];
}

export interface Command {
  readonly name: string;
  readonly about: CommandWords;
  /** Runs the command with the words after its name, and resolves to the exit status. @throws UsageError */
  readonly run: (words: readonly string[], shell: Shell) => Promise<number>;
}
