/** Window sizes in CSS pixels that a table must fit into, and the longest pile that it must have room for. */

export interface Window {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export const WINDOWS: readonly Window[] = [
  { name: 'small phone', width: 320, height: 568 },
  { name: 'small phone on its side', width: 568, height: 320 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'phone on its side', width: 844, height: 390 },
  { name: 'zoomed desktop', width: 320, height: 256 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'wide screen', width: 2560, height: 1080 },
  { name: '4K screen', width: 3840, height: 2160 },
];

/** The longest possible pile, with a king, twelve cards on top and six hidden cards below, and some other cards. */
export const LONGEST_PILE = 't7';
export const LONGEST =
  't7: As Ah Ad 2s 2h 6d | Ks Qd Jc Td 9c 8h 7s 6h 5s 4h 3s 2d Ac; t1: 3c 4c; t4: 5c | Qs Jd Ts; ' +
  'waste: 2c 3d 4d; f1: 3h; stock: 5d';
