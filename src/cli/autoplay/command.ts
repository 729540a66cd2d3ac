/** `klondike autoplay`: how many games hints win alone. */
import { readJobs, readWhole } from '../arguments.js';
import { printResults } from '../jobs/print-results.js';
import { languageFrom, spelledFor } from '../play/locale.js';
import type { AutoplayValues } from '../options.js';
import type { Shell } from '../shell.js';
import type { CommandTexts } from '../strings/english.js';
import { commandTexts } from '../strings/catalogue.js';
import type { DealList } from '../solve/deal-list.js';
import { Faults, dealsIn } from '../solve/deal-list.js';
import { extentOf } from '../solve/list-extent.js';
import { readRules } from '../solve/settings.js';
import type { Counting } from '../jobs/verdict-tally.js';
import { VerdictTally } from '../jobs/verdict-tally.js';
import { UsageError } from '../errors.js';
import type { GameTask, PlayedBlind } from './game-task.js';

const MOST_SAMPLES = 10_000;

const PLAYED: Counting<PlayedBlind['verdict']> = { noun: 'game', verdicts: ['won', 'not won'] };

/**
 * Prints a line for each game, and then to standard error how many were won. Exit status 0; 2 if a word could not be
 * read, which does not keep the others from being played; or that of the signal which ended the games.
 */
export async function autoplayCommand(
  options: AutoplayValues,
  words: readonly string[],
  shell: Shell,
): Promise<number> {
  const rules = readRules(options);
  const jobs = readJobs(options.jobs);
  const samples = readWhole('--samples', options.samples, { least: 1, most: MOST_SAMPLES });
  if (words.length === 0) throw new UsageError((say) => say.needs.autoplay);
  const texts = await commandTexts(languageFrom(shell.process.env));
  const list: DealList = { words, file: undefined, input: shell.process.stdin, rules, texts };
  const all = (await extentOf(list))?.count;
  const tally = new VerdictTally(PLAYED, texts, { all, jobs: Math.min(jobs, all ?? jobs) });
  const faults = new Faults(shell);
  const printText = (game: PlayedBlind): string => spelledFor(shell.process, printGame(game, texts));
  const how = { rules: rules.name, options: samples === undefined ? {} : { samples } };
  const work = {
    tasks: tasksOf(dealsIn(list, faults.tell), how),
    worker: new URL('./worker.js', import.meta.url),
    jobs,
    resultsOf: (game: PlayedBlind) => [game],
    print: options.json === true ? (game: PlayedBlind) => printJson(game, rules.name) : printText,
    tally,
    lines: shell.output,
    isPrinted: true,
  };
  const status = await printResults<GameTask, PlayedBlind, PlayedBlind>(work, shell);
  if (tally.done > 0 || status !== 0 || !faults.hasAny)
    shell.errors.print(spelledFor(shell.process, texts.about(rules.name, tally.summary(status !== 0))));
  return faults.statusAfter(status);
}

async function* tasksOf(names: AsyncIterable<string>, how: Omit<GameTask, 'deal'>): AsyncGenerator<GameTask> {
  for await (const deal of names) yield { deal, ...how };
}

const printGame = ({ deal, verdict, moves }: PlayedBlind, { counted, verdicts }: CommandTexts): string =>
  `${deal}: ${verdicts[verdict]}, ${counted(moves, 'move')}`;

const printJson = ({ deal, verdict, moves }: PlayedBlind, rules: string): string =>
  JSON.stringify({ deal, rules, won: verdict === 'won', moves });
