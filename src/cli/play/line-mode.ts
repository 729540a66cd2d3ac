/** Line mode of any game: commands in the words of a `.klon` script, and a frame after each event. */
import { createInterface } from 'node:readline';
import type { Place } from '../../core/text/text-error.js';
import { TextError, placeAt } from '../../core/text/text-error.js';
import type { Row } from '../../scripts/running/rows.js';
import { printRows } from '../../scripts/running/rows.js';
import { GameRunner } from '../../scripts/running/runner.js';
import type { GameKit } from '../../kit/kit.js';
import type { Advised } from '../../kit/line-advice.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { ItemOf } from '../../scripts/language/items.js';
import { readItem } from '../../scripts/language/parse.js';
import { printItemIn } from '../../scripts/language/print.js';
import type { Token } from '../../scripts/language/tokens.js';
import { tokensOf } from '../../scripts/language/tokens.js';
import type { LineTable, SetTable } from './line-table.js';
import type { Outputs } from '../output.js';
import type { Shell } from '../shell.js';

/** Plays the lines of standard input, and resolves to the exit status. */
export async function playStandardInput<Game extends GameTypes>(
  setTable: SetTable<Game>,
  shell: Shell,
): Promise<number> {
  const { stdin } = shell.process;
  const mode = new LineMode(setTable, shell);
  try {
    if (stdin.isTTY === true) await mode.greet();
    return await mode.play(createInterface({ input: stdin }));
  } finally {
    stdin.destroy();
  }
}

/** Each of these ends the game. */
const QUIT = ['quit', 'q', 'exit'];

/** Each of these lists the words that line mode knows. */
const HELP = ['help', '?'];

/** Plays the lines of an input. Frames go to standard output, all else to standard error. */
export class LineMode<Game extends GameTypes> {
  private readonly table: LineTable<Game>;
  private readonly runner: GameRunner<Game>;
  private why: string | undefined;
  /** The exit status: 1 if a check failed, 2 if a word could not be read, which counts more. */
  private status: 0 | 1 | 2 = 0;
  private isOver = false;
  /** Lines that were read and not yet run; `linesBefore` is the number of lines before them. */
  private pending = '';
  private linesBefore = 0;

  constructor(
    setTable: SetTable<Game>,
    private readonly outputs: Outputs,
  ) {
    this.table = setTable((why) => {
      this.why = why;
    });
    const { kit, game } = this.table;
    this.runner = new GameRunner(kit, (view) => {
      game.attach(view);
      return game.handler;
    });
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
    for await (const line of lines) {
      this.pending += `${line}\n`;
      if (!isOpen(this.pending)) await this.obey();
      if (this.isOver) return this.status;
    }
    await this.obey();
    return this.status;
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
      this.status = 2;
      this.tell(error.within({ line: this.linesBefore + 1, column: 1 }).message);
    }
  }

  private async command(text: string, token: Token): Promise<void> {
    const word = token.kind === 'word' ? token.text : '';
    const meant = HELP.includes(word) ? { ...token, text: 'help' } : token;
    const said = word === '' ? undefined : this.table.answer(meant.text);
    const calls = this.table.callsTo?.(word);
    const advised = this.table.advice?.ask(word, this.runner.frame);
    const place = placeAt(text, token.textOffset);
    if (QUIT.includes(word)) this.isOver = true;
    else if (said !== undefined) this.tell(said);
    else if (advised !== undefined) await this.follow(advised, place);
    else if (calls === undefined) this.run(readItem(this.language, text, meant), place);
    else this.playAll(calls, place);
  }

  private async follow(advised: Promise<Advised<Game>>, place: Place): Promise<void> {
    // Whoever waits for an answer sees the frames before it.
    this.outputs.output.flush();
    const { say, plays = [] } = await advised;
    if (say !== undefined) this.tell(say);
    this.playAll(plays, place);
  }

  private playAll(calls: readonly Game['call'][], place: Place): void {
    for (const call of calls) this.run({ kind: 'event', call, times: 1, refused: false }, place);
  }

  /** The language of scripts, with the words that only line mode knows. */
  private get language(): GameKit<Game>['language'] {
    const { kit, callsTo, advice } = this.table;
    const moves = callsTo === undefined ? [] : ['moves', 'go:3'];
    const own = ['help', 'quit', ...moves, ...(advice?.words ?? [])].join(', ');
    return { ...kit.language, events: `${own}, ${kit.language.events}` };
  }

  private run(item: ItemOf<Game['call'], Game['fact']>, place: Place): void {
    const { table } = this;
    if (item.kind === 'tag') table.heed?.(item, place);
    const { rows } = this.runner.step(item);
    const why = this.takeReason();
    if (item.kind === 'event') this.show(item.call);
    const fault = rows.find((row) => !row.holds);
    if (fault === undefined) return;
    if (why === undefined) this.fail(printItemIn(table.kit.language, item), rows);
    else this.tell(table.strings.refused(fault.name, why));
  }

  /** Why the last event was refused, if it was. */
  private takeReason(): string | undefined {
    const { why } = this;
    this.why = undefined;
    return why;
  }

  private fail(word: string, rows: readonly Row[]): void {
    if (this.status === 0) this.status = 1;
    const { strings } = this.table;
    this.tell(`${strings.notAsExpected(word)}\n${printRows(rows, strings.columns)}`);
  }

  private show(call: Game['call']): void {
    const { kit, game, comment } = this.table;
    const { frame } = this.runner;
    const isNamed = game.deal !== undefined && kit.language.begins(call);
    if (isNamed) this.outputs.output.print(`# deal: ${game.deal}`);
    this.outputs.output.print(`${kit.printFrame(frame)}\n`);
    const said = comment?.(call, frame);
    if (said !== undefined) this.tell(said);
  }

  private tell(message: string): void {
    this.outputs.output.flush();
    this.outputs.errors.print(this.table.spell(message));
  }
}

/** In characters. A longer text that has not ended is no check. */
const LONGEST_CHECK = 10_000;

const COMPLETE = /#[^\n]*|\[[^\]\n]*\]|\{[^}]*\}/g;

/** Has a check begun that has not ended? A check may have several lines. */
const isOpen = (text: string): boolean =>
  text.length < LONGEST_CHECK && text.replace(COMPLETE, '').includes('{');
