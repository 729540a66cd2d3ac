import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Input, Key } from '../../../src/terminal/input/keys.js';
import { decodeKeys, decodeRest } from '../../../src/terminal/input/keys.js';

/** Decodes chunk by chunk, as a view does. */
function keysOf(...chunks: readonly string[]): Input[] {
  let rest = '';
  return chunks.flatMap((chunk) => {
    const decoded = decodeKeys(rest + chunk);
    rest = decoded.rest;
    return decoded.keys;
  });
}

describe('a sequence is a key', () => {
  test.each<[text: string, keys: Input[], because: string]>([
    ['hjkl', ['h', 'j', 'k', 'l'], 'each character is a key'],
    [' +-?', [' ', '+', '-', '?'], 'the space and signs are keys, too'],
    ['é♥𝄞', ['é', '♥', '𝄞'], 'a character may be long'],
    ['\x1b[A\x1b[B\x1b[C\x1b[D', ['up', 'down', 'right', 'left'], 'CSI arrows'],
    ['\x1bOA\x1bOB\x1bOC\x1bOD', ['up', 'down', 'right', 'left'], 'SS3 arrows'],
    ['\x1b[1;5A\x1b[1;2D', ['up', 'left'], 'arrows with Control or Shift held'],
    ['\x1b[H\x1bOH\x1b[1~\x1b[7~', ['home', 'home', 'home', 'home'], 'Home as various terminals send it'],
    ['\x1b[F\x1bOF\x1b[4~\x1b[8~', ['end', 'end', 'end', 'end'], 'End'],
    ['\x1b[5~\x1b[6~', ['pageup', 'pagedown'], 'the keys for pages'],
    ['\x1bOP\x1b[[A\x1b[11~', ['f1', 'f1', 'f1'], 'F1'],
    ['\r\n\x1bOM', ['enter', 'enter', 'enter'], 'both line ends and the keypad'],
    ['\x03\x04\x0c\x1a', ['ctrl-c', 'ctrl-d', 'ctrl-l', 'ctrl-z'], 'control keys'],
    ['\x1b[27;5;1103~\x1b[27;5;99~', ['ctrl-z', 'ctrl-c'], 'Control with я and c as xterm can send them'],
    ['\x1b[27;6;1057~', ['ctrl-c'], 'with Shift held'],
    ['\x1b[1103;5u\x1b[108;5u', ['ctrl-z', 'ctrl-l'], 'Control with я and l as kitty sends them'],
    ['\x1b[1079:1047:112;69:1u\x1b[1489;5:1u', ['ctrl-c'], 'Control with з, which does nothing, and with ב'],
    ['\x7f\x08', ['backspace', 'backspace'], 'Backspace, whichever code a terminal sends'],
    ['\x1bq', ['escape', 'q'], 'escape, then a character'],
    ['\x1b\x1b[A', ['escape', 'up'], 'escape, then an arrow'],
    ['\x1b[<0;3;4M', [{ mouse: 'press', x: 2, y: 3 }], 'the left button goes down'],
    ['\x1b[<32;5;6M', [{ mouse: 'drag', x: 4, y: 5 }], 'the mouse moves'],
    ['\x1b[<0;5;6m', [{ mouse: 'release', x: 4, y: 5 }], 'the button comes up'],
    ['\x1b[200~nq\x1b[A\x03\x1b[201~', [{ pasted: 'nq\x1b[A\x03' }], 'pasted text, whatever is in it'],
    ['\x1b[<64;3;4M\x1b[<65;3;4M', [{ wheel: 'up' }, { wheel: 'down' }], 'the wheel'],
    ['\x1b[<68;3;4M', [{ wheel: 'up' }], 'with Shift held'],
    [
      '\x1b[<16;300;200M',
      [{ mouse: 'press', x: 299, y: 199 }],
      'the mouse far to the right, with Control held',
    ],
  ])('%j is %j: %s', (text, keys) => expect(decodeKeys(text)).toEqual({ keys, rest: '' }));
});

describe('a sequence that is not a key', () => {
  test.each<[text: string, because: string]>([
    ['\x1b[<2;3;4M\x1b[<1;3;4M', 'the other buttons'],
    ['\x1b[<66;3;4M\x1b[<67;3;4M', 'a wheel that goes sideways'],
    ['\x1b[<35;3;4M', 'motion without a button'],
    ['\x1b[M !!\x1b[M#!!', 'the mouse reports of old terminals'],
    ['\x1b[3~\x1b[15~\x1b[2~\x1b[[B\x1bOQ', 'keys that do nothing here'],
    ['\x1b[?62;22c\x1b[?2026;1$y', 'reports'],
    ['\x1b]0;a title\x07\x1bP1$r0m\x1b\\', 'operating system commands and device control strings'],
    ['\x00\x01\t\x0b', 'other control characters'],
    ['\x1b[27;3;99~\x1b[99;7u\x1b[99;9u', 'letters with Alt or Super'],
    ['\x1b[99;5:3u', 'a released letter'],
    ['\x1b[27;5;59~\x1b[27;5;9999999~\x1b[57358;5u', 'Control with a sign, or beyond all characters'],
    ['\x1b[1;\x01', 'a sequence interrupted by a control character'],
  ])('%j: %s', (text) => expect(decodeKeys(`${text}x`)).toEqual({ keys: ['x'], rest: '' }));
});

describe('a sequence in two chunks', () => {
  const whole = [
    '\x1b[A',
    '\x1bOB',
    '\x1b[1;5C',
    '\x1b[27;5;1103~',
    '\x1b[1103:1071:122;5:1u',
    '\x1b[<0;12;34M',
    '\x1b[200~nn\x1b[201~',
    '\x1b[M !!',
    '\x1b]0;t\x07',
  ];
  const splits = whole.flatMap((text) =>
    Array.from({ length: text.length - 1 }, (_, at): [string, string] => [
      text.slice(0, at + 1),
      text.slice(at + 1),
    ]),
  );
  test.each(splits)('%j and %j count as one text', (one, other) =>
    expect(keysOf(one, other)).toEqual(decodeKeys(one + other).keys),
  );

  test('text may be cut anywhere', () => {
    const piece = fc.constantFrom(
      '\x1b[A',
      '\x1bOD',
      '\x1b[<0;3;4M',
      '\x1b[<32;5;6M',
      '\x1b[200~nq\x1b[201~',
      'q',
      '\r',
    );
    fc.assert(
      fc.property(fc.array(piece), fc.array(fc.nat({ max: 40 })), (pieces, cuts) => {
        const text = pieces.join('');
        const at = [
          0,
          ...cuts.map((cut) => cut % (text.length + 1)).sort((one, other) => one - other),
          text.length,
        ];
        const chunks = at.slice(1).map((end, index) => text.slice(at[index], end));
        return JSON.stringify(keysOf(...chunks)) === JSON.stringify(decodeKeys(text).keys);
      }),
    );
  });
});

describe('incomplete sequences', () => {
  test.each<[rest: string, keys: Key[]]>([
    ['\x1b', ['escape']],
    ['\x1b[', []],
    ['\x1b[<0;3', []],
    ['', []],
  ])('%j alone, with nothing after it, is %j', (rest, keys) => expect(decodeRest(rest)).toEqual(keys));

  test('the rest keeps the beginning of a long paste and what may be part of its end marker', () => {
    const { rest } = decodeKeys(`\x1b[200~${'n'.repeat(100_000)}\x1b[20`);
    expect(decodeKeys(`${rest}1~x`)).toEqual({ keys: [{ pasted: 'n'.repeat(1000) }, 'x'], rest: '' });
  });

  test("the decoder doesn't wait for a sequence without an end", () =>
    expect(decodeKeys(`\x1b]${'n'.repeat(1000)}`)).toEqual({ keys: [], rest: '' }));

  test('any text leaves only a short rest to decode', () => {
    const bytes = fc
      .array(fc.constantFrom(...Array.from('\x1b[]<;OMmA~0123P?\\\x07\x03q♥')))
      .map((chars) => chars.join(''));
    fc.assert(fc.property(bytes, (text) => decodeKeys(text).rest.length <= 256));
  });
});
