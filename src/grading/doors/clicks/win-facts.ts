/** Whether a game tells that it is won. What cannot be played for another reason tells nothing of winning. */
import { dotnetDeal } from '../../../games/klondike/model/deals.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import type { Move } from '../../../games/klondike/model/play.js';
import { play } from '../../../games/klondike/model/play.js';
import { KSU } from '../../../games/klondike/model/rules.js';
import type { Fact } from '../facts.js';
import { CANNOT_TELL } from '../facts.js';
import { Thrown } from '../port/object-port.js';
import type { ClicksFacts } from './class-facts.js';
import { factCheck } from './class-facts.js';
import { clicksOf } from './clicks-of.js';
import type { Left, Stage, Way } from './counted-game.js';
import { DEALT, discardStage, flipStage } from './counted-game.js';
import { wonByDiscard, wonByFlip } from './lines.js';
import { ClicksTable, pileText } from './table.js';
import type { ClicksWords } from './words.js';
import { PILES } from '../../../games/klondike/words/piles.js';

/** What a game told of winning. */
interface Told {
  /** What the last click returned. */
  readonly last: string;
  /** The number of the first click before that which returned true; 0 if none did. */
  readonly early: number;
}

/** A game that is played on one table, click by click. */
class Playing {
  private readonly table: ClicksTable;
  private clicks = 0;
  private won = '';
  private early = 0;

  constructor(words: ClicksWords, layout: Layout) {
    this.table = new ClicksTable(words);
    this.table.lay(layout);
  }

  /** Makes a move, and returns how the cards must lie then. */
  move(move: Move, layout: Layout): Layout {
    for (const click of clicksOf(move, layout)) {
      if (this.won === 'true' && this.early === 0) this.early = this.clicks;
      this.won = this.table.make(click);
      this.clicks++;
    }
    const outcome = play(KSU, layout, move);
    return outcome.ok ? outcome.next : layout;
  }

  /** The next move is made on cards that are laid for it. */
  stage({ layout, move }: Stage): Layout {
    this.table.layAgain(layout);
    return this.move(move, layout);
  }

  /** Undefined if the cards do not lie as they must. */
  told(layout: Layout): Told | undefined {
    const seen = this.table.read().layout;
    const isRight = PILES.every((id) => pileText(id, seen[id]) === pileText(id, layout[id]));
    return isRight ? { last: this.won, early: this.early } : undefined;
  }
}

/** What the work tells; undefined if the submission throws. */
function tried(work: () => Told | undefined): Told | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Thrown) return undefined;
    throw error;
  }
}

/** What was told of the games that were played before. */
const PLAYED = new WeakMap<ClicksWords, Map<string, Told | undefined>>();

/** What a game told, which is played once. */
function once(words: ClicksWords, game: string, work: () => Told | undefined): Told | undefined {
  const played = PLAYED.get(words) ?? new Map<string, Told | undefined>();
  PLAYED.set(words, played);
  if (!played.has(game)) played.set(game, tried(work));
  return played.get(game);
}

const playedLine = (words: ClicksWords, { seed, moves }: { seed: number; moves: readonly Move[] }) =>
  once(words, `${seed}`, () => {
    let layout = dotnetDeal(seed).start(KSU);
    const playing = new Playing(words, layout);
    for (const move of moves) layout = playing.move(move, layout);
    return playing.told(layout);
  });

type StageOf = (way: Way, left: Left) => Stage;

const WAYS: readonly Way[] = ['foundation', 'column'];

/** The first way by which such a move can be made at all. */
const easiest = (words: ClicksWords, stageOf: StageOf): Way | undefined =>
  WAYS.find(
    (way) =>
      tried(() => {
        const stage = stageOf(way, DEALT);
        const playing = new Playing(words, stage.layout);
        return playing.told(playing.stage(stage));
      }) !== undefined,
  );

/** Takes what must go in the easiest ways, and the last card in the given one. */
const playedStages = (words: ClicksWords, last: 'flip' | 'discard', way: Way): Told | undefined =>
  once(words, `${last} ${way}`, () => {
    const flips = easiest(words, flipStage);
    const discards = easiest(words, discardStage);
    if (flips === undefined || discards === undefined) return undefined;
    let { hidden, stock } = DEALT;
    const playing = new Playing(words, flipStage(flips, DEALT).layout);
    while (stock > (last === 'discard' ? 2 : 1))
      playing.stage(discardStage(discards, { hidden, stock: stock-- }));
    while (hidden > (last === 'flip' ? 1 : 0)) playing.stage(flipStage(flips, { hidden: hidden--, stock }));
    return playing.told(playing.stage((last === 'flip' ? flipStage : discardStage)(way, { hidden, stock })));
  });

function* lastFacts(words: ClicksWords, last: 'flip' | 'discard'): Generator<Fact, void> {
  const from = last === 'flip' ? 'column' : 'discard pile';
  const what =
    last === 'flip' ? 'uncovers the last face-down card' : 'leaves one card in stock and discard pile';
  for (const way of WAYS)
    yield [
      `returned by the click that ${what}, by a card that goes from the ${from} to a ${way}`,
      playedStages(words, last, way)?.last ?? CANNOT_TELL,
    ];
  for (const line of last === 'flip' ? wonByFlip() : wonByDiscard())
    yield [
      `returned by the last click of a game won with seed ${line.seed}`,
      playedLine(words, line)?.last ?? CANNOT_TELL,
    ];
}

function* earlyFacts(words: ClicksWords): Generator<Fact, void> {
  const what = 'the first click that returns true too early, 0 for none';
  for (const last of ['discard', 'flip'] as const)
    yield [
      `${what}: a game won by the last ${last}`,
      `${playedStages(words, last, 'foundation')?.early ?? CANNOT_TELL}`,
    ];
  for (const line of [...wonByDiscard(), ...wonByFlip()])
    yield [`${what}: a game of seed ${line.seed}`, `${playedLine(words, line)?.early ?? CANNOT_TELL}`];
}

export const WIN_FACTS: readonly ClicksFacts[] = [
  factCheck('win.discard', 'the game is won when the last card but one leaves the discard pile', (words) =>
    lastFacts(words, 'discard'),
  ),
  factCheck('win.flip', 'the game is won when the last face-down card is turned up', (words) =>
    lastFacts(words, 'flip'),
  ),
  factCheck('win.early', 'no earlier click says that the game is won', earlyFacts),
];
