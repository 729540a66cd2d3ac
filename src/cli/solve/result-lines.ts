/** The lines of a run of `klondike solve`: what each says of its deal, and where it goes. */
import { ULG } from '../../games/klondike/model/rules.js';
import { Output } from '../output.js';
import { spelledFor } from '../play/locale.js';
import type { Shell } from '../shell.js';
import type { CommandTexts } from '../strings/command-english.js';
import type { DealResult } from './deal-task.js';
import type { ListExtent } from './list-extent.js';
import type { OutFile } from './out-file.js';
import { openOutFile } from './out-file.js';
import type { PlacedDeal } from './placed-deals.js';
import type { RunSetting } from './result-text.js';
import { printJson, printResult } from './result-text.js';
import { otherRun } from './run-facts.js';
import type { SolveSettings } from './settings.js';
import type { VerdictTally } from './verdict-tally.js';
import type { SolveWords } from './words.js';

/** What the lines depend on. */
export interface LineSource {
  readonly settings: SolveSettings;
  readonly options: SolveWords;
  /** Of the whole list, if that is known beforehand. */
  readonly extent: ListExtent | undefined;
  /** The deals of this run, in order; those that the file holds are taken from it. */
  readonly share: AsyncGenerator<PlacedDeal>;
  readonly tally: VerdictTally<DealResult['verdict']>;
  readonly texts: CommandTexts;
}

/** Where the lines go, and what they are. */
export interface ResultLines {
  readonly output: Output;
  readonly print: (result: DealResult) => string;
  readonly close: () => void;
}

/**
 * The lines of this run, on standard output or behind those that `--out FILE` holds.
 * @throws FileError if that file is of another run, or cannot be written
 */
export async function resultLines(
  { settings, options, extent, share, tally, texts }: LineSource,
  { output, process }: Shell,
): Promise<ResultLines> {
  const { out, json = false } = options;
  const setting = settingOf(settings);
  const ofShare = settings.shard && { ...(extent && { of: extent.count, list: extent.digest }) };
  const printLine = (result: DealResult): string => printJson(result, setting, ofShare);
  if (out === undefined) {
    const printText = (result: DealResult): string => spelledFor(process, printResult(result, texts));
    return { output, print: json ? printLine : printText, close: () => undefined };
  }
  const { minimal } = settings.how.search;
  const file: OutFile = await openOutFile(out, {
    deals: share,
    refuse: (line, { deal, nth }) => {
      if (line.deal !== deal) return `${deal} is due here`;
      const due = { ...setting, ...(ofShare && { nth, ...ofShare }), verdict: line.verdict };
      return otherRun(line, minimal === undefined ? due : { ...due, minimal });
    },
    hold: (line, text) => {
      tally.hold(line);
      if (json) output.print(text);
    },
  });
  output.flush();
  const write = (text: string): void => {
    file.write(text);
    if (!json) return;
    output.write(text);
    output.flush();
  };
  return { output: new Output(write), print: printLine, close: file.close };
}

/** What each line tells of this run. */
const settingOf = ({ rules, how: { search, notation } }: SolveSettings): RunSetting => ({
  ...(rules !== ULG && { rules: rules.name }),
  ...(notation !== 'klon' && { notation }),
  ...(search.short === true && { short: true }),
});
