/**
 * Line mode of any game: commands in the words of a `.klon` script. A sentence describes each event, and the frame follows
 * if it has changed. A refusal gets only a sentence.
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
import { fitted } from './fitted.js';
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

/** Each of these ends the game. */
const QUIT = ['quit', 'q', 'exit'];

/** Each of these lists the words that line mode knows. */
const HELP = ['help', '?'];

/** Each of these prints the table as it is. */
const SHOW = ['show', 'look'];

/** Asks for a line, and for the rest of a check that has begun. */
const PROMPT = '> ';
const CHECK_PROMPT = '... ';

/** Plays the lines of an input. Frames go to standard output, all else to standard error. */
class LineMode<Game extends GameTypes> {
  private readonly player: LinePlayer<Game>;
  /** The exit status: 1 if a check failed, 2 if a word could not be read, which counts more. */
  private status: 0 | 1 | 2 = 0;
  private isOver = false;
  /** Lines that were read and not yet run; `linesBefore` is the number of lines before them. */
  private pending = '';
  private linesBefore = 0;

  constructor(
    setTable: SetTable<Game>,
    private readonly outputs: Outputs,
    private readonly terminal: {
      /** Does a person type the lines? Then we show a prompt, and errors without places. */
      readonly isTyped: boolean;
      /** The columns of standard error; undefined for a pipe. */
      readonly width: number | undefined;
    },
  ) {
    this.player = new LinePlayer(setTable);
  }

  private get table(): LineTable<Game> {
    return this.player.table;
  }

  /**
   * Greets a person at a terminal, who sees nothing before the first frame, and begins the game if its deal
   * was chosen.
   */
  async greet(): Promise<void> {
    const { isChosen, kit, title, strings } = this.table;
    this.tell(strings.greeting(title, isChosen ? undefined : kit.dealing));
    if (isChosen) await this.heed(kit.dealing);
  }

  /** Plays line after line until the input ends or `quit` is read. Resolves to the exit status. */
  async play(lines: AsyncIterable<string>): Promise<number> {
    this.prompt();
    for await (const line of lines) {
      this.pending += `${line}\n`;
      if (!isOpen(this.pending)) await this.obey();
      if (this.isOver) return this.status;
      this.prompt();
    }
    // The prompt of the shell starts on a new line.
    if (this.terminal.isTyped) this.outputs.errors.write('\n');
    await this.obey();
    return this.status;
  }

  private prompt(): void {
    this.outputs.output.flush();
    if (this.terminal.isTyped) this.outputs.errors.write(this.pending === '' ? PROMPT : CHECK_PROMPT);
  }

  private async obey(): Promise<void> {
    const text = this.pending;
    this.pending = '';
    await this.heed(text);
    this.linesBefore += text.split('\n').length - 1;
  }

  private async heed(text: string): Promise<void> {
    await this.reading(async () => {
      for (const token of tokensOf(text)) {
        if (!this.isOver) await this.reading(() => this.command(text, token));
      }
    });
    this.outputs.output.flush();
  }

  /** Reports a word that cannot be read; the game goes on. */
  private async reading(read: () => Promise<void>): Promise<void> {
    try {
      await read();
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      this.complain(error, this.table.strings.unread(error.word, error.expected));
    }
  }

  /** Reports a word. A person sees the line and needs no place. */
  private complain({ line, column }: Place, sentence: string): void {
    this.status = 2;
    const at = this.table.strings.at({ line: line + this.linesBefore, column });
    this.tell(this.terminal.isTyped ? capitalized(sentence) : at + uncapitalized(sentence));
  }

  private async command(text: string, token: Token): Promise<void> {
    const word = token.kind === 'word' ? token.text : '';
    const meant = HELP.includes(word) ? { ...token, text: 'help' } : token;
    const said = word === '' ? undefined : this.table.answer(meant.text);
    const gone = this.table.goneTo?.(word);
    const advised = this.table.advice?.ask(word, this.player.frame);
    const place = placeAt(text, token.textOffset);
    if (QUIT.includes(word)) this.isOver = true;
    else if (SHOW.includes(word)) this.printFrame();
    else if (said !== undefined) this.tell(said);
    else if (advised !== undefined) await this.follow(advised, place);
    else if (gone !== undefined && 'wrong' in gone) this.complain(place, gone.wrong);
    else if (gone !== undefined) this.playAll(gone, place);
    else if (this.isUnknown(meant)) this.complain(place, this.unknownTold(word));
    else this.run([readItem(this.table.kit.language, text, meant)], place);
  }

  private isUnknown({ kind, text }: Token): boolean {
    if (kind !== 'word' || text === 'win') return false;
    const reading = readEvent(this.table.kit.language, text);
    return 'expected' in reading && reading.isUnknown === true;
  }

  private unknownTold(word: string): string {
    const { kit, goneTo, advice, strings } = this.table;
    const own = lineWords({ listsMoves: goneTo !== undefined, advice: advice?.words });
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

  /** Plays the items of a word, prints their changes, and then the checks that failed. */
  private run(items: readonly ItemIn<Game>[], place: Place, isTold = false): void {
    const { seen, faults } = this.player.play(items, place);
    this.show(seen, isTold);
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

  /** Tells events in words, then shows their last frame if it has changed. @param isTold were they told already? */
  private show(seen: readonly SeenMove<Game>[], isTold: boolean): void {
    const { kit, game, comment, strings, say, frames } = this.table;
    const [first, last] = [seen[0], seen.at(-1)];
    if (first === undefined || last === undefined) return;
    const isBegun = seen.some(({ call }) => kit.language.begins(call));
    const isChanged = isBegun || kit.printFrame(first.before) !== kit.printFrame(last.after);
    const comments = seen.flatMap(({ call, after }) => comment?.(call, after) ?? []);
    const told = isTold ? '' : (say?.(seen) ?? '');
    if (told !== '') this.tell(told);
    else if (!isTold && !isChanged && comments.length === 0) this.tell(strings.unchanged);
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
    this.outputs.errors.print(width === undefined ? text : fitted(text, width));
  }
}

/** In characters. A longer text that has not ended is no check. */
const LONGEST_CHECK = 10_000;

const COMPLETE = /#[^\n]*|\[[^\]\n]*\]|\{[^}]*\}/g;

/** Has a check begun that has not ended? A check may have several lines. */
const isOpen = (text: string): boolean =>
  text.length < LONGEST_CHECK && text.replace(COMPLETE, '').includes('{');
