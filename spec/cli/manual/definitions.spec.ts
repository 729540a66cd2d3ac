/** Options list all the values that they take, and the help names each of these values. */
import { expect, test } from '@jest/globals';
import { DIFFICULTIES } from '../../../src/core/difficulty.js';
import { SCORINGS } from '../../../src/games/klondike/model/score.js';
import type { Option } from '../../../src/cli/arguments.js';
import { helpOfAll } from '../../../src/cli/command.js';
import { HELP_ENGLISH } from '../../../src/cli/manual/strings/english.js';
import type { CommandManual } from '../../../src/cli/manual/help.js';
import { completed } from '../../../src/cli/manual/completion.js';
import { allCommands } from '../../../src/cli/commands.js';
import { GAMES } from '../../../src/games.js';
import { HOUSES } from '../../../src/games/klondike/model/rules.js';
import { FORMATS, RUBRICS } from '../../../src/grading.js';

const COMMANDS = allCommands(GAMES);
const ENGLISH = await helpOfAll(COMMANDS, 'en');
const FRENCH = await helpOfAll(COMMANDS, 'fr');

interface OptionHelp {
  readonly at: string;
  readonly option: Option;
  readonly text: string;
  /** The values that have a description. */
  readonly described: readonly string[];
}

const optionsOf = ({ name, options, texts }: CommandManual): readonly OptionHelp[] =>
  Object.entries(options).map(([key, option]) => ({
    at: `${name} --${key}`,
    option,
    text: texts.options[key] ?? '',
    described: Object.keys(texts.values?.[key] ?? {}),
  }));

const OPTIONS = ENGLISH.flatMap(optionsOf);

const LISTED = new Map(
  OPTIONS.flatMap(({ at, option: { values } }) =>
    values === undefined ? [] : [[at, [...values].sort()] as const],
  ),
);

test.each([
  ['English', ENGLISH],
  ['French', FRENCH],
])('the help for an option names each of its values: %s', (_language, help) => {
  const untold = help
    .flatMap(optionsOf)
    .flatMap(({ at, option: { values = [] }, text }) =>
      at === 'grade --print-rubric'
        ? []
        : values.filter((value) => !text.split(/[^\w-]+/).includes(value)).map((value) => `${at} ${value}`),
    );
  expect(untold).toEqual([]);
});

test('options list the known values', () => {
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

test('the description of an option does not begin with its first value', () => {
  const valued = ENGLISH.flatMap((help) =>
    completed(help, HELP_ENGLISH).options.flatMap(({ name, text, value }) => {
      const words = typeof value === 'string' ? [] : value.words;
      return words.some((word) => text.split(/[^\w-]/)[0] === word) ? [`${help.name} ${name}: ${text}`] : [];
    }),
  );
  expect(valued).toEqual([]);
});

test('an option that takes a value has an example for its error message', () => {
  const bare = OPTIONS.flatMap(({ at, option: { takes, values, example } }) =>
    takes !== undefined && values === undefined && example === undefined ? [at] : [],
  );
  expect(bare).toEqual([]);
});

test('an option describes only its own values', () => {
  const strange = OPTIONS.flatMap(({ at, option: { values = [] }, described }) =>
    described.filter((value) => !values.includes(value)).map((value) => `${at} ${value}`),
  );
  expect(strange).toEqual([]);
});

test('every option has help, and every help text belongs to an option', () => {
  const known = ENGLISH.filter(({ name }) => !['play', 'montecarlo'].includes(name));
  expect(OPTIONS.filter(({ text }) => text === '').map(({ at }) => at)).toEqual([]);
  expect(known.map(({ texts }) => Object.keys(texts.options).sort())).toEqual(
    known.map(({ options }) => Object.keys(options).sort()),
  );
});

test('every text is translated', () => {
  const textsOf = ({ texts: { does, options, notes } }: CommandManual): readonly string[] => [
    does,
    ...Object.values(options),
    ...notes,
  ];
  const english = ENGLISH.flatMap(textsOf);
  const french = FRENCH.flatMap(textsOf);
  expect(french).toHaveLength(english.length);
  expect(english.filter((text, at) => text === french[at])).toEqual([]);
});
