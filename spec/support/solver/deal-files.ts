/** Reads files of deals for specs. */
import type { FileDeal } from '../../../src/solver/files/deal-file.js';
import { dealFileReader } from '../../../src/solver/files/deal-file.js';

/** All deals of a file, in order. */
function readDealFile(text: string): FileDeal[] {
  const reader = dealFileReader();
  const deals = text.split('\n').map((line) => reader.line(line));
  return [...deals, reader.end()].filter((deal) => deal !== undefined);
}

/** The line, column and name of each deal, or its error. */
export const dealLines = (text: string): string[] =>
  readDealFile(text).map((deal) =>
    deal.ok ? `${deal.line}:${deal.column} ${deal.name}` : deal.fault.message,
  );

/** The piles of the only deal in a file. */
export const pilesOf = (text: string): string[] => {
  const [deal, ...rest] = readDealFile(text);
  if (deal?.ok !== true || rest.length > 0) return dealLines(text);
  return deal.name.split('; ');
};

/** Deal 24 of PySol, by shlomif/pysol_cards. It is also in ShootMe/Klondike-Solver's TestDeals.txt. */
export const PYSOL_24 = `Talon: TC TS AD 4D QS 3H 3S JH TD KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS
5C
<7H> 9H
<2D> <9S> AC
<5D> <QH> <5S> 8C
<QC> <2C> <JS> <3C> 7D
<5H> <7S> <KD> <9C> <JC> 6S
<4C> <AH> <2S> <6C> <6H> <TH> KH
`;

export const PILES_24 = [
  'stock: As 3d Qd 2h 9d Jd 7c 8d 6d Ks 4h 4s 8s 8h Kc Td Jh 3s 3h Qs 4d Ad Ts Tc',
  't1: 5c',
  't2: 7h | 9h',
  't3: 2d 9s | Ac',
  't4: 5d Qh 5s | 8c',
  't5: Qc 2c Js 3c | 7d',
  't6: 5h 7s Kd 9c Jc | 6s',
  't7: 4c Ah 2s 6c 6h Th | Kh',
];

/** The deal drawn in the README of ShootMe/MinimalKlondike, at commit 8983a13. */
export const README_PILES = [
  'stock: Qc 3d 2d Tc 2c 2s 6d Jh 5s 8c 4h 6c 3c 6h 7h Ah 4c 8s Td Kh 5h Kd Ts 7c',
  't1: 7d',
  't2: Th | 9d',
  't3: 2h 5c | 5d',
  't4: 4d 3s Qh | Ad',
  't5: 9s 4s Ac Kc | Qs',
  't6: Ks 7s 8h 9c 6s | 9h',
  't7: Jc Js Qd 8d As 3h | Jd',
];
