/** Finds out from the environment what a terminal can show, and in which language to speak to the player. */
import type { LanguageName } from '../../core/strings/language.js';
import { languageOf } from '../../core/strings/language.js';
import { inAscii } from '../../core/text/ascii.js';
import type { TerminalLook } from '../../terminal/window/suits.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The part of a process that decides what it can show. */
interface TerminalProcess {
  readonly env: Environment;
  readonly platform: string;
  readonly stdin: { readonly isTTY?: boolean };
  readonly stdout: ColorStream & { readonly isTTY?: boolean };
}

/** Is the locale's character set UTF-8? Windows sets no locale; there the kind of terminal decides. */
export function unicodeFrom({ env, platform }: Pick<TerminalProcess, 'env' | 'platform'>): boolean {
  const locale = localeFor('LC_CTYPE', env);
  if (locale === undefined && platform === 'win32') return isTerminalWithSigns(env);
  return /utf-?8/i.test(locale ?? '');
}

/** Can suit signs be printed? Into a pipe, also if no locale is set. */
export const canPrintSigns = (seat: Omit<TerminalProcess, 'stdin'>): boolean =>
  (seat.stdout.isTTY !== true && localeFor('LC_CTYPE', seat.env) === undefined) || unicodeFrom(seat);

/** The text as standard output can show it: without accents, if it cannot show signs. */
export const spelledFor = (seat: Omit<TerminalProcess, 'stdin'>, text: string): string =>
  canPrintSigns(seat) ? text : inAscii(text);

/** The locale for a category, from the first variable that is set, in POSIX's order. */
const localeFor = (category: 'LC_CTYPE' | 'LC_TIME' | 'LC_MESSAGES', env: Environment): string | undefined =>
  [env['LC_ALL'], env[category], env['LANG']].find(isSet);

/** The player's locale for dates, such as `en-GB`. If no variable is set, the system's locale counts. */
export function localeFrom(env: Environment): string {
  const locale = localeFor('LC_TIME', env);
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

/** The look of a game: what the player asks for, as far as the terminal can show it. */
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
 * Can a game fill the screen? Both streams must be terminals that can move their cursor. On Windows, TERM may
 * be unset.
 */
export function canFillScreen({ env, platform, stdin, stdout }: TerminalProcess): boolean {
  const canMove = isSet(env['TERM']) ? env['TERM'] !== 'dumb' : platform === 'win32';
  return stdin.isTTY === true && stdout.isTTY === true && canMove;
}

const isSet = (value: string | undefined): value is string => value !== undefined && value !== '';

/** The language for messages. */
export const languageFrom = (env: Environment): LanguageName =>
  languageOf([localeFor('LC_MESSAGES', env) ?? '']);
