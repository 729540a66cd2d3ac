/**
 * The script of the game in play as text: its deal, then every accepted event. The text grows with the game.
 */
import type { GameTypes } from '../scripts/running/stage.js';
import type { TagItem, WrittenItem } from '../scripts/language/items.js';
import type { WrittenWords } from '../scripts/language/language.js';
import { printWritten } from '../scripts/language/print.js';

const LINE = 80;

/** Takes the items that a tape writes. Refused events are left out, because they did not change the game. */
export class Journal<Game extends GameTypes> {
  /** The tags that hold for all games, one a line. */
  private head = '';
  /** The script of the game in play, without its last line break. */
  private game = '';
  /** The width of the last line, in characters; `Infinity` if no word may be added to it. */
  private width = Infinity;
  /** True between a Deal tag and the beginning of its game. */
  private hasDealTag = false;

  constructor(private readonly language: WrittenWords<Game['call']>) {}

  /** The script as `printIn` prints it. */
  get text(): string {
    return this.game === '' ? this.head : `${this.head}${this.game}\n`;
  }

  /** Adds an item to the script. True if it is an accepted event or a win. */
  write(item: WrittenItem<Game['call']>): boolean {
    const word = printWritten(this.language, item);
    if (item.kind === 'tag') this.heed(item, word);
    if (item.kind === 'win') this.addLine(word, Infinity);
    if (item.kind !== 'event' || item.refused) return item.kind === 'win';
    if (this.language.begins(item.call)) this.begin(word);
    else this.addWord(word);
    return true;
  }

  private heed({ key }: TagItem, tag: string): void {
    if (key !== 'Deal') {
      this.head += `${tag}\n`;
      return;
    }
    this.game = tag;
    this.width = Infinity;
    this.hasDealTag = true;
  }

  private begin(word: string): void {
    if (!this.hasDealTag) this.game = '';
    this.hasDealTag = false;
    this.addLine(word, word.length);
  }

  private addWord(word: string): void {
    const width = this.width + 1 + word.length;
    if (width > LINE) {
      this.addLine(word, word.length);
      return;
    }
    this.game += ` ${word}`;
    this.width = width;
  }

  private addLine(line: string, width: number): void {
    this.game += this.game === '' ? line : `\n${line}`;
    this.width = width;
  }
}
