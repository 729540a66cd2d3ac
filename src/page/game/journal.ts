/** The script of the game in play, as text that grows with it: how it was dealt, then every event that was accepted. */
import { printItem } from '../../replay/klondike/print.js';
import type { Item } from '../../replay/klondike/script.js';

const LINE = 80;

/** Hears what a tape writes. What was refused is left out, for the game went on as if it had not been asked. */
export class Journal {
  /** The tags of all games, a line each. */
  private head = '';
  /** The game in play, without the end of its last line. */
  private game = '';
  /** Of the last line; `Infinity` where no word may follow in it. */
  private width = Infinity;

  /** As `printScript` prints it. */
  get text(): string {
    return this.game === '' ? this.head : `${this.head}${this.game}\n`;
  }

  write(item: Item): void {
    if (item.kind === 'tag') this.heed(printItem(item), item.key === 'Deal');
    else if (item.kind === 'win') this.addLine(printItem(item), Infinity);
    else if (item.kind === 'event' && !item.refused) {
      const word = printItem(item);
      if (item.call.event === 'newGame') this.addLine(word, word.length);
      else this.addWord(word);
    }
  }

  private heed(tag: string, isDeal: boolean): void {
    if (!isDeal) {
      this.head += `${tag}\n`;
      return;
    }
    this.game = tag;
    this.width = Infinity;
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
