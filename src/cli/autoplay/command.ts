/** `klondike autoplay`: how many games the hints win on their own. */
import type { OptionValues } from '../arguments.js';
import { readJobs, readWhole } from '../arguments.js';
import { UsageError } from '../errors.js';
import { printResults } from '../jobs/print-results.js';
import { threadFor } from '../jobs/thread-work.js';
import type { TallyKinds } from '../jobs/verdict-tally.js';
import { VerdictTally } from '../jobs/verdict-tally.js';
import type { AUTOPLAY_OPTIONS } from '../options.js';
import { spelledFor } from '../play/locale.js';
import type { Shell } from '../shell.js';
import { tell, textsFor } from '../shell.js';
import type { DealList } from '../solve/deal-list.js';
import { Faults, dealsIn } from '../solve/deal-list.js';
import { extentOf } from '../solve/list-extent.js';
import { readRules } from '../solve/settings.js';
import type { CommandTexts } from '../strings/english.js';
import type { GameTask, PlayedBlind } from './game-task.js';

const MOST_SAMPLES = 10_000;

const PLAYED: TallyKinds<PlayedBlind['verdict']> = { noun: 'game', verdicts: ['won', 'not won'] };

/**
 * Prints a line for each game on standard output, and a summary on standard error. Resolves to 0, to 2 if a word has a
 * mistake (the other games are played), or to the status of the signal that ended the games.
 */
export async function autoplayCommand(
  options: OptionValues<typeof AUTOPLAY_OPTIONS>,
  words: readonly string[],
  shell: Shell,
): Promise<number> {
  const rules = readRules(options);
  const jobs = readJobs(options.jobs);
  const samples = readWhole('--samples', options.samples, { least: 1, most: MOST_SAMPLES });
  if (words.length === 0) throw new UsageError((say) => say.needs.autoplay);
  const texts = await textsFor(shell);
  const list: DealList = { words, file: undefined, input: shell.process.stdin, rules, texts };
  const all = (await extentOf(list))?.count;
  const tally = new VerdictTally(PLAYED, texts, { all, jobs: Math.min(jobs, all ?? jobs) });
  const faults = new Faults(shell);
  const printText = (game: PlayedBlind): string => spelledFor(shell.process, printGame(game, texts));
  const how = { rules: rules.name, options: samples === undefined ? {} : { samples } };
  const work = {
    tasks: tasksOf(dealsIn(list, faults.tell), how),
    worker: threadFor('autoplay'),
    jobs,
    print: options.json === true ? (game: PlayedBlind) => printJson(game, rules.name) : printText,
    tally,
  };
  const status = await printResults<GameTask, PlayedBlind>(work, shell);
  if (tally.done > 0 || status !== 0 || !faults.hasAny)
    tell(shell, texts.about(rules.name, tally.summary(status !== 0)));
  return faults.statusAfter(status);
}

async function* tasksOf(names: AsyncIterable<string>, how: Omit<GameTask, 'deal'>): AsyncGenerator<GameTask> {
  for await (const deal of names) yield { deal, ...how };
}

const printGame = ({ deal, verdict, moves }: PlayedBlind, { counted, verdicts }: CommandTexts): string =>
  `${deal}: ${verdicts[verdict]}, ${counted(moves, 'move')}`;

const printJson = ({ deal, verdict, moves }: PlayedBlind, rules: string): string =>
  JSON.stringify({ deal, rules, won: verdict === 'won', moves });
