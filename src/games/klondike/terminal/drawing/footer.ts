/** The text below the table: a message, the cards in hand, or the commands. */
import { barOf } from '../../../../core/commands.js';
import type { Frame } from '../../contract/frame.js';
import type { Hand } from '../../views/hand.js';
import { cardsInHand } from '../../views/hand.js';
import { partsOf } from '../../../../terminal/input/commands.js';
import type { CommandName } from '../input/offered.js';
import { COMMANDS, offeredTo } from '../input/offered.js';
import type { KlondikeTerminalStrings } from '../strings/catalogue.js';
import type { Footer, Line, Part } from '../../../../terminal/window/margin.js';
import { firstThatFits, inTwoLines } from '../../../../terminal/window/margin.js';
import { cardLabel } from '../../../../terminal/window/suits.js';
import type { Pointing } from './arrange.js';

/** What the player is doing. */
export interface TableState extends Pointing {
  /** The message below the table; empty if there is none. */
  readonly message: string;
  /** The same message for narrower and narrower windows. */
  readonly shorter?: readonly string[];
  /** May the player choose deals? False by default. */
  readonly choosesDeals?: boolean;
}

/** The room for a line of text, and its language. */
export interface FooterLine extends Line {
  readonly strings: KlondikeTerminalStrings;
}

export function footerOf(frame: Frame, state: TableState, line: FooterLine): Footer {
  const { message, shorter = [], hand, choosesDeals = false } = state;
  const { strings, unicode } = line;
  if (message !== '') return { parts: [inTwoLines([message, ...shorter], line)], style: { bold: true } };
  if (frame.won) {
    const [first = '', ...others] = strings.klondikeTerminal.footer.won(frame.moves, choosesDeals);
    const lines = [unicode ? `♠ ♥ ♦ ♣  ${first}` : first, ...others];
    return { parts: firstThatFits(inParts(lines, strings), line), style: { bold: true, inverse: true } };
  }
  const lines = hand === undefined ? hints(choosesDeals, strings) : handLines(frame, hand, line);
  return { parts: firstThatFits(lines, line), style: {} };
}

const inParts = (lines: readonly string[], { terminal }: KlondikeTerminalStrings): Part[][] =>
  lines.map((line) => partsOf(line, COMMANDS, terminal.keys));

/** Lines about the cards in hand, the longest first. */
function handLines(frame: Frame, hand: Hand, { unicode, strings }: FooterLine): Part[][] {
  const cards = cardsInHand(frame, hand).map((card) => cardLabel(card, unicode));
  return inParts(strings.klondikeTerminal.footer.inHand(cards.join(' ')), strings);
}

/** The last commands that stay where there is little room. */
const FEW: readonly CommandName[] = ['clickStock', 'undo', 'help', 'quit'];
const FEWEST: readonly CommandName[] = ['help', 'quit'];

/** Lines about the commands, the longest first. */
function hints(choosesDeals: boolean, strings: KlondikeTerminalStrings): Part[][] {
  const { playing, carrying } = strings.klondikeTerminal.footer;
  const all = barOf(offeredTo({ choosesDeals, redoes: false }), 'terminal').map(({ name }) => name);
  const some = (names: readonly CommandName[]): CommandName[] => all.filter((name) => names.includes(name));
  const lines = [
    ...playing.map((each) => guide(each, all, strings)),
    guide({ carrying, isBrief: true }, some(FEW), strings),
    guide({ carrying: '', isBrief: true }, some(FEW), strings),
    guide({ carrying: '', isBrief: true }, some(FEWEST), strings),
  ];
  return inParts(lines, strings);
}

interface Guide {
  readonly carrying: string;
  readonly isBrief: boolean;
}

/** First how cards are carried, then the commands. */
function guide(
  { carrying, isBrief }: Guide,
  names: readonly CommandName[],
  { klondikeTerminal }: KlondikeTerminalStrings,
): string {
  const words: Readonly<Partial<Record<CommandName, readonly string[]>>> = klondikeTerminal.footer.commands;
  const entries = names.map((name) => {
    const texts = words[name] ?? [];
    return `{${name} ${(isBrief ? texts.at(-1) : texts[0]) ?? ''}}`;
  });
  return [carrying, ...entries].filter((text) => text !== '').join('  ');
}
