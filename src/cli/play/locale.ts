/** What a terminal can show, by the environment the program runs in. */
import type { Look } from '../../views/terminal/window/suits.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Is the locale's character set UTF-8? The first variable that is set decides. */
export function unicodeFrom(env: Environment): boolean {
  const locale = [env['LC_ALL'], env['LC_CTYPE'], env['LANG']].find((value) => isSet(value));
  return /utf-?8/i.test(locale ?? '');
}

export interface ColorStream {
  readonly hasColors?: (count?: number) => boolean;
}

/** FORCE_COLOR decides, else NO_COLOR, else what the terminal can do. */
export function colorFrom(env: Environment, stream: ColorStream): 'none' | 'two' {
  const forced = env['FORCE_COLOR'];
  if (isSet(forced)) return forced === '0' || forced === 'false' ? 'none' : 'two';
  if (isSet(env['NO_COLOR']) || env['TERM'] === 'dumb') return 'none';
  return stream.hasColors?.(8) === true ? 'two' : 'none';
}

/** What the player asks for, each as in the usage. */
export interface LookOptions {
  readonly ascii?: boolean | undefined;
  readonly fourColor?: boolean | undefined;
}

/** How a game is to be drawn: nothing is asked for that the terminal cannot show. */
export function lookFrom(env: Environment, stream: ColorStream, { ascii, fourColor }: LookOptions): Look {
  const color = colorFrom(env, stream);
  return {
    color: color === 'two' && fourColor === true ? 'four' : color,
    unicode: unicodeFrom(env) && ascii !== true,
  };
}

/** Of a process: what decides whether a game can fill its terminal. */
export interface Seat {
  readonly env: Environment;
  readonly platform: string;
  readonly stdin: { readonly isTTY?: boolean };
  readonly stdout: { readonly isTTY?: boolean };
}

/** Both streams must be terminals, and known to move their cursor; Windows names no kind of terminal. */
export function canFillScreen({ env, platform, stdin, stdout }: Seat): boolean {
  const canMove = isSet(env['TERM']) ? env['TERM'] !== 'dumb' : platform === 'win32';
  return stdin.isTTY === true && stdout.isTTY === true && canMove;
}

const isSet = (value: string | undefined): value is string => value !== undefined && value !== '';
