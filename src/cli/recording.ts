/** What `--record` writes while a game is played: its script, item by item. */
import type { ItemOf } from '../replay/script/items.js';
import type { Language, Named } from '../replay/script/language.js';
import { printItemIn } from '../replay/script/print.js';
import { lineWriter } from './line-writer.js';

export interface Recording<Item> {
  /** Has an event been written? */
  readonly hasBegun: boolean;
  hear(item: Item): void;
}

/** Tags wait for the event after them: before the first, another house may be chosen. @throws UsageError if the file exists or cannot be made */
export function recordTo<Call, Fact extends Named>(
  file: string,
  language: Language<Call, Fact>,
): Recording<ItemOf<Call, Fact>> {
  const write = lineWriter(file);
  let waiting: string[] = [];
  let hasBegun = false;
  return {
    get hasBegun() {
      return hasBegun;
    },
    hear: (item) => {
      if (item.kind === 'tag' && item.key === 'Game') waiting = [];
      waiting.push(printItemIn(language, item));
      if (item.kind === 'tag') return;
      hasBegun = true;
      for (const line of waiting.splice(0)) write(line);
    },
  };
}
