/** The expected forms in errors about texts are completely in French. */
import { expect, test } from '@jest/globals';
import { expectedInFrench } from '../../src/core/strings/french.js';
import { parseStatistics } from '../../src/core/statistics/statistics-text.js';
import { TextError } from '../../src/core/text/text-error.js';
import { klondikeKit } from '../../src/games/klondike/kit.js';
import { ULG, YCP_SELECTION } from '../../src/games/klondike/model/rules.js';
import { MONTE_CARLO } from '../../src/games/montecarlo/kit.js';
import { dealFileReader } from '../../src/solver/files/deal-file.js';
import { parseKnowledge } from '../../src/solver.js';

const KLONDIKE = klondikeKit();

const { draw: drawOption, redeals: redealsOption, scoring: scoringOption } = KLONDIKE.command.changes ?? {};

/** The reader of each kind of text. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  script: (text) => KLONDIKE.parse(text),
  deal: (text) => KLONDIKE.readDeal(text, 'ulg'),
  'table with unseen cards': (text) => parseKnowledge(ULG, text),
  'table with the stock in play': (text) => parseKnowledge(YCP_SELECTION, text),
  rules: (text) => KLONDIKE.parse(`[Rules "${text}"]`),
  draw: (text) => drawOption?.change('ulg', text),
  redeals: (text) => redealsOption?.change('ulg', text),
  scoring: (text) => scoringOption?.change('ksu', text),
  'Monte Carlo script': (text) => MONTE_CARLO.parse(`[Game "montecarlo"] ${text}`),
  'Monte Carlo deal': (text) => MONTE_CARLO.readDeal(text, 'umbc'),
  statistics: (text) => parseStatistics(text),
  'file of deals': (text) => {
    const reader = dealFileReader();
    const deals = [...text.split('\n').map((line) => reader.line(line)), reader.end()];
    for (const deal of deals) if (deal?.ok === false) throw deal.fault;
  },
};

const GAME = '"game":"klondike","rules":"ulg","deal":"java:1"';
const COUNTS = `${GAME},"won":true,"moves":7,"milliseconds":9`;

const exported = (games: string): string => `{"klondike-kit statistics":1,"games":${games}}`;

const DECK = Array.from(
  { length: 52 },
  (_, card) => `${'A23456789TJQK'.charAt(card % 13)}${'shdc'.charAt(card / 13)}`,
);

const DIGITS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13']
  .flatMap((rank) => ['1', '2', '3', '4'].map((suit) => rank + suit))
  .join('');

/** Seven piles in PySol's format. */
const PILES = '2H\n3H\n4H\n5H\n6H\n7H\n8H';

/** Faulty texts, by their reader. */
const FAULTY: Readonly<Record<string, readonly string[]>> = {
  script: [
    ...[
      'foo',
      'new >t1',
      'new w>',
      'new f1>f2',
      'new w>t1*2',
      'new stock*0',
      'new stock*x',
      'new*2',
      'win*2',
    ],
    ...['[Deal "x"]', '[Game "x"]', '[Game "montecarlo"]', 'new [Game "montecarlo"]', '[Deal "1'],
    ...['[Rules "ulg"] [Rules "ksu"]', '[Deal "java:99999999999999999999"]', '[Deal "1 2"]'],
    ...['new {', 'new { x }', 'new { : 4 }', 'new { moves: x }', 'new { moves: 4 5 }', 'new { moves }'],
    ...['new { t1: 9x }', 'new { won: yes }', 'new { stock: 5 }', 'new { won now }'],
    ...['new { waste: 9d 8d 7d 6d }', 'new (', 'new ( stock', 'new )', '( new )', 'new "'],
    ...['new stock ( stock', 'new stock ( new ) stock'],
    ...['[Layout "9d"]', '[Layout "t1: 9d 9d"]', '[Layout "t1: 9d | 8d | 7d"]'],
    ...['[Deck "9d"]', `[Deck "${DECK.join(' ')} 9d"]`, `[Deck "${DECK.slice(1).join(' ')} 2s"]`],
  ],
  deal: ['x', '1 2', 'java:x', 'dotnet:99999999999', 'pysol:ms0', '9d 8d', 't1 9d', ''],
  'table with unseen cards': [
    ...['x', 't1: ?x', 't1: ??*0', 'f1: ??', 'f1: 2h', 'f1: Ah 3h', 't1: ?? | 5h', 't2: ?? |', 't2: ??'],
    ...['t1: 5h 4h', 'waste: ??', 'stock: ??*25', 'stock: ??*24', 't1: 5h 5h'],
  ],
  'table with the stock in play': ['stock: ??'],
  rules: [
    ...['x', 'ulg, x', 'ulg, drew 1', 'ulg, draw 99', 'ulg, redeals x', 'ulg, draw 1, draw 1'],
    ...['recycleDraws', 'dealt', 'numbers', 'inPlay', 'foundations', 'worryBack', 'build', 'isWon'].map(
      (field) => `ulg, ${field} x`,
    ),
  ],
  draw: ['0', 'x'],
  redeals: ['x'],
  scoring: ['standard'],
  'Monte Carlo script': [
    ...['foo', 'new:x', 'new:99999999999999999999', 'deal*2', 'a1*0', 'hint:2', 'new:1 ( a1 )'],
    ...['[Deal "x"]', '[Rules "ulg"]', 'new:1 { x }', 'new:1 { left: x }', 'new:1 { left: 5 6 }'],
    ...['new:1 { a1: x }', 'new:1 { a1: 9d 8d }', 'new:1 { r1: }', 'new:1 { r1: x }', 'new:1 { hinted: x }'],
  ],
  'Monte Carlo deal': [
    ...['x', '1 2', 'java:x', '', '9d 8d', 'r2: 9d', 'x: 9d', 'r1: 9d r2: 8d', 'deck: 9d'],
    ...['r1: 9d\nr2: 8d 7d', 'r1: 9d 9d', `r1: ${DECK.join(' ')} 9d`, 'deck: 9d; deck: 8d'],
  ],
  statistics: [
    ...['', 'x', '"', '{', '{x', '{"x"', '{"x":1', '[1', '1 2', '5', '['.repeat(200), '{}', '{"x":1}'],
    ...['{"klondike-kit statistics":1}', exported('1'), exported('[1]'), exported('[{}]')],
    ...['"won":1', '"won":true,"moves":-1', '"won":true,"moves":7,"milliseconds":9,"game":1'].map((fields) =>
      exported(`[{${GAME},${fields}}]`),
    ),
    exported(`[{${COUNTS},"date":1}]`),
    exported(`[{${COUNTS},"date":"2026-11-22T20:31:13.000Z","redeals":8}]`),
    exported('[{"game":"","won":true,"moves":7,"milliseconds":9}]'),
  ],
  'file of deals': [
    ...['# 5', DIGITS.slice(3), `${DIGITS}011`, `${DIGITS} 1`, DIGITS.replace('011', '771')],
    ...['Talon: AH AH', 'Talon: XX', 'Talon: AH', 'Talon: AH\nfoo', 'Foundations: X-3', 'Foundations: H-3'],
    ...['{', '{"stock": 5}', '{"foo": []}', '{"waste": [7]}', `{"tableau piles": [${'[],'.repeat(7)}[]]}`],
    `Talon: AH\n${PILES}`,
    `Talon: AH\n${PILES}\n2C`,
    `Talon: AH\n2H 3H\n${PILES.slice(3)}`,
  ],
};

/** The form that the reader expected instead of the faulty text. */
function expectedBy(reader: string, text: string): string {
  try {
    READERS[reader]?.(text);
  } catch (error) {
    if (error instanceof TextError) return error.expected;
    throw error;
  }
  return '';
}

/** Words that occur in English texts but not in French ones. */
const ENGLISH =
  /\b(an|the|of|or|and|such|each|once|number|cards?|with|before|after|which|at|to|in|values?)\b/;

test.each(Object.entries(FAULTY).flatMap(([reader, texts]) => texts.map((text) => [reader, text] as const)))(
  'no English is left of what a %s expects in place of %j',
  (reader, text) => {
    const expected = expectedBy(reader, text);
    expect([expected !== '', ENGLISH.exec(expectedInFrench(expected))]).toEqual([true, null]);
  },
);
