import { describe, expect, test } from '@jest/globals';
import { pilesOf, PYSOL_24, PILES_24 } from '../../support/solver/deal-files.js';

describe('PySol tables', () => {
  test.each([
    ['of pysol_cards', PYSOL_24],
    ['with tens written as 10', PYSOL_24.replaceAll('T', '10').replace('10alon', 'Talon')],
    ['without brackets', PYSOL_24.replace(/[<>]/g, '')],
    ['with colons before the piles', PYSOL_24.replace(/\n(?=.)/g, '\n: ')],
    ['with different line ends', PYSOL_24.replaceAll('\n', '\r\n')],
    ['in small letters', PYSOL_24.toLowerCase()],
    ['with suits first', PYSOL_24.replace(/([\dA-Z])([CDHS])\b/g, '$2$1')],
    ['after a comment', `# PySol\n\n${PYSOL_24}`],
  ])('reads a table %s', (_, text) => {
    expect(pilesOf(text)).toEqual(PILES_24);
  });

  /** From `SampleDeals.txt` of JonathanFry3/KSolve, at commit 55d9b92. */
  test('reads piles that are written from the top down', () => {
    const text = `nolaT: hj c4 s3 hk h9 da ca d8 c2 st dq h5 s2 sa hq sq ht s9 sj d2 c6 ha cq h4
s5
h2 h3
d3 d4 c3
dk d6 dj c7
sk s6 dt h8 c8
s7 c9 h7 s8 d7 d9
cj h6 ct s4 d5 c5 ck`;
    expect(pilesOf(text)).toEqual([
      'stock: 4h Qc Ah 6c 2d Js 9s Th Qs Qh As 2s 5h Qd Ts 2c 8d Ac Ad 9h Kh 3s 4c Jh',
      't1: 5s',
      't2: 3h | 2h',
      't3: 3c 4d | 3d',
      't4: 7c Jd 6d | Kd',
      't5: 8c 8h Td 6s | Ks',
      't6: 9d 7d 8s 7h 9c | 7s',
      't7: Kc 5c 5d 4s Tc 6h | Jc',
    ]);
    expect(pilesOf(text.replace('nolaT', 'naloT'))).toEqual(pilesOf(text));
  });

  /** Printed by ShootMe/Klondike-Solver, at commit 40c8bf9, with `/OUT 1 /R` in the middle of a solution. */
  test('reads a table of a game in play', () => {
    const text = `Foundations: H-0 C-0 D-A S-0
Talon: 2D KC ==> AH 6D 3D TC AC AS 3S 5S 2C JD 6S 9D 8D KH 3H 7D 5H 8S 6H 2S QD <==
: 4D
: 4C
: KS QH JS TH
: <QS> <8C> <5C> 6C 5D 4S
: <2H> <TS> <QC> <9C> 4H
: <7H> <9H> <9S> <8H> 7C
: <JC> <3C> <7S> <TD> <KD> JH`;
    expect(pilesOf(text)).toEqual([
      'stock: Qd 2s 6h 8s 5h 7d 3h Kh 8d 9d 6s Jd 2c 5s 3s As Ac Tc 3d 6d Ah',
      'waste: Kc 2d',
      'f2: Ad',
      't1: 4d',
      't2: 4c',
      't3: Ks Qh Js Th',
      't4: Qs 8c 5c | 6c 5d 4s',
      't5: 2h Ts Qc 9c | 4h',
      't6: 7h 9h 9s 8h | 7c',
      't7: Jc 3c 7s Td Kd | Jh',
    ]);
  });
});
