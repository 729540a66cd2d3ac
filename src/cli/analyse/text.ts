/** A game's analysis as text: a line, an object of JSON, and the script that plays its best ending. */
import type { Move } from '../../games/montecarlo/model/play.js';
import { printCell } from '../../games/montecarlo/words/cell-text.js';
import { printMove } from '../../games/montecarlo/model/moves.js';
import type { Analysis } from './analysis.js';
import { verdictOf } from './analysis.js';
import type { CommandTexts } from '../strings/command-english.js';

/**
 * `12345: won; 13 positions: c1 b2 ... consolidate ... { score: 52; won }`. The part after the second colon
 * is in the words of a script.
 */
export function printAnalysis(analysis: Analysis, texts: CommandTexts): string {
  const { game, positions, line } = analysis;
  const searched = texts.counted(positions, 'position');
  const words = [...line.map(clicks), checkOf(analysis)];
  return `${game}: ${verdictText(analysis, texts)}; ${searched}: ${words.join(' ')}`;
}

function verdictText(analysis: Analysis, { results, verdicts }: CommandTexts): string {
  const verdict = verdictOf(analysis);
  const { score } = analysis;
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
  const { game, score, isExact, positions, time, line } = analysis;
  return JSON.stringify({
    game: String(game),
    deal: `java:${game}`,
    verdict: verdictOf(analysis),
    score,
    exact: isExact,
    positions,
    ms: Math.round(time * 100) / 100,
    moves: line.map(printMove),
    script: printScript(analysis),
  });
}

/** A `.klon` script with one round a line. */
export function printScript(analysis: Analysis): string {
  const rounds = analysis.line.map(clicks).join(' ').replaceAll('consolidate ', 'consolidate\n');
  const lines = ['[Game "montecarlo"]', `new:${analysis.game}`, rounds, checkOf(analysis)];
  return lines.filter((line) => line !== '').join('\n') + '\n';
}

/** A pair is a click on each of its cards. */
const clicks = (move: Move): string => (move === 'consolidate' ? move : move.map(printCell).join(' '));

const checkOf = (analysis: Analysis): string =>
  `{ score: ${analysis.score}${verdictOf(analysis) === 'won' ? '; won' : ''} }`;
