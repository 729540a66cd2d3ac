/** The games whose scripts `klondike replay` runs, each at a table of ours. */
import { printCard } from '../../core/card.js';
import { tableOf } from '../../doors/houses.js';
import { KlondikeController } from '../../klondike/controller.js';
import { SHOWN_PILES, cardsShown, printFrame } from '../../klondike/notation/frame.js';
import { MonteCarloController } from '../../montecarlo/controller.js';
import { printCell } from '../../montecarlo/notation/cell.js';
import { printFrame as printMonteCarloFrame } from '../../montecarlo/notation/frame.js';
import { printCellCard } from '../../montecarlo/notation/rows.js';
import { parseHouseScript } from '../../replay/klondike/parse.js';
import type { Klondike } from '../../replay/klondike/stage.js';
import { STAGE } from '../../replay/klondike/stage.js';
import { rulesOf } from '../../replay/klondike/tags.js';
import type { MonteCarlo } from '../../replay/montecarlo/stage.js';
import { STAGE as MONTE_CARLO_STAGE } from '../../replay/montecarlo/stage.js';
import { parseMonteCarloScript } from '../../replay/montecarlo/text.js';
import type { GameTypes, HandlerOf, Stage } from '../../replay/running/stage.js';
import type { ScriptOf } from '../../replay/script/items.js';

type ScriptIn<Game extends GameTypes> = ScriptOf<Game['call'], Game['fact']>;

/** What is asked of a game whose scripts are run. */
export interface ReplayGame<Game extends GameTypes> {
  readonly stage: Stage<Game>;
  /** @throws TextError */
  readonly parse: (text: string) => ScriptIn<Game>;
  readonly newController: (script: ScriptIn<Game>) => Controller<Game>;
  readonly printFrame: (frame: Game['frame']) => string;
  /** The frame for JSON, with cards and cells as text. */
  readonly frameData: (frame: Game['frame']) => object;
}

type Controller<Game extends GameTypes> = HandlerOf<Game> & {
  /** The name of the deal in play; undefined before the first game. */
  readonly deal: string | undefined;
  attach(view: Game['view']): void;
};

/** At the table of the house that the script names. */
export const KLONDIKE: ReplayGame<Klondike> = {
  stage: STAGE,
  parse: parseHouseScript,
  newController: (script) => new KlondikeController({ table: tableOf(rulesOf(script)) }),
  printFrame,
  frameData: (frame) => ({
    stock: frame.stockEmpty ? 'empty' : 'full',
    ...Object.fromEntries(SHOWN_PILES.map((pile) => [pile, cardsShown(frame, pile).map(printCard)])),
    moves: frame.moves,
    won: frame.won,
  }),
};

export const MONTE_CARLO: ReplayGame<MonteCarlo> = {
  stage: MONTE_CARLO_STAGE,
  parse: parseMonteCarloScript,
  newController: () => new MonteCarloController(),
  printFrame: printMonteCarloFrame,
  frameData: (frame) => ({
    rows: frame.rows.map((cards) => cards.map(printCellCard)),
    left: frame.cardsLeft,
    score: frame.score,
    // As text: a JSON number has no 64 bits.
    game: frame.game === undefined ? null : String(frame.game),
    highlighted: frame.highlighted.map(printCell),
    won: frame.won,
    beeped: frame.beeped,
    help: frame.help !== undefined,
    hinted: frame.consolidateHinted,
  }),
};
