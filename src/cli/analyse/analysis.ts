/** Analyses a game, given by its number. */
import { DECK_SIZE } from '../../core/card.js';
import { gameDeal } from '../../games/montecarlo/model/deals.js';
import { FIVE_BY_FIVE } from '../../games/montecarlo/model/grid.js';
import { printMove } from '../../games/montecarlo/model/moves.js';
import type { MonteCarloMove } from '../../games/montecarlo/model/play.js';
import type { Ending } from '../../games/montecarlo/search/ending.js';
import { findBestEnding } from '../../games/montecarlo/search/ending.js';
import { printCell } from '../../games/montecarlo/words/cell.js';
import type { TallyKinds } from '../jobs/verdict-tally.js';
import type { CommandTexts } from '../strings/english.js';

/** A search result that a worker can send. */
export interface Analysis extends Ending {
  readonly game: bigint;
  readonly verdict: GameVerdict;
  /** The time of the search, in milliseconds. */
  readonly ms: number;
}

/** Games with consecutive numbers. */
export interface Batch {
  readonly first: bigint;
  readonly games: number;
  /** The maximum number of positions to search in each game. */
  readonly positions: number;
}

type GameVerdict = 'won' | 'lost' | 'open';

export const ANALYSED: TallyKinds<GameVerdict> = { noun: 'game', verdicts: ['won', 'lost', 'open'] };

/** `open` means that the search ran out of positions before it found out. */
const verdictOf = ({ score, isExact }: Ending): GameVerdict =>
  score === DECK_SIZE ? 'won' : isExact ? 'lost' : 'open';

export function analyse(game: bigint, positions: number): Analysis {
  const start = performance.now();
  const ending = findBestEnding(gameDeal(game).start(FIVE_BY_FIVE), { positions });
  return { game, ...ending, verdict: verdictOf(ending), ms: performance.now() - start };
}

export const analyseBatch = ({ first, games, positions }: Batch): Analysis[] =>
  Array.from({ length: games }, (_, index) => analyse(first + BigInt(index), positions));

/**
 * `12345: won; 13 positions: c1 b2 ... consolidate ... { score: 52; won }`. The part after the second colon is in the
 * language of scripts.
 */
export function printAnalysis(analysis: Analysis, texts: CommandTexts): string {
  const { game, positions, line } = analysis;
  const searched = texts.counted(positions, 'position');
  const words = [...line.map(clicks), checkOf(analysis)];
  return `${game}: ${verdictText(analysis, texts)}; ${searched}: ${words.join(' ')}`;
}

function verdictText({ verdict, score }: Analysis, { results, verdicts }: CommandTexts): string {
  switch (verdict) {
    case 'won':
      return verdicts[verdict];
    case 'lost':
      return `${verdicts[verdict]}, ${results.best(score)}`;
    case 'open':
      return `${verdicts[verdict]}, ${results.orMore(score)}`;
  }
}

/** An object of JSON on one line. The game is text, because a JSON number cannot hold 64 bits exactly. */
export function printJson(analysis: Analysis): string {
  const { game, score, isExact, positions, verdict, ms, line } = analysis;
  return JSON.stringify({
    game: String(game),
    deal: `java:${game}`,
    verdict,
    score,
    exact: isExact,
    positions,
    ms: Math.round(ms * 100) / 100,
    moves: line.map(printMove),
    script: printScript(analysis),
  });
}

/** A `.klon` script with one line per round. */
export function printScript(analysis: Analysis): string {
  const rounds = analysis.line.map(clicks).join(' ').replaceAll('consolidate ', 'consolidate\n');
  const lines = ['[Game "montecarlo"]', `new:${analysis.game}`, rounds, checkOf(analysis)];
  return lines.filter((line) => line !== '').join('\n') + '\n';
}

/** A pair becomes a click on each of its cards. */
const clicks = (move: MonteCarloMove): string =>
  move === 'consolidate' ? move : move.map(printCell).join(' ');

const checkOf = ({ score, verdict }: Analysis): string =>
  `{ score: ${score}${verdict === 'won' ? '; won' : ''} }`;
