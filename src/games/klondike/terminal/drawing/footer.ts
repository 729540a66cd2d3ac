/** What stands below the table: what is said, what is in hand, or else the commands there are. */
import type { Command } from '../../../../core/commands.js';
import { barOf } from '../../../../core/commands.js';
import type { Frame } from '../../contract/frame.js';
import type { Hand } from '../../views/hand.js';
import { cardsInHand } from '../../views/hand.js';
import { commandPart } from '../../../../terminal/input/commands.js';
import type { CommandName } from '../input/offered.js';
import { COMMANDS, offeredTo } from '../input/offered.js';
import type { Footer, Line, Part } from '../../../../terminal/window/margin.js';
import { firstThatFits, inTwoLines } from '../../../../terminal/window/margin.js';
import { cardLabel } from '../../../../terminal/window/suits.js';
import type { Pointing } from './arrange.js';
import { sentence } from './won.js';

/** What the player is doing. */
export interface TableState extends Pointing {
  /** Said below the table; empty where there is nothing to say. */
  readonly message: string;
  /** The same for narrower and narrower windows. */
  readonly shorter?: readonly string[];
  /** May the player choose deals? False by default. */
  readonly choosesDeals?: boolean;
}

export function footerOf(frame: Frame, state: TableState, line: Line): Footer {
  const { message, shorter = [], hand, choosesDeals = false } = state;
  if (message !== '') return { parts: [inTwoLines([message, ...shorter], line)], style: { bold: true } };
  if (frame.won) {
    const lines = wonLines(frame.moves, line.unicode, choosesDeals);
    return { parts: firstThatFits(lines, line), style: { bold: true, inverse: true } };
  }
  const lines = hand === undefined ? hints(choosesDeals) : handLines(frame, hand, line.unicode);
  return { parts: firstThatFits(lines, line), style: {} };
}

/** A command, in other words than those of the list; its key alone where there are none. */
const part = (name: CommandName, text = ''): Part[] =>
  COMMANDS.filter((command) => command.name === name).map((command) => commandPart(command, text));

/** The longest first. */
function wonLines(moves: number, unicode: boolean, choosesDeals: boolean): Part[][] {
  const suits = unicode ? '♠ ♥ ♦ ♣  ' : '';
  const again = choosesDeals ? [...part('again', 'begins again'), ', '] : [];
  return [
    [
      `${suits}${sentence(moves)} `,
      ...part('newGame', 'deals anew'),
      ', ',
      ...again,
      ...part('undo', 'undoes'),
    ],
    [`${sentence(moves)} `, ...part('newGame'), ', ', ...part('undo'), ' go on'],
    ['Won! ', ...part('newGame', 'new'), ', ', ...part('undo', 'undo')],
  ];
}

/** The longest first. */
function handLines(frame: Frame, hand: Hand, unicode: boolean): Part[][] {
  const cards = cardsInHand(frame, hand).map((card) => cardLabel(card, unicode));
  const text = `In hand: ${cards.join(' ')}`;
  return [[`${text} - `, ...part('press', 'puts down'), ', ', ...part('letGo', 'lets go')], [text]];
}

/** The last that are left where there is little room. */
const FEW: readonly CommandName[] = ['clickStock', 'undo', 'help', 'quit'];
const FEWEST: readonly CommandName[] = ['help', 'quit'];

/** The longest first. */
function hints(choosesDeals: boolean): Part[][] {
  const all = barOf(offeredTo({ choosesDeals, redoes: false }), 'terminal');
  const some = (names: readonly CommandName[]): typeof all => all.filter(({ name }) => names.includes(name));
  const long = ({ brief: [text = ''] = [] }: Command): string => text;
  const short = ({ brief = [] }: Command): string => brief.at(-1) ?? '';
  return [
    spaced(['arrows move', ...part('press', 'picks up, puts down'), ...entries(all, long)]),
    spaced(['arrows, enter: carry', ...entries(all, long)]),
    spaced(['arrows, enter', ...entries(all, short)]),
    spaced(['arrows, enter', ...entries(some(FEW), short)]),
    spaced(entries(some(FEW), short)),
    spaced(entries(some(FEWEST), short)),
  ];
}

const entries = (commands: readonly Command[], textOf: (command: Command) => string): Part[] =>
  commands.map((command) => commandPart(command, textOf(command)));

const spaced = (parts: readonly Part[]): Part[] =>
  parts.flatMap((one, index) => (index === 0 ? [one] : ['  ', one]));
