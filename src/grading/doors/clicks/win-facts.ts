/**
 * Checks that a game reports its win. Does not judge a game that another fault makes unplayable. Some games get new
 * cards before each move, so that each move stays easy: the same move turns up every face-down card, or takes every
 * card of the discard pile. The other games are solutions that the solver found.
 */
import { dotnetDeal } from '../../../games/klondike/model/deals.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import type { Move } from '../../../games/klondike/model/play.js';
import type { CardMove } from '../../../games/klondike/words/piles.js';
import { play } from '../../../games/klondike/model/play.js';
import { KSU } from '../../../games/klondike/model/rules.js';
import type { FactCheck, PortFact } from '../facts.js';
import { UNKNOWN, factCheck } from '../facts.js';
import { SubmissionError } from '../port/object-port.js';
import { clicksOf, ClicksPortTable, pileText } from './table.js';
import type { ClicksWords } from './words.js';
import { PILES } from '../../../games/klondike/words/piles.js';
import type { Card } from '../../../core/card.js';
import { HEARTS, SPADES, cardOf } from '../../../core/card.js';
import { newDeck } from '../../../core/deck.js';
import { EMPTY, faceDownPile, faceUpPile } from '../../../core/pile.js';
import { BARE_LAYOUT } from '../../../games/klondike/model/layout.js';
import { parseMove } from '../../../games/klondike/model/layout-text.js';

/** A game's answers about winning. */
interface WinAnswers {
  /** The answer to the last click. */
  readonly last: string;
  /** The number of the first earlier click that returned true. 0 if none did. */
  readonly early: number;
}

/** A game played on one table, click by click. */
class ClickedGame {
  private readonly table: ClicksPortTable;
  private clicks = 0;
  private won = '';
  private early = 0;

  constructor(words: ClicksWords, layout: Layout) {
    this.table = new ClicksPortTable(words);
    this.table.lay(layout);
  }

  /** Makes a move and returns the expected cards after it. */
  move(move: Move, layout: Layout): Layout {
    for (const click of clicksOf(move, layout)) {
      if (this.won === 'true' && this.early === 0) this.early = this.clicks;
      this.won = this.table.make(click);
      this.clicks++;
    }
    const outcome = play(KSU, layout, move);
    return outcome.ok ? outcome.next : layout;
  }

  /** Lays the cards for the next move, then makes it. */
  stage({ layout, move }: CountedMove): Layout {
    this.table.layAgain(layout);
    return this.move(move, layout);
  }

  /** Undefined if the cards are not where they should be. */
  answers(layout: Layout): WinAnswers | undefined {
    const seen = this.table.read().layout;
    const isRight = PILES.every((id) => pileText(id, seen[id]) === pileText(id, layout[id]));
    return isRight ? { last: this.won, early: this.early } : undefined;
  }
}

/** Undefined if the submission throws. */
function attempt(work: () => WinAnswers | undefined): WinAnswers | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof SubmissionError) return undefined;
    throw error;
  }
}

/** The answers from the games played so far. */
const PLAYED = new WeakMap<ClicksWords, Map<string, WinAnswers | undefined>>();

/** Plays a game once and remembers its answers. */
function once(words: ClicksWords, game: string, work: () => WinAnswers | undefined): WinAnswers | undefined {
  const played = PLAYED.get(words) ?? new Map<string, WinAnswers | undefined>();
  PLAYED.set(words, played);
  if (!played.has(game)) played.set(game, attempt(work));
  return played.get(game);
}

const playedLine = (words: ClicksWords, { seed, moves }: { seed: number; moves: readonly Move[] }) =>
  once(words, `${seed}`, () => {
    let layout = dotnetDeal(seed).start(KSU);
    const playing = new ClickedGame(words, layout);
    for (const move of moves) layout = playing.move(move, layout);
    return playing.answers(layout);
  });

const WAYS: readonly Way[] = ['foundation', 'column'];

/** The first way that works for this kind of move. */
const easiest = (words: ClicksWords, stageOf: typeof flipStage): Way | undefined =>
  WAYS.find(
    (way) =>
      attempt(() => {
        const stage = stageOf(way, DEALT);
        const playing = new ClickedGame(words, stage.layout);
        return playing.answers(playing.stage(stage));
      }) !== undefined,
  );

/** Clears the table in the easiest ways, and takes the last card in the given way. */
const playedStages = (words: ClicksWords, last: 'flip' | 'discard', way: Way): WinAnswers | undefined =>
  once(words, `${last} ${way}`, () => {
    const flips = easiest(words, flipStage);
    const discards = easiest(words, discardStage);
    if (flips === undefined || discards === undefined) return undefined;
    let { hidden, stock } = DEALT;
    const playing = new ClickedGame(words, flipStage(flips, DEALT).layout);
    while (stock > (last === 'discard' ? 2 : 1))
      playing.stage(discardStage(discards, { hidden, stock: stock-- }));
    while (hidden > (last === 'flip' ? 1 : 0)) playing.stage(flipStage(flips, { hidden: hidden--, stock }));
    return playing.answers(
      playing.stage((last === 'flip' ? flipStage : discardStage)(way, { hidden, stock })),
    );
  });

function* lastFacts(words: ClicksWords, last: 'flip' | 'discard'): Generator<PortFact, void> {
  const from = last === 'flip' ? 'column' : 'discard pile';
  const what =
    last === 'flip'
      ? 'uncovers the last face-down card'
      : 'leaves one card in the stock and the discard pile';
  for (const way of WAYS)
    yield [
      `returned by the click that ${what}, by moving a card from the ${from} to a ${way}`,
      playedStages(words, last, way)?.last ?? UNKNOWN,
    ];
  for (const line of last === 'flip' ? wonByFlip() : wonByDiscard())
    yield [
      `returned by the last click of a game won with seed ${line.seed}`,
      playedLine(words, line)?.last ?? UNKNOWN,
    ];
}

function* earlyFacts(words: ClicksWords): Generator<PortFact, void> {
  const what = 'the first click that returns true too early, 0 for none';
  for (const last of ['discard', 'flip'] as const)
    yield [
      `${what}: a game won by the last ${last}`,
      `${playedStages(words, last, 'foundation')?.early ?? UNKNOWN}`,
    ];
  for (const line of [...wonByDiscard(), ...wonByFlip()])
    yield [`${what}: a game with seed ${line.seed}`, `${playedLine(words, line)?.early ?? UNKNOWN}`];
}

export const WIN_FACTS: readonly FactCheck<ClicksWords>[] = [
  factCheck('win.discard', 'the game is won when the last card but one leaves the discard pile', (words) =>
    lastFacts(words, 'discard'),
  ),
  factCheck('win.flip', 'the game is won when the last face-down card is turned up', (words) =>
    lastFacts(words, 'flip'),
  ),
  factCheck('win.early', 'no earlier click says that the game is won', earlyFacts),
];

/** The numbers of face-down cards and of stock cards after the deal. */
const DEALT = { hidden: 21, stock: 24 };

/** The number of face-down cards, and of the cards in the stock and the discard pile together. */
type RemainingCards = typeof DEALT;

/** The two of spades goes to the ace of spades, or to a red three. */
type Way = 'foundation' | 'column';

const ACE = cardOf(1, SPADES);
const TWO = cardOf(2, SPADES);
const THREE = cardOf(3, HEARTS);

const FILLERS = newDeck().filter((card) => card !== ACE && card !== TWO && card !== THREE);

interface CountedMove {
  readonly layout: Layout;
  readonly move: CardMove;
}

const stage = (way: Way, layout: Partial<Layout>, from: CardMove['from']): CountedMove => ({
  layout: { ...BARE_LAYOUT, f1: faceUpPile([ACE]), t3: faceUpPile([THREE]), ...layout },
  move: { from, count: 1, to: way === 'foundation' ? 'f1' : 't3' },
});

/** A move that turns up a card. */
function flipStage(way: Way, { hidden, stock }: RemainingCards): CountedMove {
  const cards = FILLERS.slice();
  const under = cards.splice(0, 1);
  return stage(
    way,
    {
      stock: faceDownPile(cards.splice(0, stock)),
      t1: { cards: [...under, TWO], faceDown: 1 },
      t2: covered(cards, hidden - 1),
    },
    't1',
  );
}

/** A move that takes a card from the discard pile. */
function discardStage(way: Way, { hidden, stock }: RemainingCards): CountedMove {
  const cards = FILLERS.slice();
  return stage(
    way,
    {
      stock: faceDownPile(cards.splice(0, stock - 1)),
      waste: faceUpPile([TWO]),
      t2: hidden === 0 ? EMPTY : covered(cards, hidden),
    },
    'waste',
  );
}

/** Face-down cards under one face-up card. */
const covered = (cards: readonly Card[], hidden: number): { cards: readonly Card[]; faceDown: number } => ({
  cards: cards.slice(0, hidden + 1),
  faceDown: hidden,
});

interface WonLine {
  readonly seed: number;
  readonly moves: readonly Move[];
}

const line = (seed: number, text: readonly string[]): WonLine => ({
  seed,
  moves: text.join(' ').split(' ').map(parseMove),
});

/** Two games won when a card leaves the discard pile: in one for a column, in the other for a foundation. */
const wonByDiscard = (): WonLine[] => [
  line(1, [
    't5>t3 t2>t7 t3>t2*2 t4>f1 t5>f2 t4>t5 t4>t2 t6>t2 t6>t2 t1>t2 stock stock stock stock w>t1 t4>f2',
    't6>f2 stock stock w>f2 stock w>t1 stock w>t4 w>t6 stock stock stock stock stock w>t1 t7>t1*2',
    'stock w>t5 t7>t5 t6>t7*2 t3>t6 w>t3 w>f1 t3>t5*2 w>t3 t2>t3*7 w>t2 w>t4 w>t6 stock stock stock',
    'stock stock stock w>t1 t5>t1*6 stock stock stock stock w>t4 t5>t4 w>t5 w>t7 t6>t7*3 w>f1 stock',
    'stock stock stock w>t6 t7>t6*7 t7>t1 t7>t3 t7>t5 stock stock stock w>t3 stock stock stock w>t5',
    'w>t5 w>t2',
  ]),
  line(17, [
    'stock stock stock stock stock w>t2 stock stock w>t2 t5>t3 w>t3 w>t4 t3>t4*3 t3>t4 w>t5 t7>t5',
    't2>t7*3 t2>f1 t5>t2*3 t5>t4 stock stock stock w>t2 stock stock w>t2 w>f2 t1>t2 stock w>t1 t5>t1',
    'w>f3 t5>t4 t7>t5*4 t4>f4 t6>f4 t6>t2 stock stock stock w>t2 stock stock stock stock stock w>t6',
    't7>t6 t7>f1 t7>t5 t4>t5*7 t4>t1 w>t2 t4>t2 stock w>t2 stock stock stock stock w>t3 t6>t3*3 t6>t4',
    'w>t3 w>t4 t6>t4 w>t4 w>t4 w>t4 w>t4 t4>t1*8 w>t4 t7>t4 w>f1',
  ]),
];

/** Two games won by turning up the last face-down card: one by a move to a column, one by a move to a foundation. */
const wonByFlip = (): WonLine[] => [
  line(9, [
    'stock stock stock stock w>t5 t5>t1*2 stock stock w>t5 t4>t1 t6>t1 t6>t3 t7>t5 t6>t1 stock stock',
    'w>t6 t7>t6 t7>t3 t5>t3*3 t2>t1 w>t7 w>t4 stock stock stock stock w>t5 t6>t5*3 w>t7 w>t1 stock',
    'w>t5 t1>t7*8 stock stock w>t1 w>t6 w>t5 stock stock stock stock w>t5 w>t7 w>f1 w>f1 w>t2 stock',
    'stock stock stock stock w>t5 t4>t5*2 t4>t1 t4>f2 w>t4 t7>t4*12 t7>f2 t3>t7*6 t5>f1 t2>f2 t2>f1',
    'w>t2 w>t6 w>t1 t7>t1*7 t6>t7*3 w>t5 t7>t3*4 t5>t7*11 t5>t7 t3>t5*5',
  ]),
  line(43, [
    'stock stock stock stock stock stock w>t4 t5>t6 t5>t7 w>f1 w>f2 stock w>t7 t1>t3 t7>t1*3 w>t7',
    'stock w>t1 t4>t1*2 stock stock stock stock stock w>t5 w>t1 w>t2 t4>t2 stock w>t1 t2>t1*3 t4>f2',
    't1>f2 stock stock stock stock w>t1 w>t5 t7>t5*2 t5>t7*5 w>f2 t2>f2 t3>t2*2 t3>f2 t3>t7 stock',
    'w>t3 w>t5 stock w>t5 w>t1 w>f1 w>t3 t6>t3*2 stock w>t6 t6>t4*2 t7>t4*7 t5>t7*3 t6>t3 t4>f1 w>t4',
    't6>t4 t6>t3 t1>t6*2 t1>f1 t6>t1*3 w>t6 w>f3 w>t2 t7>t2*4 t7>t3 t7>f4',
  ]),
];
