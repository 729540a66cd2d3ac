/**
 * The package refuses options and rules with an unknown field. It used to ignore `{ seed: 5 }` and
 * `{ ...ULG, drow: 1 }`.
 */
import { describe, expect, test } from '@jest/globals';
import { clicksHandler } from '../src/clicks.js';
import { grade } from '../src/grading.js';
import { KlondikeController, ULG, parseDeal, parseScript, rulesOf, runScript } from '../src/index.js';
import { MonteCarloController } from '../src/montecarlo.js';
import { Game, numberedPilesHandler } from '../src/numbered-piles.js';
import { KlondikeController as Selecting, selectionHandler } from '../src/selection.js';
import { hint, klondikeAssistant, knowledgeOf, solve, startSolver } from '../src/solver.js';

const layout = parseDeal('java:11').start(ULG);

describe('an unknown option is refused, and the message lists the known ones', () => {
  test.each<[name: string, call: (options: never) => unknown, known: string]>([
    [
      'KlondikeController',
      (options) => new KlondikeController(options),
      'deal, name, onRefusal, rules, table',
    ],
    ['clicksHandler', clicksHandler, 'deal, name, onRefusal'],
    ['selectionHandler', selectionHandler, 'deal, name, onRefusal'],
    ['numberedPilesHandler', numberedPilesHandler, 'deal, name, onRefusal, rules'],
    ['Game of numbered piles', (options) => new Game(options), 'deal, rules'],
    ['KlondikeController of selections', (options) => new Selecting(options), 'deal'],
    ['MonteCarloController', (options) => new MonteCarloController(options), 'size, deal, advise, name'],
    ['rulesOf', (options) => rulesOf(parseScript('[Rules "ulg"]'), options), 'houses'],
    ['solve', (options) => solve(ULG, layout, options), 'visits, milliseconds, bytes, core'],
    ['startSolver', startSolver, 'worker'],
    ['hint', (options) => hint(knowledgeOf(ULG, [layout]), options), 'samples, visits'],
    [
      'klondikeAssistant',
      (options) => klondikeAssistant(new KlondikeController(), options),
      'hints, verdicts',
    ],
  ])('%s', (_, call, known) => {
    expect(() => call({ nothing: 5 } as never)).toThrow(
      new RegExp(`^options: "nothing" is not a known field; there are ${known}`),
    );
  });

  test('grade and the solver in a worker reject an unknown option', async () => {
    await expect(grade(() => new KlondikeController(), { sed: 5 } as never)).rejects.toThrow(
      'did you mean seed?',
    );
    await expect(startSolver().solve(ULG, layout, { visit: 5 } as never)).rejects.toThrow(
      'did you mean visits?',
    );
  });
});

test('runScript names a missing bring instead of blaming the handler', () => {
  expect(() => runScript(parseScript('new'), undefined as never)).toThrow(
    'bring, which makes the handler for a view, must be a function, not undefined',
  );
});
