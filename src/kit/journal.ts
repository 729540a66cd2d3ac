/** The script of the game in play, as text that grows with it: how it was dealt, then every event that was accepted. */
import type { GameTypes } from '../scripts/running/stage.js';
import type { ItemOf, TagItem } from '../scripts/language/items.js';
import type { Language } from '../scripts/language/language.js';
import { printItemIn } from '../scripts/language/print.js';

const LINE = 80;

/** Hears what a tape writes. What was refused is left out, for the game went on as if it had not been asked. */
export class Journal<Game extends GameTypes> {
  /** The tags of all games, a line each. */
  private head = '';
  /** The game in play, without the end of its last line. */
  private game = '';
  /** Of the last line; `Infinity` where no word may follow in it. */
  private width = Infinity;
  /** Does a Deal tag stand there whose game has not begun? */
  private hasDealTag = false;

  constructor(private readonly language: Language<Game['call'], Game['fact']>) {}

  /** As `printIn` prints it. */
  get text(): string {
    return this.game === '' ? this.head : `${this.head}${this.game}\n`;
  }

  /** Does the game go on with it? */
  write(item: ItemOf<Game['call'], Game['fact']>): boolean {
    const word = printItemIn(this.language, item);
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
