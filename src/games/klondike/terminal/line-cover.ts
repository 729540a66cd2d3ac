/** A line of moves, such as a solution, that replaces the table. The player steps through it without playing it. */
import type { Key, Mouse, Wheel } from '../../../terminal/input/keys.js';
import type { Cover } from '../../../terminal/window/cover.js';
import type { Frame } from '../contract/frame.js';
import type { Cursor } from '../views/cursor.js';
import type { KlondikeTerminalStrings } from './strings/english.js';

/** The table after a move. */
export interface ShownMove {
  readonly frame: Frame;
  /** The number of cards in a face-down stock. */
  readonly stockLeft: number | undefined;
  /** The target of the move. */
  readonly cursor: Cursor;
  /** The move in words. */
  readonly text: string;
}

/** A table with a sentence below it, and shorter versions of the sentence for narrow windows. */
export interface ShownTable extends Omit<ShownMove, 'text'> {
  readonly message: string;
  readonly shorter: readonly string[];
}

/** The number of moves that a page key steps. */
const PAGE = 10;

/** The number of moves that each key steps. */
const STEPS: Readonly<Record<string, number>> = {
  right: 1,
  l: 1,
  down: 1,
  j: 1,
  enter: 1,
  ' ': 1,
  left: -1,
  up: -1,
  k: -1,
  backspace: -1,
  pagedown: PAGE,
  pageup: -PAGE,
  end: Infinity,
  home: -Infinity,
};

/** A click steps forward. The wheel steps in both directions. */
function stepsOf(key: Mouse | Wheel): number {
  if ('wheel' in key) return key.wheel === 'down' ? 1 : -1;
  return key.mouse === 'press' ? 1 : 0;
}

export class LineCover implements Cover {
  readonly staysResized = true;
  private at = 0;

  /** @param moves starts with the table before the line */
  constructor(
    private readonly moves: readonly [ShownMove, ...ShownMove[]],
    private readonly strings: KlondikeTerminalStrings['klondikeTerminal'],
    private readonly draw: (table: ShownTable) => readonly string[],
  ) {}

  lines(): readonly string[] {
    const { at, moves, strings } = this;
    const { text, ...table } = moves[at] ?? moves[0];
    const told = at === 0 ? text : strings.line.move(at, moves.length - 1, text);
    const texts = strings.line.keys.map((keys) => `${told} ${keys}`);
    return this.draw({ ...table, message: texts[0] ?? told, shorter: [...texts.slice(1), told] });
  }

  press(key: Key): boolean {
    if (typeof key !== 'string') {
      this.go(stepsOf(key));
      return false;
    }
    this.go(STEPS[key] ?? 0);
    return key === 'escape' || key === 'q';
  }

  private go(steps: number): void {
    this.at = Math.max(0, Math.min(this.at + steps, this.moves.length - 1));
  }
}
