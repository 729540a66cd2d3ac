/** The values that options list for completion are those that the command takes, and its help names each. */
import { expect, test } from '@jest/globals';
import { DIFFICULTIES } from '../../../src/games/klondike/model/options.js';
import { SCORINGS } from '../../../src/games/klondike/model/score.js';
import type { CommandWords } from '../../../src/cli/arguments.js';
import { completed } from '../../../src/cli/manual/completion.js';
import { allCommands } from '../../../src/cli/commands.js';
import { LANGUAGES } from '../../../src/core/strings/language.js';
import { GAMES } from '../../../src/games.js';
import { HOUSES } from '../../../src/games/klondike/model/rules.js';
import { FORMATS, RUBRICS } from '../../../src/grading.js';

const ABOUT = (await allCommands(GAMES)).map(({ about }) => about);

const optionsOf = ({
  name,
  options,
}: CommandWords): { readonly at: string; readonly option: (typeof options)[string] }[] =>
  Object.entries(options).map(([key, option]) => ({ at: `${name} --${key}`, option }));

const LISTED = new Map(
  ABOUT.flatMap(optionsOf).flatMap(({ at, option: { values } }) =>
    values === undefined ? [] : [[at, [...values].sort()] as const],
  ),
);

test('an option that lists its values tells each of them in its help', () => {
  const untold = ABOUT.flatMap(optionsOf).flatMap(({ at, option: { values = [], text } }) =>
    at === 'grade --print-rubric'
      ? []
      : LANGUAGES.flatMap((language) =>
          values
            .filter((value) => !text[language].split(/[^\w-]+/).includes(value))
            .map((value) => `${at} ${value}, ${language}`),
        ),
  );
  expect(untold).toEqual([]);
});

test('what is listed is what is known', () => {
  const houses = HOUSES.map(({ name }) => name).sort();
  const rubrics = RUBRICS.map(({ id }) => id).sort();
  expect(Object.fromEntries(LISTED)).toMatchObject({
    'play --rules': houses,
    'play --scoring': [...SCORINGS].sort(),
    'play --difficulty': [...DIFFICULTIES].sort(),
    'solve --rules': houses,
    'autoplay --rules': houses,
    'grade --rubric': rubrics,
    'grade --print-rubric': rubrics,
    'grade --format': Object.keys(FORMATS).sort(),
  });
});

test('where an option is completed it is described by what it does, not by its first value', () => {
  const valued = ABOUT.flatMap((about) =>
    completed(about, 'en').options.flatMap(({ name, text, value }) => {
      const words = typeof value === 'string' ? [] : value.words;
      return words.some((word) => text.split(/[^\w-]/)[0] === word) ? [`${about.name} ${name}: ${text}`] : [];
    }),
  );
  expect(valued).toEqual([]);
});

test('an option that takes a value has an example of it, for its error message', () => {
  const bare = ABOUT.flatMap(optionsOf).flatMap(({ at, option: { takes, values, example } }) =>
    takes !== undefined && values === undefined && example === undefined ? [at] : [],
  );
  expect(bare).toEqual([]);
});

test('an option describes only values that it has', () => {
  const strange = ABOUT.flatMap(optionsOf).flatMap(({ at, option: { values = [], means = {} } }) =>
    Object.keys(means).flatMap((word) => (values.includes(word) ? [] : [`${at} ${word}`])),
  );
  expect(strange).toEqual([]);
});

test('every text is translated', () => {
  const untold = ABOUT.flatMap(({ name, does, options, notes }) =>
    [does, ...notes, ...Object.values(options).map(({ text }) => text)].flatMap(({ en, fr }) =>
      en === fr ? [`${name}: ${en}`] : [],
    ),
  );
  expect(untold).toEqual([]);
});
