/**
 * Line mode for any game: commands written as in a `.klon` script. A sentence describes each event, and the frame
 * follows if it has changed. A refusal gets only a sentence.
 */
import { createInterface } from 'node:readline';
import { meantBy } from '../../core/text/nearest.js';
import type { Place } from '../../core/text/text-error.js';
import { TextError, placeAt } from '../../core/text/text-error.js';
import type { SeenMove, LineAnswer } from '../../kit/terminal-table.js';
import type { GameTypes, ItemIn } from '../../scripts/running/stage.js';
import { readEvent } from '../../scripts/language/event-word.js';
import { readItem } from '../../scripts/language/parse.js';
import type { Token } from '../../scripts/language/tokens.js';
import { tokensOf } from '../../scripts/language/tokens.js';
import type { Row } from '../../scripts/running/row.js';
import { printRows } from '../../scripts/running/step.js';
import type { Outputs } from '../output.js';
import type { Shell } from '../shell.js';
import { errorWidth } from '../shell.js';
import { fitLines } from './fit-lines.js';
import { LinePlayer } from './line-player.js';
import type { LineTable, SetTable } from './line-table.js';
import { capitalized, uncapitalized } from '../../core/text/format.js';
import { lineWords } from './line-table.js';

/** Plays the lines of standard input, and resolves to the exit status. */
export async function playStandardInput<Game extends GameTypes>(
  setTable: SetTable<Game>,
  shell: Shell,
): Promise<number> {
  const { stdin } = shell.process;
  const isTyped = stdin.isTTY === true;
  const mode = new LineMode(setTable, shell, { isTyped, width: errorWidth(shell.process) });
  try {
    if (isTyped) await mode.greet();
    return await mode.play(createInterface({ input: stdin }));
  } finally {
    stdin.destroy();
  }
}

const QUIT = ['quit', 'q', 'exit'];

const HELP = ['help', '?'];

const SHOW = ['show', 'look'];

/** Asks for a line, or for the rest of a check. */
const PROMPT = '> ';
const CHECK_PROMPT = '... ';

/** Plays the lines of an input. Frames go to standard output, everything else to standard error. */
class LineMode<Game extends GameTypes> {
  private readonly player: LinePlayer<Game>;
  /** The exit status: 1 if a check failed, 2 if a word could not be read. 2 takes precedence. */
  private status: 0 | 1 | 2 = 0;
  private isOver = false;
  /** Lines that were read but have not run; `linesBefore` counts the lines before them. */
  private pending = '';
  private linesBefore = 0;

  constructor(
    setTable: SetTable<Game>,
    private readonly outputs: Outputs,
    private readonly terminal: {
      /** Does a person type the lines? Then the table shows a prompt, and errors don't name a place. */
      readonly isTyped: boolean;
      /** The width of standard error, in columns; undefined for a pipe. */
      readonly width: number | undefined;
    },
  ) {
    this.player = new LinePlayer(setTable);
  }

  private get table(): LineTable<Game> {
    return this.player.table;
  }

  /**
   * Greets a person at a terminal, where nothing appears before the first frame. Begins the game if its deal was
   * chosen.
   */
  async greet(): Promise<void> {
    const { isDealChosen, kit, title, strings } = this.table;
    this.tell(strings.greeting(title, isDealChosen ? undefined : kit.dealing));
    if (isDealChosen) await this.runText(kit.dealing);
  }

  /** Plays line by line until the input ends or a line is `quit`. Resolves to the exit status. */
  async play(lines: AsyncIterable<string>): Promise<number> {
    this.prompt();
    for await (const line of lines) {
      this.pending += `${line}\n`;
      if (!isOpen(this.pending)) await this.runPending();
      if (this.isOver) return this.status;
      this.prompt();
    }
    // The shell's prompt starts on a new line.
    if (this.terminal.isTyped) this.outputs.errors.write('\n');
    await this.runPending();
    return this.status;
  }

  private prompt(): void {
    this.outputs.output.flush();
    if (this.terminal.isTyped) this.outputs.errors.write(this.pending === '' ? PROMPT : CHECK_PROMPT);
  }

  private async runPending(): Promise<void> {
    const text = this.pending;
    this.pending = '';
    await this.runText(text);
    this.linesBefore += text.split('\n').length - 1;
  }

  private async runText(text: string): Promise<void> {
    await this.reportingErrors(async () => {
      for (const token of tokensOf(text)) {
        if (!this.isOver) await this.reportingErrors(() => this.command(text, token));
      }
    });
    this.outputs.output.flush();
  }

  /** Reports a word that can't be read; the game continues. */
  private async reportingErrors(read: () => Promise<void>): Promise<void> {
    try {
      await read();
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      this.reportWord(error, this.table.strings.unread(error.word, error.expected));
    }
  }

  /** Reports a word. A person sees the line and doesn't need its place. */
  private reportWord({ line, column }: Place, sentence: string): void {
    this.status = 2;
    const at = this.table.strings.at({ line: line + this.linesBefore, column });
    this.tell(this.terminal.isTyped ? capitalized(sentence) : at + uncapitalized(sentence));
  }

  private async command(text: string, token: Token): Promise<void> {
    const word = token.kind === 'word' ? token.text : '';
    const meant = HELP.includes(word) ? { ...token, text: 'help' } : token;
    const answer = word === '' ? undefined : this.table.answer(meant.text);
    const goal = this.table.goToMove?.(word);
    const advised = this.table.advice?.ask(word, this.player.frame);
    const place = placeAt(text, token.textOffset);
    if (QUIT.includes(word)) this.isOver = true;
    else if (SHOW.includes(word)) this.printFrame();
    else if (answer !== undefined) this.tell(answer);
    else if (advised !== undefined) await this.follow(advised, place);
    else if (goal !== undefined && 'wrong' in goal) this.reportWord(place, goal.wrong);
    else if (goal !== undefined) this.playAll(goal, place);
    else if (this.isUnknown(meant)) this.reportWord(place, this.unknownWord(word));
    else this.run([readItem(this.table.kit.language, text, meant)], place);
  }

  private isUnknown({ kind, text }: Token): boolean {
    if (kind !== 'word' || text === 'win') return false;
    const reading = readEvent(this.table.kit.language, text);
    return 'expected' in reading && reading.isUnknown === true;
  }

  private unknownWord(word: string): string {
    const { kit, goToMove, advice, strings } = this.table;
    const own = lineWords({ listsMoves: goToMove !== undefined, advice: advice?.words });
    const meant = meantBy(word.toLowerCase(), [...own, ...kit.language.plain, 'about', 'win']);
    return strings.unknownWord(word, meant);
  }

  private async follow(advised: Promise<LineAnswer<Game>>, place: Place): Promise<void> {
    // Print the frames before the player waits for an answer.
    this.outputs.output.flush();
    this.playAll(await advised, place);
  }

  private playAll({ say, plays = [] }: LineAnswer<Game>, place: Place): void {
    if (say !== undefined) this.tell(say);
    this.run(this.player.eventsOf(plays), place, say !== undefined);
  }

  /** Plays the items of a word and prints their changes, then the failed checks. */
  private run(items: readonly ItemIn<Game>[], place: Place, isDescribed = false): void {
    const { seen, faults } = this.player.play(items, place);
    this.show(seen, isDescribed);
    for (const fault of faults) {
      if ('sentence' in fault) this.tell(fault.sentence);
      else this.fail(fault.item, fault.rows);
    }
  }

  private fail(word: string, rows: readonly Row[]): void {
    if (this.status === 0) this.status = 1;
    const { strings } = this.table;
    this.tell(`${strings.notAsExpected(word)}\n${printRows(rows, strings.columns)}`);
  }

  /**
   * Describes events, then shows their last frame if it has changed.
   * @param isDescribed true if the events were already described
   */
  private show(seen: readonly SeenMove<Game>[], isDescribed: boolean): void {
    const { kit, game, comment, strings, say, frames } = this.table;
    const [first, last] = [seen[0], seen.at(-1)];
    if (first === undefined || last === undefined) return;
    const isBegun = seen.some(({ call }) => kit.language.begins(call));
    const isChanged = isBegun || kit.printFrame(first.before) !== kit.printFrame(last.after);
    const comments = seen.flatMap(({ call, after }) => comment?.(call, after) ?? []);
    const description = isDescribed ? '' : (say?.(seen) ?? '');
    if (description !== '') this.tell(description);
    else if (!isDescribed && !isChanged && comments.length === 0) this.tell(strings.unchanged);
    if (isBegun && game.deal !== undefined) this.outputs.output.print(`# deal: ${game.deal}`);
    if (isChanged && frames !== 'none') this.printFrame(last.after);
    for (const text of comments) this.tell(text);
  }

  private printFrame(frame: Game['frame'] = this.player.frame): void {
    this.outputs.output.print(`${this.table.kit.printFrame(frame)}\n`);
  }

  private tell(message: string): void {
    this.outputs.output.flush();
    const { width } = this.terminal;
    const text = this.table.spell(message);
    this.outputs.errors.print(width === undefined ? text : fitLines(text, width));
  }
}

/** In characters. A longer text without an end doesn't count as a check. */
const LONGEST_CHECK = 10_000;

const COMPLETE = /#[^\n]*|\[[^\]\n]*\]|\{[^}]*\}/g;

/** Is there a check without an end? A check may have several lines. */
const isOpen = (text: string): boolean =>
  text.length < LONGEST_CHECK && text.replace(COMPLETE, '').includes('{');
