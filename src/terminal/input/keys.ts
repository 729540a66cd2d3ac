/**
 * Decodes the input from xterm and similar terminals. A key is its character, or a name of two or more letters. Unknown sequences
 * and reports are dropped. Pasted text arrives in one piece.
 */
import { checkGiven } from '../../core/given.js';
import type { CanvasPoint } from '../drawing/canvas.js';

/** A mouse event and its cell in the window. */
export interface Mouse extends CanvasPoint {
  readonly mouse: 'press' | 'drag' | 'release';
}

/** A step of the mouse wheel. */
export interface Wheel {
  readonly wheel: 'up' | 'down';
}

/** A key or a mouse event for a table. */
export type TableKey = string | Mouse;

/** A key, a mouse event, or a step of the wheel, which only covers use. */
export type Key = TableKey | Wheel;

/** Pasted text, cut if it is long. */
export interface Paste {
  readonly pasted: string;
}

/** A key press, or pasted text. */
export type Input = Key | Paste;

/** The decoded part of a chunk of input. */
export interface Decoded {
  readonly keys: readonly Input[];
  /** The beginning of an incomplete sequence. Put it before the next chunk. */
  readonly rest: string;
}

interface Sequence {
  readonly pattern: RegExp;
  readonly key: (match: RegExpExecArray) => Input | undefined;
}

const none = (): undefined => undefined;

const ARROWS: Partial<Record<string, Key>> = { A: 'up', B: 'down', C: 'right', D: 'left' };

/** Keys by the letter or number in their sequence. */
const ENDS: Partial<Record<string, Key>> = {
  H: 'home',
  1: 'home',
  7: 'home',
  F: 'end',
  4: 'end',
  8: 'end',
  5: 'pageup',
  6: 'pagedown',
};

const CONTROLS: Partial<Record<string, Key>> = {
  '\x03': 'ctrl-c',
  '\x04': 'ctrl-d',
  '\x08': 'backspace',
  '\x0a': 'enter',
  '\x0c': 'ctrl-l',
  '\x0d': 'enter',
  '\x1a': 'ctrl-z',
  '\x1b': 'escape',
  '\x7f': 'backspace',
};

const PASTE = '\x1b[200~';
const PASTE_END = '\x1b[201~';

/** In characters. An input line can't take more. */
const MAX_PASTED = 1000;

/** The first pattern that matches at the start of the text counts. */
const SEQUENCES: readonly Sequence[] = [
  {
    pattern: /^\x1b\[200~([^]*?)\x1b\[201~/,
    key: ([, text = '']) => ({ pasted: text.slice(0, MAX_PASTED) }),
  },
  { pattern: /^\x1b\[<(\d{1,5});(\d{1,5});(\d{1,5})([Mm])/, key: mouseOf },
  { pattern: /^\x1b\[M[^]{3}/, key: none },
  { pattern: /^\x1b(?:OP|\[\[A|\[11~)/, key: () => 'f1' },
  { pattern: /^\x1b\[\[[A-Z]/, key: none },
  { pattern: /^\x1b(?:O|\[[0-9;]{0,20})([ABCD])/, key: ([, letter = '']) => ARROWS[letter] },
  { pattern: /^\x1b(?:O|\[)([HF])/, key: ([, letter = '']) => ENDS[letter] },
  { pattern: /^\x1b\[([145678])~/, key: ([, number = '']) => ENDS[number] },
  { pattern: /^\x1bOM/, key: () => 'enter' },
  { pattern: /^\x1b\[27;(\d{1,3});(\d{1,7})~/, key: ([, held, code]) => controlKey(code, held) },
  {
    pattern: /^\x1b\[(\d{1,7})(?::\d{0,7}){0,2};(\d{1,3})(?::[12])?(?:;[\d:]{0,30})?u/,
    key: ([, code, held]) => controlKey(code, held),
  },
  { pattern: /^\x1bO[ -~]/, key: none },
  { pattern: /^\x1b\[[0-?]*[ -/]*(?:[@-~]|(?=[^ -~]))/, key: none },
  { pattern: /^\x1b[\]PX^_][^\x07\x1b]*(?:\x07|\x1b\\)/, key: none },
  { pattern: /^[\0-\x1f\x7f]/, key: ([control]) => CONTROLS[control] },
  { pattern: /^[^]/u, key: ([char]) => char },
];

/** Sequences that may continue in the next chunk. */
const PARTIAL = /^\x1b(?:$|O$|\[[0-?]*[ -/]*$|\[M[^]{0,2}$|\[\[$|[\]PX^_][^\x07\x1b]*\x1b?$|\[200~)/;

/** In characters. Known sequences are shorter; longer ones are dropped. */
const MAX_SEQUENCE = 256;

/** The keys in a chunk of input. Put the rest of the last chunk before it. @throws TypeError unless it is a string */
export function decodeKeys(text: string): Decoded {
  checkGiven('text', text, 'a string');
  const keys: Input[] = [];
  let rest = text;
  while (rest !== '') {
    const { key, length } = first(rest);
    if (length === 0) return { keys, rest: waiting(rest) };
    if (key !== undefined) keys.push(key);
    rest = rest.slice(length);
  }
  return { keys, rest };
}

/** The keys in the rest of a chunk that nothing follows: the Escape key if the rest is one escape character, otherwise none. */
export const decodeRest = (rest: string): Key[] => (rest === '\x1b' ? ['escape'] : []);

/** The first key of a text and the length of its sequence; 0 if the sequence is incomplete. */
function first(text: string): { key: Input | undefined; length: number } {
  if (PARTIAL.test(text) && !isPasted(text)) return { key: undefined, length: 0 };
  for (const { pattern, key } of SEQUENCES) {
    const match = pattern.exec(text);
    if (match !== null) return { key: key(match), length: match[0].length };
  }
  return { key: undefined, length: 1 };
}

const isPasted = (text: string): boolean => text.startsWith(PASTE) && text.includes(PASTE_END);

/**
 * The part of an incomplete sequence to keep. For a long paste, this is its beginning and the characters that may belong to its end
 * marker.
 */
function waiting(rest: string): string {
  if (!rest.startsWith(PASTE)) return rest.length > MAX_SEQUENCE ? '' : rest;
  const kept = PASTE.length + MAX_PASTED;
  return rest.slice(0, kept) + rest.slice(kept).slice(1 - PASTE_END.length);
}

/**
 * The bits for Control, and for Alt, Control, Super, Hyper and Meta, in the sequences from xterm (`modifyOtherKeys`)
 * and kitty (`CSI u`).
 */
const CONTROL = 4;
const HELD = 2 + CONTROL + 8 + 16 + 32;

const LAST_CODE_POINT = 0x10ffff;

/** Reads a letter with Control from its code point. Terminals send this for letters without a control character. */
function controlKey(code = '', held = ''): Key | undefined {
  if (((Number(held) - 1) & HELD) !== CONTROL || Number(code) > LAST_CODE_POINT) return undefined;
  const letter = latinKey(String.fromCodePoint(Number(code))).toLowerCase();
  return /^[a-z]$/.test(letter) ? CONTROLS[String.fromCharCode(letter.charCodeAt(0) & 0x1f)] : undefined;
}

const MODIFIERS = 4 + 8 + 16;
const MOTION = 32;
const WHEEL: Readonly<Partial<Record<number, Wheel>>> = { 64: { wheel: 'up' }, 65: { wheel: 'down' } };

/** Ignores all but the left button and the wheel. */
function mouseOf([, code, column, row, end]: RegExpExecArray): Mouse | Wheel | undefined {
  const button = Number(code) & ~MODIFIERS;
  if (button in WHEEL) return WHEEL[button];
  const at = { x: Number(column) - 1, y: Number(row) - 1 };
  if (button === MOTION) return { mouse: 'drag', ...at };
  if (button !== 0) return undefined;
  return { mouse: end === 'M' ? 'press' : 'release', ...at };
}

/** Reads keys from the chunks of a terminal's input. */
export class KeyReader {
  private rest = '';

  /** Is the last sequence incomplete? */
  get isMidKey(): boolean {
    return this.rest !== '';
  }

  read(text: string): readonly Input[] {
    const { keys, rest } = decodeKeys(this.rest + text);
    this.rest = rest;
    return keys;
  }

  /** Call this after a pause: a lone escape character is then the Escape key. */
  settle(): readonly Key[] {
    const keys = decodeRest(this.rest);
    this.rest = '';
    return keys;
  }
}

/**
 * Keyboards without Latin letters. The two texts of a row are the characters of the same keys on two keyboards. A
 * terminal sends the letter, not the key. Layouts: `ru`, `ua`, `gr` and `il` from xkeyboard-config 2.35.1. Bulgarian
 * and Serbian keyboards have the same letters on other keys; they count as Russian letters here.
 */
const ROWS: readonly (readonly [foreign: string, latin: string])[] = [
  ['йцукенгшщзхъ', 'qwertyuiop[]'],
  ['фывапролджэ', "asdfghjkl;'"],
  ['ячсмитьбюё', 'zxcvbnm,.`'],
  ['ЙЦУКЕНГШЩЗХЪ', 'QWERTYUIOP{}'],
  ['ФЫВАПРОЛДЖЭ', 'ASDFGHJKL:"'],
  ['ЯЧСМИТЬБЮЁ', 'ZXCVBNM<>~'],
  ['іїєґ', "s]'\\"],
  ['ІЇЄҐ', 'S}"|'],
  ['ςερτυθιοπασδφγηξκλζχψωβνμ', 'wertyuiopasdfghjklzxcvbnm'],
  ['ΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ', 'ERTYUIOPASDFGHJKLZXCVBNM'],
  ['קראטוןםפשדגכעיחלךףזסבהנמצתץ', 'ertyuiopasdfghjkl;zxcvbnm,.'],
];

const LATIN: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([foreign, latin]) =>
    Array.from(foreign, (letter, at) => [letter, latin.charAt(at)] as const),
  ),
);

/** The Latin letter on the key of this letter. Returns any other key unchanged. */
export const latinKey = (key: string): string => LATIN.get(key) ?? key;

/** An action of the view or of its program. */
export type ProgramAct = 'help' | 'about' | 'moves' | 'redraw' | 'quit' | 'interrupt' | 'suspend';

/** Does the key also work while a question is open or a panel covers the table? All keys with Control do. */
export const isAlwaysHeard = (key: string): boolean => key.startsWith('ctrl-');
