/** `klondike montecarlo`: full screen on a terminal, line by line in a pipe, or an analysis of many games. */
import { readSeed } from '../../core/text/deck-text.js';
import { JAVA_SEEDS } from '../../core/random/java-random.js';
import type { Deal } from '../../games/montecarlo/model/deals.js';
import { gameDeal, parseDeal } from '../../games/montecarlo/model/deals.js';
import { readOption } from '../option.js';
import { LANGUAGE } from '../../games/montecarlo/script/language.js';
import { canFillScreen, lookFrom } from '../play/locale.js';
import { recordTo } from '../recording.js';
import type { Shell } from '../shell.js';
import { terminalOf } from '../shell.js';
import { UsageError } from '../usage.js';
import type { MonteCarloGameOptions } from './game.js';

/** Each as in the usage; what is undefined was not given. */
export interface MonteCarloCommandOptions {
  readonly game?: string | undefined;
  readonly deal?: string | undefined;
  readonly record?: string | undefined;
  readonly name?: string | undefined;
  readonly ascii?: boolean | undefined;
  readonly 'four-color'?: boolean | undefined;
  readonly analyse?: string | undefined;
  readonly positions?: string | undefined;
  readonly jobs?: string | undefined;
  readonly json?: boolean | undefined;
}

/** Of a game that is played. */
const PLAYING = ['game', 'deal', 'record', 'name', 'ascii', 'four-color'] as const;

/** Of an analysis. */
const ANALYSING = ['positions', 'jobs', 'json'] as const;

/** Exit status 0 unless, in line mode, a check failed (1) or a word could not be read (2). */
export async function monteCarloCommand(options: MonteCarloCommandOptions, shell: Shell): Promise<number> {
  const { analyse: range } = options;
  const stray = (range === undefined ? ANALYSING : PLAYING).find((name) => options[name] !== undefined);
  if (stray !== undefined) {
    throw new UsageError(`--${stray} ${range === undefined ? 'goes' : 'does not go'} with --analyse`);
  }
  if (range === undefined) return playGames(options, shell);
  const { analyseCommand } = await import('./analyse-command.js');
  return analyseCommand({ ...options, range }, shell);
}

async function playGames(options: MonteCarloCommandOptions, shell: Shell): Promise<number> {
  const { name, record, ascii } = options;
  const game: MonteCarloGameOptions = {
    deal: readMonteCarloDeal(options),
    name,
    recording: record === undefined ? undefined : recordTo(record, LANGUAGE),
  };
  if (!canFillScreen(shell.process)) {
    const { playMonteCarloLines } = await import('./lines.js');
    return playMonteCarloLines(game, shell);
  }
  const { playMonteCarloFullScreen } = await import('./full-screen.js');
  const look = lookFrom(shell.process, { ascii, fourColor: options['four-color'] });
  return playMonteCarloFullScreen({ ...game, ...look, ...terminalOf(shell.process) });
}

/** The deal of the first game, if it was given. @throws UsageError for both options, and for one that cannot be read */
function readMonteCarloDeal({ game, deal }: MonteCarloCommandOptions): Deal | undefined {
  if (game !== undefined && deal !== undefined)
    throw new UsageError('--game and --deal both say which game is first: give one of them');
  return readOption('--game', game, readGame) ?? readOption('--deal', deal, parseDeal);
}

const readGame = (text: string): Deal => gameDeal(readSeed({ text, line: 1, column: 1 }, JAVA_SEEDS));
