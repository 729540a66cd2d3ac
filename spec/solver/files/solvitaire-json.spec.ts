import { describe, expect, test } from '@jest/globals';
import { pilesOf } from '../../support/solver/deal-files.js';

describe('Solvitaire JSON', () => {
  /** `resources/deal-presets/klondikeSM1.json` of thecharlieblake/Solvitaire, at commit 2398305. */
  const SM1 = `{
  "tableau piles":[
    ["4D"],
  ["3C","4C"],
["9S","7D","6H"],
["AH","7S","2C","JD"],
["AD","6S","2H","10S","AS"],
["4H","8H","2D","KS","JC","5C"],
["3H","4S","3S","5D","JH","6C","KD"]
    ],
  "stock": ["10H","8D","7H","KC","3D","10D","5H","8C","QS","JS","9H","7C","6D","8S","QD","QH","AC","9C","5S","KH","QC","2S","10C","9D"]
}
`;
  const SM1_PILES = [
    'stock: Th 8d 7h Kc 3d Td 5h 8c Qs Js 9h 7c 6d 8s Qd Qh Ac 9c 5s Kh Qc 2s Tc 9d',
    't1: 4d',
    't2: 3c | 4c',
    't3: 9s 7d | 6h',
    't4: Ah 7s 2c | Jd',
    't5: Ad 6s 2h Ts | As',
    't6: 4h 8h 2d Ks Jc | 5c',
    't7: 3h 4s 3s 5d Jh 6c | Kd',
  ];

  test.each([
    ['without small letters', SM1],
    ['in one line', SM1.replace(/\s/g, '').replace('tableaupiles', 'tableau piles')],
    ['with ranks as numbers', SM1.replace(/"K/g, '"13').replace(/"A/g, '"1').replace(/"J/g, '"11')],
    ['with an empty waste and foundations', SM1.replace('{', '{"waste": "", "foundations": [[], "", []],')],
  ])('reads a deal %s', (_, text) => {
    expect(pilesOf(text)).toEqual(SM1_PILES);
  });

  /** `resources/deal-presets/err_klondike.json` of thecharlieblake/Solvitaire. */
  const IN_PLAY =
    '{"tableau piles": [["KH", "QS", "JD", "10S"], ["10d", "7S", "6D", "5C", "4D", "3C", "2D"], ' +
    '["8h", "7C", "6H", "5S"], ["6c", "4S", "3D", "2S"], ["8d", "qd", "10c", "8c", "9D", "8S", "7H"], ' +
    '["as", "kd", "qc", "JC"], ["KS", "QH", "JS", "10H", "9C"]], ' +
    '"stock": ["9H", "6S", "KC", "JH", "5D", "3S", "9S", "4C", "AD", "7D"], "waste": [], ' +
    '"foundations": [["AC", "2C"], [], [], ["AH", "2H", "3H", "4H", "5H"]]}';

  test.each([
    ['one each', IN_PLAY],
    [
      'one list',
      IN_PLAY.replace('[["AC"', '["AC"').replace('], [], [], ["AH"', ', "AH"').replace(/]]}$/, ']}'),
    ],
  ])('reads a game in play, with the foundations %s', (_, text) => {
    expect(pilesOf(text)).toEqual([
      'stock: 9h 6s Kc Jh 5d 3s 9s 4c Ad 7d',
      'f1: Ac 2c',
      'f3: Ah 2h 3h 4h 5h',
      't1: Kh Qs Jd Ts',
      't2: Td | 7s 6d 5c 4d 3c 2d',
      't3: 8h | 7c 6h 5s',
      't4: 6c | 4s 3d 2s',
      't5: 8d Qd Tc 8c | 9d 8s 7h',
      't6: As Kd Qc | Jc',
      't7: Ks Qh Js Th 9c',
    ]);
  });

  /** `src/test/resources/klondike/ComplexSolvable.json` of thecharlieblake/Solvitaire. */
  test('reads a game with only a few cards', () => {
    const text =
      '{"tableau piles":[["3d","2c","4c","2H"],["Ah","3h","2S"],["Ad","3C"],["4S"]],"stock":["3S","AS","AC","2D","4H","4D"]}';
    expect(pilesOf(text)).toEqual([
      'stock: 3s As Ac 2d 4h 4d',
      't1: 3d 2c 4c | 2h',
      't2: Ah 3h | 2s',
      't3: Ad | 3c',
      't4: 4s',
    ]);
  });
});
