/** All of a language at once: French beside English, and how French is written. */
import { describe, expect, test } from '@jest/globals';
import { ENGLISH } from '../../src/english.js';
import { FRENCH } from '../../src/french.js';
import { SPADES_A, HEARTS_Q } from '../../src/games/klondike/contract/constants.js';
import { cardsNumbered } from '../support/cards.js';
import { SAMPLES } from './samples.js';

type Texts = ReadonlyMap<string, string>;

/** What a section says, by the path of each entry and the number of the call. */
function textsOf(part: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') {
    const say = part as (...given: readonly unknown[]) => unknown;
    return (SAMPLES[path] ?? []).flatMap((given, at) => textsOf(say(...given), `${path} ${at}`));
  }
  return Object.entries(part as object).flatMap(([name, one]) =>
    textsOf(one, path === '' ? name : `${path}.${name}`),
  );
}

const FRENCH_TEXTS: Texts = new Map(textsOf(FRENCH, ''));
const ENGLISH_TEXTS: Texts = new Map(textsOf(ENGLISH, ''));

/** The paths of all functions. */
const functionsOf = (part: unknown, path = ''): string[] => {
  if (typeof part === 'function') return [path];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, one]) =>
    functionsOf(one, path === '' ? name : `${path}.${name}`),
  );
};

/** Written alike in both languages. */
const SAME = [
  ...[
    'core.list 0',
    'browser.commands.menu.label',
    'browser.about 0',
    'klondike.title',
    'klondike.score 0',
    'klondikeBrowser.table',
    'klondikeTerminal.truth.sought',
  ],
  ...['montecarloBrowser.pileScore.0', 'montecarloBrowser.pileScore.1'],
];

test('every function of a catalogue is tried', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual(functionsOf(ENGLISH).sort());
});

test('every text is another one in French, but for words that both have', () => {
  const alike = [...ENGLISH_TEXTS].filter(([path, text]) => FRENCH_TEXTS.get(path) === text);
  expect(alike.map(([path]) => path)).toEqual(SAME);
});

/** Without the places in a list of a terminal's: a language has as many shorter lines, and labels, as it needs. */
const entriesOf = (texts: Texts): Set<string> =>
  new Set(
    [...texts.keys()]
      .map((path) => (/^\w*[tT]erminal\./.test(path) ? path.replace(/\.\d+(?=\.|$)/g, '') : path))
      .filter((path) => !path.includes('narrowLabels')),
  );

test('what is said of so many cards and moves is told of all of them in both', () => {
  expect([...entriesOf(FRENCH_TEXTS)]).toEqual([...entriesOf(ENGLISH_TEXTS)]);
});

describe('French is written as French', () => {
  const texts = [...FRENCH_TEXTS];

  test('a narrow space that does not break stands before ; : ! ? and no other', () => {
    const faults = texts.filter(([, text]) =>
      /[ \u00a0][;:!?»]|[\p{L}\d)][;!?]|\p{L}:(?!\d|N\b)/u.test(text),
    );
    expect(faults).toEqual([]);
  });

  test('no apostrophe or quotation mark is one of a typewriter', () => {
    const faults = texts.filter(([, text]) => /['"]/.test(text));
    expect(faults).toEqual([]);
  });
});

describe('numbers, piles and cards are inflected', () => {
  const { core, klondikeBrowser: klondike, klondikeChanges, montecarloChanges: montecarlo } = FRENCH;

  test.each<[said: string, text: string]>([
    ['dame de cœur', core.card(HEARTS_Q)],
    ['as de pique', core.card(SPADES_A)],
    ['0 coup', core.moves(0)],
    ['1 coup', core.moves(1)],
    ['2 coups', core.moves(2)],
    ['dame de cœur, dessus du talon', klondike.topCard(HEARTS_Q, 'waste')],
    ['dame de cœur, dessus de la base 3', klondike.topCard(HEARTS_Q, 'f3')],
    ['dame de cœur et 1 autre sur la colonne 1', klondikeChanges.moved(cardsNumbered(24, 9), 't1')],
    ['dame de cœur et 2 autres sur le talon', klondikeChanges.moved(cardsNumbered(24, 9, 8), 'waste')],
    ['Le talon ne prend pas ce qui était en main.', klondike.notTaken('waste')],
    ['La base 2 ne prend pas ce qui était en main.', klondike.notTaken('f2')],
    [
      'Consolidé\u202f: 1 carte distribuée, 3 dans le paquet.',
      montecarlo.consolidated({ dealt: 1, left: 3 }),
    ],
    [
      'Consolidé\u202f: aucune carte distribuée, le paquet est vide.',
      montecarlo.consolidated({ dealt: 0, left: 0 }),
    ],
  ])('%s', (said, text) => {
    expect(text).toBe(said);
  });
});
