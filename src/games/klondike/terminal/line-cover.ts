/** A line of moves that replaces the table, such as one that wins. The player steps through it, and none of it is played. */
import type { Key, Mouse, Wheel } from '../../../terminal/input/keys.js';
import type { Cover } from '../../../terminal/window/cover.js';
import type { Frame } from '../contract/frame.js';
import type { Cursor } from '../views/cursor.js';
import type { KlondikeTerminalStrings } from './strings/english.js';

/** The table after a move. */
export interface ShownMove {
  readonly frame: Frame;
  /** How many cards a face-down stock has. */
  readonly stockLeft: number | undefined;
  /** Where the move has put its cards. */
  readonly cursor: Cursor;
  /** The move in words. */
  readonly text: string;
}

/** A table with a sentence below it: the whole one, and shorter ones for narrow windows. */
export interface ShownTable extends Omit<ShownMove, 'text'> {
  readonly message: string;
  readonly shorter: readonly string[];
}

/** By how many moves a page key goes. */
const PAGE = 10;

/** By how many moves each key goes. */
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

/** A click goes on; the wheel goes both ways. */
function stepsOf(key: Mouse | Wheel): number {
  if ('wheel' in key) return key.wheel === 'down' ? 1 : -1;
  return key.mouse === 'press' ? 1 : 0;
}

export class LineCover implements Cover {
  readonly staysResized = true;
  private at = 0;

  /** @param moves the first is the table before the line */
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
