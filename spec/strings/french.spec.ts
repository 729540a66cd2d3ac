/** All texts of a language: French compared with English, and French typography. */
import { describe, expect, test } from '@jest/globals';
import { ENGLISH } from '../../src/english.js';
import { FRENCH } from '../../src/french.js';
import { SPADES_A, HEARTS_Q } from '../../src/games/klondike/contract/constants.js';
import { cardsNumbered } from '../support/cards.js';
import { SAMPLES } from './samples.js';

type Texts = ReadonlyMap<string, string>;

/** The texts of a section, by the path of each entry and the number of the call. */
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

/** Texts that are the same in both languages. */
const SAME = [
  ...[
    'core.list 0',
    'browser.win.score',
    'browser.win.points 0',
    'browser.win.points 1',
    'browser.about 0',
    'klondike.title',
    'klondike.score 0',
    'klondikeBrowser.table',
    'klondikeTerminal.truth.searching',
  ],
  ...['montecarloBrowser.pileScore.0', 'montecarloBrowser.pileScore.1'],
];

test('the samples have every function of a catalogue', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual(functionsOf(ENGLISH).sort());
});

test('every text is different in French, except for words that both languages have', () => {
  const alike = [...ENGLISH_TEXTS].filter(([path, text]) => FRENCH_TEXTS.get(path) === text);
  expect(alike.map(([path]) => path)).toEqual(SAME);
});

/** Without indexes in a terminal's lists, because a language has as many short lines and labels as it needs. */
const entriesOf = (texts: Texts): Set<string> =>
  new Set(
    [...texts.keys()]
      .map((path) => (/^\w*[tT]erminal\./.test(path) ? path.replace(/\.\d+(?=\.|$)/g, '') : path))
      .filter((path) => !path.includes('narrowLabels')),
  );

test('both languages have the same texts for numbers of cards and moves', () => {
  expect([...entriesOf(FRENCH_TEXTS)]).toEqual([...entriesOf(ENGLISH_TEXTS)]);
});

describe('French typography', () => {
  const texts = [...FRENCH_TEXTS];

  test('has a narrow no-break space before ; : ! ? and nowhere else', () => {
    const faults = texts.filter(([, text]) =>
      /[ \u00a0][;:!?»]|[\p{L}\d)][;!?]|\p{L}:(?!\d|N\b)/u.test(text),
    );
    expect(faults).toEqual([]);
  });

  test('has no straight apostrophes or quotation marks', () => {
    const faults = texts.filter(([, text]) => /['"]/.test(text));
    expect(faults).toEqual([]);
  });
});

describe('numbers, piles and cards have the right grammatical forms', () => {
  const { core, klondikeBrowser: klondike, klondikeChanges, montecarloChanges: montecarlo } = FRENCH;

  test.each<[said: string, text: string]>([
    ['dame de cœur', core.card(HEARTS_Q)],
    ['as de pique', core.card(SPADES_A)],
    ['0 coup', core.moves(0)],
    ['1 coup', core.moves(1)],
    ['2 coups', core.moves(2)],
    ['dame de cœur, sur le dessus du talon', klondike.topCard(HEARTS_Q, 'waste')],
    ['dame de cœur, sur le dessus de la fondation 3', klondike.topCard(HEARTS_Q, 'f3')],
    ['dame de cœur et 1 autre sur la colonne 1', klondikeChanges.moved(cardsNumbered(24, 9), 't1')],
    ['dame de cœur et 2 autres sur le talon', klondikeChanges.moved(cardsNumbered(24, 9, 8), 'waste')],
    ['Vous ne pouvez pas poser cela sur le talon.', klondike.notTaken('waste')],
    ['Vous ne pouvez pas poser cela sur la fondation 2.', klondike.notTaken('f2')],
    [
      'Grille consolidée\u202f: 1 carte distribuée, 3 dans le paquet.',
      montecarlo.consolidated({ dealt: 1, left: 3 }),
    ],
    [
      'Grille consolidée\u202f: aucune carte distribuée, le paquet est vide.',
      montecarlo.consolidated({ dealt: 0, left: 0 }),
    ],
  ])('%s', (said, text) => {
    expect(text).toBe(said);
  });
});
