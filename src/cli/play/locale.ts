/** Reads from the environment what the terminal can show, and in which language to speak to the player. */
import type { LanguageName } from '../../core/strings/language.js';
import { languageOf } from '../../core/strings/language.js';
import { inAscii } from '../../core/text/ascii.js';
import type { TerminalLook } from '../../terminal/window/suits.js';

export type Environment = Readonly<Record<string, string | undefined>>;

interface TerminalProcess {
  readonly env: Environment;
  readonly platform: string;
  readonly stdin: { readonly isTTY?: boolean };
  readonly stdout: ColorStream & { readonly isTTY?: boolean };
}

/** Is the locale's character set UTF-8? Windows has no locale variables, so the kind of terminal decides. */
export function unicodeFrom({ env, platform }: Pick<TerminalProcess, 'env' | 'platform'>): boolean {
  const locale = localeFor('LC_CTYPE', env);
  if (locale === undefined && platform === 'win32') return isTerminalWithSigns(env);
  return /utf-?8/i.test(locale ?? '');
}

/** Can the output have suit signs? A pipe can have them even if no locale is set. */
export const canPrintSigns = (seat: Omit<TerminalProcess, 'stdin'>): boolean =>
  (seat.stdout.isTTY !== true && localeFor('LC_CTYPE', seat.env) === undefined) || unicodeFrom(seat);

/** The text as standard output can show it: without accents and signs if it can't show them. */
export const spelledFor = (seat: Omit<TerminalProcess, 'stdin'>, text: string): string =>
  canPrintSigns(seat) ? text : inAscii(text);

/** The locale for a category, from the first variable that is set, in the order of POSIX. */
const localeFor = (category: 'LC_CTYPE' | 'LC_TIME' | 'LC_MESSAGES', env: Environment): string | undefined =>
  [env['LC_ALL'], env[category], env['LANG']].find(isSet);

/** The player's locale for dates, such as `en-GB`; the system's locale if no variable is set. */
export function localeFrom(env: Environment): string {
  const locale = localeFor('LC_TIME', env);
  if (locale === undefined) return new Intl.DateTimeFormat().resolvedOptions().locale;
  return locale.replace(/[.@].*/, '').replaceAll('_', '-');
}

/** Known Windows terminals that can show the signs, from is-unicode-supported 2.1. */
function isTerminalWithSigns(env: Environment): boolean {
  const { TERM = '', TERM_PROGRAM = '', TERMINAL_EMULATOR, ConEmuTask } = env;
  return (
    isSet(env['WT_SESSION']) ||
    isSet(env['TERMINUS_SUBLIME']) ||
    ['Terminus-Sublime', 'vscode'].includes(TERM_PROGRAM) ||
    ['xterm-256color', 'alacritty', 'rxvt-unicode', 'rxvt-unicode-256color'].includes(TERM) ||
    TERMINAL_EMULATOR === 'JetBrains-JediTerm' ||
    ConEmuTask === '{cmd::Cmder}'
  );
}

export interface ColorStream {
  readonly hasColors?: (count: number, env: object) => boolean;
}

/**
 * Terminals that have no colors although Node thinks so: DEC's up to the VT420, and those whose name says monochrome.
 */
const MONOCHROME = /^vt[1-4]\d\d(?!.*color)|-m(ono)?$/;

/** FORCE_COLOR decides first, then NO_COLOR, then the terminal. */
export function colorFrom(env: Environment, stream: ColorStream): 'none' | 'two' {
  const { FORCE_COLOR, NO_COLOR, TERM = '', ...others } = env;
  if (isSet(FORCE_COLOR)) return FORCE_COLOR === '0' || FORCE_COLOR === 'false' ? 'none' : 'two';
  if (isSet(NO_COLOR) || TERM === 'dumb' || MONOCHROME.test(TERM)) return 'none';
  return stream.hasColors?.(8, { ...others, TERM }) === true ? 'two' : 'none';
}

/** The look that the player asks for, as far as the terminal can show it. */
export function lookFrom(
  seat: Omit<TerminalProcess, 'stdin'>,
  { ascii, fourColor }: { readonly ascii?: boolean | undefined; readonly fourColor?: boolean | undefined },
): TerminalLook {
  const color = colorFrom(seat.env, seat.stdout);
  return {
    color: color === 'two' && fourColor === true ? 'four' : color,
    unicode: unicodeFrom(seat) && ascii !== true,
  };
}

/**
 * Can a game fill the screen? Both streams must be terminals that can move the cursor. On Windows, TERM may be unset.
 */
export function canFillScreen({ env, platform, stdin, stdout }: TerminalProcess): boolean {
  const canMove = isSet(env['TERM']) ? env['TERM'] !== 'dumb' : platform === 'win32';
  return stdin.isTTY === true && stdout.isTTY === true && canMove;
}

const isSet = (value: string | undefined): value is string => value !== undefined && value !== '';

export const languageFrom = (env: Environment): LanguageName =>
  languageOf([localeFor('LC_MESSAGES', env) ?? '']);
