/** The script of the game in play, as text that grows with it: how it was dealt, then every event that was accepted. */
import type { GameTypes } from '../../replay/running/stage.js';
import type { ItemOf, TagItem } from '../../replay/script/items.js';
import type { Language } from '../../replay/script/language.js';
import { printItemIn } from '../../replay/script/print.js';

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

  write(item: ItemOf<Game['call'], Game['fact']>): void {
    const word = printItemIn(this.language, item);
    if (item.kind === 'tag') this.heed(item, word);
    else if (item.kind === 'win') this.addLine(word, Infinity);
    else if (item.kind === 'event' && !item.refused) {
      if (this.language.begins(item.call)) this.begin(word);
      else this.addWord(word);
    }
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
