/** Finds out from the environment what a terminal can show. */
import { inAscii } from '../../core/text/ascii.js';
import type { TerminalLook } from '../../terminal/window/suits.js';
import type { LanguageName } from '../../core/strings/language.js';
import { languageOf } from '../../core/strings/language.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The part of a process that decides what it can show. */
interface Surroundings {
  readonly env: Environment;
  readonly platform: string;
  readonly stdin: { readonly isTTY?: boolean };
  readonly stdout: ColorStream & { readonly isTTY?: boolean };
}

/** Is the locale's character set UTF-8? Windows sets no locale; there the kind of terminal decides. */
export function unicodeFrom({ env, platform }: Pick<Surroundings, 'env' | 'platform'>): boolean {
  const locale = localeOf(env);
  if (locale === undefined && platform === 'win32') return isTerminalWithSigns(env);
  return /utf-?8/i.test(locale ?? '');
}

/** Can suit signs be printed? Into a pipe, also if no locale is set. */
export const canPrintSigns = (seat: Omit<Surroundings, 'stdin'>): boolean =>
  (seat.stdout.isTTY !== true && localeOf(seat.env) === undefined) || unicodeFrom(seat);

/** The text as standard output can show it: without accents, if it cannot show signs. */
export const spelledFor = (seat: Omit<Surroundings, 'stdin'>, text: string): string =>
  canPrintSigns(seat) ? text : inAscii(text);

/** The first variable that is set decides. */
const localeOf = (env: Environment): string | undefined =>
  [env['LC_ALL'], env['LC_CTYPE'], env['LANG']].find((value) => isSet(value));

/** The player's locale for dates, such as `en-GB`. If no variable is set, the system's locale counts. */
export function localeFrom(env: Environment): string {
  const locale = [env['LC_ALL'], env['LC_TIME'], env['LANG']].find((value) => isSet(value));
  if (locale === undefined) return new Intl.DateTimeFormat().resolvedOptions().locale;
  return locale.replace(/[.@].*/, '').replaceAll('_', '-');
}

/** The terminals of Windows that are known to show such signs, as is-unicode-supported 2.1 lists them. */
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
 * Terminals without colors that Node believes to have some: DEC's up to the VT420, and all whose name says
 * that they have none.
 */
const MONOCHROME = /^vt[1-4]\d\d(?!.*color)|-m(ono)?$/;

/** FORCE_COLOR decides, else NO_COLOR, else what the terminal can do. */
export function colorFrom(env: Environment, stream: ColorStream): 'none' | 'two' {
  const { FORCE_COLOR, NO_COLOR, TERM = '', ...others } = env;
  if (isSet(FORCE_COLOR)) return FORCE_COLOR === '0' || FORCE_COLOR === 'false' ? 'none' : 'two';
  if (isSet(NO_COLOR) || TERM === 'dumb' || MONOCHROME.test(TERM)) return 'none';
  return stream.hasColors?.(8, { ...others, TERM }) === true ? 'two' : 'none';
}

/** The player's options for the look; undefined if not given. */
export interface LookOptions {
  readonly ascii?: boolean | undefined;
  readonly fourColor?: boolean | undefined;
}

/** The look of a game: what the player asks for, as far as the terminal can show it. */
export function lookFrom(seat: Omit<Surroundings, 'stdin'>, { ascii, fourColor }: LookOptions): TerminalLook {
  const color = colorFrom(seat.env, seat.stdout);
  return {
    color: color === 'two' && fourColor === true ? 'four' : color,
    unicode: unicodeFrom(seat) && ascii !== true,
  };
}

/**
 * Can a game fill the screen? Both streams must be terminals that can move their cursor. On Windows, TERM may
 * be unset.
 */
export function canFillScreen({ env, platform, stdin, stdout }: Surroundings): boolean {
  const canMove = isSet(env['TERM']) ? env['TERM'] !== 'dumb' : platform === 'win32';
  return stdin.isTTY === true && stdout.isTTY === true && canMove;
}

const isSet = (value: string | undefined): value is string => value !== undefined && value !== '';

/** The language of the first variable that is set, in POSIX's order for messages. */
export function languageFrom(env: Environment): LanguageName {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (value) => value !== undefined && value !== '',
  );
  return languageOf([locale ?? '']);
}
