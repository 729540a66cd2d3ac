/** Line mode: commands in the words of a `.klon` script, and a frame after each. */
import type { Place } from '../core/text-error.js';
import { TextError, placeAt } from '../core/text-error.js';
import { printFrame } from '../klondike/notation/frame.js';
import type { Refusal } from '../klondike/model/refusal.js';
import { REFUSALS } from '../klondike/model/refusal.js';
import type { Rules } from '../klondike/model/rules.js';
import { LANGUAGE } from '../replay/klondike/language.js';
import { printItem } from '../replay/klondike/print.js';
import { readItem } from '../replay/script/parse.js';
import { printRows } from '../replay/running/rows.js';
import { ScriptRunner } from '../replay/klondike/runner.js';
import type { Row } from '../replay/running/rows.js';
import type { EventItem, Item } from '../replay/klondike/script.js';
import type { TagItem } from '../replay/script/items.js';
import { rulesOfTag } from '../replay/klondike/tags.js';
import type { Token } from '../replay/script/tokens.js';
import { tokensOf } from '../replay/script/tokens.js';
import type { GameOptions } from './game.js';
import { Game } from './game.js';
import type { Outputs } from './output.js';

const HELP = `new           deal a new game          w>t3      waste to tableau 3
stock         click on the stock       w>f1      waste to foundation 1
stock*8       eight times              t2>t6*3   three cards from tableau 2 to 6
undo undo*5   take back                t5>f2     tableau 5 to foundation 2
[Deal "java:12345"]                    f1>t4     foundation 1 to tableau 4
              where games start        { moves: 4; t1: 9d }   what must show
[Rules "ksu"] before the first game, and without --rules: the house rules
help about quit`;

/** Plays the lines of an input. Frames go to standard output, all else to standard error. */
export class LineGame {
  private readonly game: Game;
  private readonly runner: ScriptRunner;
  private why: Refusal | undefined;
  /** The worst that has happened: 1 a check that failed, 2 a word that could not be read. */
  private status: 0 | 1 | 2 = 0;
  private isOver = false;
  /** Lines heard and not yet obeyed, and how many came before them. */
  private pending = '';
  private linesBefore = 0;

  constructor(
    options: GameOptions,
    private readonly outputs: Outputs,
  ) {
    this.game = new Game(options, (why) => {
      this.why = why;
    });
    this.runner = new ScriptRunner((view) => {
      this.game.showIn(view);
      return this.game.handler;
    });
  }

  /** Plays line after line until the input ends or `quit`; the exit status. */
  async play(lines: AsyncIterable<string>): Promise<number> {
    for await (const line of lines) {
      this.pending += `${line}\n`;
      if (!isOpen(this.pending)) this.obey();
      if (this.isOver) return this.status;
    }
    this.obey();
    return this.status;
  }

  private obey(): void {
    const text = this.pending;
    this.reading(() => {
      for (const token of tokensOf(text)) {
        if (!this.isOver) this.reading(() => this.command(text, token));
      }
    });
    this.outputs.output.flush();
    this.pending = '';
    this.linesBefore += text.split('\n').length - 1;
  }

  /** Tells of a word that cannot be read; the game goes on. */
  private reading(read: () => void): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      this.status = 2;
      this.tell(error.within({ line: this.linesBefore + 1, column: 1 }).message);
    }
  }

  private command(text: string, token: Token): void {
    const word = token.kind === 'word' ? token.text : '';
    if (word === 'quit') this.isOver = true;
    else if (word === 'help') this.tell(HELP);
    else if (word === 'about') this.tell(`Klondike, played by ${this.game.handler.getName()}`);
    else this.run(readItem(LANGUAGE, text, token), placeAt(text, token.textOffset));
  }

  private run(item: Item, place: Place): void {
    if (item.kind === 'tag') this.changeHouse(item, place);
    if (item.kind === 'event') this.game.record();
    const rows = this.runner.step(item);
    const why = this.takeReason();
    if (item.kind === 'event') this.show(item);
    if (rows.every((row) => row.holds)) return;
    if (why === undefined) this.fail(item, rows);
    else this.tell(`${printItem(item)} is refused: ${REFUSALS[why]}`);
  }

  /** Goes to the house of a `Rules` tag, whose text stands at the place. @throws TextError where that cannot be */
  private changeHouse(tag: TagItem, place: Place): void {
    const rules = rulesAt(tag, place);
    if (rules === undefined || this.game.goTo(rules)) return;
    throw new TextError(place, tag.text, `the rules this session began with: ${this.game.rules.name}`);
  }

  /** Why the controller refused the last event, if it did. */
  private takeReason(): Refusal | undefined {
    const why = this.why;
    this.why = undefined;
    return why;
  }

  private fail(item: Item, rows: readonly Row[]): void {
    if (this.status === 0) this.status = 1;
    this.tell(`${printItem(item)}: not as expected\n${printRows(rows)}`);
  }

  private show({ call }: EventItem): void {
    if (call.event === 'newGame') this.outputs.output.print(`# deal: ${this.game.deal ?? ''}`);
    this.outputs.output.print(`${printFrame(this.runner.frame)}\n`);
  }

  private tell(message: string): void {
    this.outputs.output.flush();
    this.outputs.errors.print(message);
  }
}

function rulesAt(tag: TagItem, place: Place): Rules | undefined {
  try {
    return rulesOfTag(tag);
  } catch (error) {
    throw error instanceof TextError ? error.within(place) : error;
  }
}

/** In characters; what has not ended by then is no check. */
const LONGEST_CHECK = 10_000;

const COMPLETE = /#[^\n]*|\[[^\]\n]*\]|\{[^}]*\}/g;

/** Does a check begin that does not end? It may go over several lines. */
const isOpen = (text: string): boolean =>
  text.length < LONGEST_CHECK && text.replace(COMPLETE, '').includes('{');
