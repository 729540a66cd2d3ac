/** The methods of public classes check their arguments. A handler's methods refuse wrong arguments and never throw. */
import { History } from '../src/core/history.js';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CardPile, ClicksTable, Game as ClicksGame, TableauColumn, TableauQueue } from '../src/clicks.js';
import {
  FrameView,
  JavaRandom,
  DotnetRandom,
  KlondikeController,
  Player,
  RecordingView,
  ScriptRunner,
  Tape,
  TextError,
  createBus,
} from '../src/index.js';
import {
  Advisor,
  MonteCarloController,
  MonteCarloFrameView,
  MonteCarloPlayer,
  MonteCarloScriptRunner,
} from '../src/montecarlo.js';
import { Deck, Dialogue, Game, NumberedPilesTable, Rank } from '../src/numbered-piles.js';
import { Game as PairsGame } from '../src/pairs.js';
import { KlondikeController as Selecting, KlondikeModel, Pile, SelectionTable } from '../src/selection.js';
import { klondikeAssistant, startSolver } from '../src/solver.js';
import { ODD_VALUES, argumentsText, faultOfCall } from './support/odd-values.js';

/** A name, an object of the class, and the methods to call. */
type Tried = readonly [name: string, make: () => object, methods: readonly string[]];

const tried = <Made extends object>(
  name: string,
  make: () => Made,
  methods: readonly (keyof Made & string)[],
): Tried => [name, make, methods];

const dealt = (): KlondikeController => {
  const controller = new KlondikeController({ deal: 'java:11' });
  controller.newGame();
  return controller;
};

const dealtMonteCarlo = (): MonteCarloController => {
  const controller = new MonteCarloController();
  controller.newGame(12345);
  return controller;
};

const deck = (): Deck => {
  const full = new Deck();
  full.populate();
  return full;
};

const pile = (): Pile => {
  const full = new Pile();
  full.populate();
  return full;
};

const clicked = (): ClicksGame =>
  new ClicksGame(
    new CardPile(),
    Array.from({ length: 7 }, () => new TableauColumn()),
    5,
  );

const TABLE_METHODS = ['deal', 'play', 'restore', 'choose', 'letGo'] as const;

const KLONDIKE_EVENTS = [
  ...(['clickStock', 'moveWasteToTableau', 'moveWasteToFoundation', 'moveTableauToFoundation'] as const),
  ...(['moveTableauToTableau', 'moveFoundationToTableau', 'undo', 'redo', 'getName', 'newGame'] as const),
];

const MONTE_CARLO_EVENTS = [
  ...(['clickCard', 'consolidate', 'hint', 'hintAhead', 'help', 'replay', 'undo', 'redo'] as const),
  ...(['getName', 'newGame', 'newDeal'] as const),
];

const CLASSES: readonly Tried[] = [
  tried('KlondikeController', dealt, [
    'attach',
    'nextDeal',
    'restore',
    'save',
    'targets',
    ...KLONDIKE_EVENTS,
  ]),
  tried('KlondikeController before a deal', () => new KlondikeController(), ['targets', ...KLONDIKE_EVENTS]),
  tried('FrameView', () => new FrameView(), [
    ...(['stockEmpty', 'wasteCards', 'tableauCards', 'foundationCards'] as const),
    ...(['updateMoves', 'win', 'refreshWindow', 'endWin'] as const),
  ]),
  tried('RecordingView', () => new RecordingView(dealt()), ['tableauCards', 'take', 'clear']),
  tried('Player', () => new Player(dealt(), new FrameView()), ['report']),
  tried('History', () => new History<unknown>(1), ['push', 'undo', 'redo']),
  tried('JavaRandom', () => new JavaRandom(5n), ['next', 'nextInt']),
  tried('DotnetRandom', () => new DotnetRandom(5), ['next', 'nextInt']),
  tried('ScriptRunner', () => new ScriptRunner(dealt), ['step']),
  tried('Tape', () => new Tape(createBus(), dealt()), ['watch', 'end']),
  tried('TextError', () => new TextError({ line: 1, column: 1 }, 'x', 'y'), ['within']),
  tried('MonteCarloController', dealtMonteCarlo, ['attach', 'nextDeal', 'restore', ...MONTE_CARLO_EVENTS]),
  tried('MonteCarloController before a deal', () => new MonteCarloController(), MONTE_CARLO_EVENTS),
  tried('MonteCarloFrameView', () => new MonteCarloFrameView(), [
    ...(['cells', 'highlightedCells', 'cardsLeft', 'score', 'gameNumber', 'beep', 'help'] as const),
    ...(['hintConsolidate', 'win', 'refreshWindow'] as const),
  ]),
  tried('MonteCarloPlayer', () => new MonteCarloPlayer(dealtMonteCarlo(), new MonteCarloFrameView()), [
    'report',
  ]),
  tried('MonteCarloScriptRunner', () => new MonteCarloScriptRunner(dealtMonteCarlo), ['step']),
  tried('Advisor', () => new Advisor(), ['advise']),
  tried('ClicksTable', () => new ClicksTable(), [...TABLE_METHODS, 'randomDeal']),
  tried('SelectionTable', () => new SelectionTable(), [...TABLE_METHODS, 'allows']),
  tried('NumberedPilesTable', () => new NumberedPilesTable(), [...TABLE_METHODS, 'allows']),
  tried('Deck', deck, [
    'shuffle',
    'getCard',
    'add',
    'setExposeIndex',
    'removeCards',
    'placeCards',
    'drawCard',
  ]),
  tried('Game of numbered piles', () => new Game(), [
    ...([
      'getPile',
      'isValidTakeLocation',
      'isValidMove',
      'moveCards',
      'drawNextCard',
      'isFinished',
    ] as const),
  ]),
  tried('Dialogue', () => new Dialogue(new Game(), () => undefined), ['start', 'hear']),
  tried('Rank', () => Rank.ACE, ['compareTo', 'equals']),
  tried('Pile', pile, ['setExposeIndex', 'addCard', 'addCards', 'getCard', 'removeCards', 'shuffle']),
  tried('KlondikeController of selections', () => new Selecting(), [
    ...([
      'initModel',
      'select',
      'allowMove',
      'moveCards',
      'unselect',
      'drawCardOrRecycleWaste',
      'isWin',
    ] as const),
  ]),
  tried('KlondikeModel', () => new KlondikeModel(), ['getTableauPile', 'getFoundationPile']),
  tried('Game of clicks', clicked, [
    ...(['drawCardsFromStock', 'selectDiscard', 'selectTableauCards', 'selectFoundationPile'] as const),
  ]),
  tried('TableauQueue', () => new TableauQueue(), ['enqueue', 'dequeue']),
  tried('Game of pairs', () => new PairsGame(5, 5), ['newGame', 'removeCards', 'getSuit', 'getRank']),
  tried('Solver', () => startSolver(), ['solve', 'hint', 'safe', 'finish']),
];

const ARGUMENTS = fc.array(fc.constantFrom(...ODD_VALUES), { maxLength: 4 });

const LISTS = [
  [],
  ...ODD_VALUES.flatMap((odd) => [[odd], [odd, odd], [odd, odd, odd]]),
  ...fc.sample(ARGUMENTS, { numRuns: 100, seed: 36 }),
];

async function faultsOf([, make, methods]: Tried): Promise<string[]> {
  const faults: string[] = [];
  for (const method of methods) {
    const object = make() as Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;
    for (const args of LISTS) {
      const fault = await faultOfCall(() => object[method]?.(...args));
      if (fault !== undefined) faults.push(`${method}${argumentsText(args)} ${fault}`);
    }
  }
  return faults.slice(0, 3);
}

describe('a method returns a result or throws one of our errors for odd arguments', () => {
  test.each(CLASSES)('%s', async (...one) => {
    expect(await faultsOf(one)).toEqual([]);
  });
});

describe("a handler's events never throw, whatever their arguments", () => {
  test.each([
    ['KlondikeController', dealt, KLONDIKE_EVENTS],
    ['MonteCarloController', dealtMonteCarlo, MONTE_CARLO_EVENTS],
  ] satisfies readonly Tried[])('%s', (_, make, events) => {
    const handler = make() as unknown as Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;
    for (const event of events) for (const args of LISTS) handler[event]?.(...args);
    expect(handler['getName']?.()).toBe('klondike-kit');
  });
});

test("a game's assistant answers odd questions with one of our errors", async () => {
  const assistant = klondikeAssistant(dealt());
  const faults: string[] = [];
  for (const odd of ODD_VALUES) {
    const fault = await faultOfCall(() => assistant.hint(odd as never));
    if (fault !== undefined) faults.push(fault);
  }
  assistant.end();
  expect(faults).toEqual([]);
});
