/**
 * Writes the script of a game for `--record` while it is played, item by item. Each line is in the file as
 * soon as it is written, so that a crash loses nothing.
 */
import { openSync, writeSync } from 'node:fs';
import type { ItemOf } from '../../scripts/language/items.js';
import type { Language, Named } from '../../scripts/language/language.js';
import { printItemIn } from '../../scripts/language/print.js';
import { UsageError, codeOf, whyUnwritten } from '../errors.js';

export interface Recording<Item> {
  /** Has an event been written? */
  readonly hasBegun: boolean;
  hear(item: Item): void;
}

/**
 * Records into a new file. Tags wait for the event after them, because before the first event another house
 * may be chosen.
 * @throws UsageError if the file exists or cannot be made
 */
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

/** Writes lines to a new file, each at once. @throws UsageError if the file exists or cannot be made */
function lineWriter(file: string): (line: string) => void {
  const descriptor = create(file);
  return (line) => writeSync(descriptor, `${line}\n`);
}

function create(file: string): number {
  try {
    return openSync(file, 'wx');
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    throw new UsageError((say) => say.about(`--record ${file}`, whyUnwritten(error, say)));
  }
}
