/**
 * Measures how fast each door plays a won game: with events on the rules alone, with events on the door, and with its
 * own calls.
 */
import type { KlondikeController as Handler, Rules } from 'klondike-kit';
import { KSU, KlondikeController, YCP_SELECTION, YCP_TEXT, callHandler, parseDeal } from 'klondike-kit';
import * as clicks from 'klondike-kit/clicks';
import * as numbered from 'klondike-kit/numbered-piles';
import * as selection from 'klondike-kit/selection';
import { noView } from './events.js';
import { rate } from './measure.js';
import type { WonGame } from './won-games.js';
import { FIRST_FOUNDATION, readWonGame } from './won-games.js';

export interface DoorBench {
  readonly what: string;
  /** Moves per second. */
  readonly run: () => number;
}

/** Three benchmarks for each door. */
export const doorBenches = (): DoorBench[] => [
  ...benchesOf('numbered piles', 'win-ycp-text', {
    rules: YCP_TEXT,
    newHandler: () => numbered.numberedPilesHandler(),
    play: playNumbers,
  }),
  ...benchesOf('selection', 'win-ycp-selection', {
    rules: YCP_SELECTION,
    newHandler: () => selection.selectionHandler(),
    play: playSelection,
  }),
  ...benchesOf('clicks', 'win-ksu', {
    rules: KSU,
    newHandler: () => clicks.clicksHandler(),
    play: playClicks,
  }),
];

interface Door {
  readonly rules: Rules;
  readonly newHandler: () => Handler;
  /** Plays with the door's own calls. Returns whether the game is won. */
  readonly play: (won: WonGame) => boolean;
}

function benchesOf(name: string, script: string, { rules, newHandler, play }: Door): DoorBench[] {
  const won = readWonGame(script);
  return [
    {
      what: `${name}: events on its rules alone`,
      run: () => movesPerSecond(won, () => playEvents(won, new KlondikeController({ rules }))),
    },
    {
      what: `${name}: events on its door`,
      run: () => movesPerSecond(won, () => playEvents(won, newHandler())),
    },
    { what: `${name}: its own calls`, run: () => movesPerSecond(won, () => play(won)) },
  ];
}

const GAMES = 50;

/** Includes the deals. */
const movesPerSecond = (won: WonGame, play: () => boolean): number =>
  rate(GAMES * won.steps.length, () => {
    for (let game = 0; game < GAMES; game++) if (!play()) throw new Error(`${won.deal} was not won`);
  });

function playEvents({ deal, calls }: WonGame, handler: Handler): boolean {
  let isWon = false;
  handler.attach({ ...noView(), win: () => (isWon = true) });
  handler.nextDeal(parseDeal(deal));
  handler.newGame();
  for (const call of calls) callHandler(handler, call);
  return isWon;
}

function playNumbers({ deal, steps }: WonGame): boolean {
  const game = new numbered.Game({ deal });
  for (const step of steps) {
    if (step === 'draw') {
      game.drawNextCard();
      continue;
    }
    const take = new numbered.CardLocation(step.from, game.getPile(step.from).getNumCards() - step.count);
    if (game.isValidTakeLocation(take) && game.isValidMove(take, step.to)) game.moveCards(take, step.to);
  }
  return game.isFinished();
}

function playSelection({ deal, steps }: WonGame): boolean {
  const { KlondikeController: Controller, KlondikeModel } = selection;
  const model = new KlondikeModel();
  const controller = new Controller({ deal });
  controller.initModel(model);
  for (const step of steps) {
    if (step === 'draw') {
      controller.drawCardOrRecycleWaste(model);
      continue;
    }
    const cards = numCards(model, step.from);
    const selected = controller.select(model, locationOf(step.from, cards - step.count));
    if (selected === null) return false;
    const destination = locationOf(step.to, 0);
    if (controller.allowMove(model, selected, destination))
      controller.moveCards(model, selected, destination);
    else controller.unselect(model, selected);
  }
  return controller.isWin(model);
}

function locationOf(pile: number, card: number): selection.Location {
  const { Location, LocationType } = selection;
  if (pile === 0) return new Location(LocationType.MAIN_DECK, 0, card);
  if (pile < FIRST_FOUNDATION) return new Location(LocationType.TABLEAU_PILE, pile - 1, card);
  return new Location(LocationType.FOUNDATION_PILE, pile - FIRST_FOUNDATION, card);
}

const numCards = (model: selection.KlondikeModel, pile: number): number =>
  (pile === 0 ? model.getMainDeck() : model.getTableauPile(pile - 1)).getNumCards();

function playClicks({ deal, steps }: WonGame): boolean {
  const { CardPile, DiscardPile, Game, TableauColumn } = clicks;
  const [stock, discard] = [new CardPile(), new DiscardPile()];
  const columns = Array.from({ length: 7 }, () => new TableauColumn());
  const foundations = Array.from({ length: 4 }, () => new CardPile());
  const game = new Game(stock, columns, Number(deal.slice('dotnet:'.length)));
  const click = (pile: number, count: number): boolean => {
    const column = columns[pile - 1];
    const foundation = foundations[pile - FIRST_FOUNDATION];
    if (column !== undefined)
      return game.selectTableauCards(column, Math.min(count, column.faceUpPile.count));
    if (foundation !== undefined) return game.selectFoundationPile(foundation);
    game.selectDiscard(discard);
    return false;
  };
  let isWon = false;
  for (const step of steps) {
    if (step === 'draw') {
      game.drawCardsFromStock(stock, discard);
      continue;
    }
    click(step.from, step.count);
    isWon = click(step.to, 1);
  }
  return isWon;
}
