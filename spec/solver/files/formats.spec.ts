/** A layout that is printed and read again is the same layout. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { parseLayout, printLayout } from '../../../src/games/klondike/model/layout-text.js';
import { ULG, YCP_TEXT } from '../../../src/games/klondike/model/rules.js';
import type { DealFormatName } from '../../../src/solver/files/deal-file.js';
import { DEAL_PRINTERS } from '../../../src/solver/files/deal-file.js';
import { errorOf } from '../../support/error-of.js';
import { PILES_24, PYSOL_24, pilesOf } from '../../support/solver/deal-files.js';
import { randomGame } from '../../support/solver/random-game.js';

/** Other programs don't record which foundation holds which suit, so each suit has a fixed foundation here. */
const RULES = { ...ULG, foundations: YCP_TEXT.foundations };

const layouts = fc
  .record({ seed: fc.nat(), most: fc.nat({ max: 250 }) })
  .map(({ seed, most }) => randomGame(RULES, seed, most).end);

const readAgain = (format: DealFormatName, layout: Layout): string[] =>
  pilesOf(DEAL_PRINTERS[format](layout));

test('the name of a deal includes the number of redeals', () => {
  fc.assert(
    fc.property(layouts, (layout) => {
      expect(readAgain('name', layout)).toEqual(printLayout(layout).split('\n'));
    }),
  );
});

describe('each format', () => {
  const DEAL = parseLayout(PILES_24.join('\n'));

  test('writes a deal', () => {
    expect(DEAL_PRINTERS.pysol(DEAL)).toBe(PYSOL_24.replace(/\n(?=.)/g, '\n: ').trimEnd());
    expect(DEAL_PRINTERS.digits(DEAL)).toMatch(/^051073022052121/);
    expect(DEAL_PRINTERS.solvitaire(DEAL)).toBe(
      '{"tableau piles":[["5C"],["7h","9H"],["2d","9s","AC"],["5d","Qh","5s","8C"],["Qc","2c","Js","3c","7D"],' +
        '["5h","7s","Kd","9c","Jc","6S"],["4c","Ah","2s","6c","6h","10h","KH"]],' +
        '"stock":["AS","3D","QD","2H","9D","JD","7C","8D","6D","KS","4H","4S","8S","8H","KC","10D","JH","3S","3H",' +
        '"QS","4D","AD","10S","10C"]}',
    );
    expect(DEAL_PRINTERS.name(DEAL)).toBe(PILES_24.join('; '));
  });

  test('writes the layout of a game in play', () => {
    const layout = parseLayout(
      'stock: Kh Ts; waste: 2c 3c; f2: Ad 2d; f4: Ac; t2: 7h 9s | 5c 4d; redeals: 2',
    );
    expect(DEAL_PRINTERS.pysol(layout).split('\n')).toEqual([
      'Foundations: C-A D-2 H-0 S-0',
      'Talon: 3C 2C ==> TS KH <==',
      ...[':', ': <7H> <9S> 5C 4D', ':', ':', ':', ':', ':'],
    ]);
    expect(DEAL_PRINTERS.solvitaire(layout)).toBe(
      '{"tableau piles":[[],["7h","9s","5C","4D"],[],[],[],[],[]],"stock":["KH","10S"],"waste":["2C","3C"],' +
        '"foundations":["AD","2D","AC"]}',
    );
    expect(DEAL_PRINTERS.name(layout)).toBe(
      'stock: Kh Ts; waste: 2c 3c; f2: Ad 2d; f4: Ac; t2: 7h 9s | 5c 4d; redeals: 2',
    );
  });

  test('writes a won layout', () => {
    expect(DEAL_PRINTERS.pysol(parseLayout('')).split('\n').slice(0, 3)).toEqual([
      'Foundations: C-0 D-0 H-0 S-0',
      'Talon: ==> <==',
      ':',
    ]);
    expect(DEAL_PRINTERS.solvitaire(parseLayout(''))).toBe(
      '{"tableau piles":[[],[],[],[],[],[],[]],"stock":[]}',
    );
  });

  test.each(['f1: 2h', 'f1: As 3s', 'f1: As 2h', 'f3: Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ad'])(
    'PySol cannot represent %s',
    (text) => {
      expect(errorOf(() => DEAL_PRINTERS.pysol(parseLayout(text)))).toContain(
        'RangeError: a foundation is one suit from the ace up, not ',
      );
    },
  );
});
