/** The text below the table, which is a message, the cards in hand, or the commands. */
import type { KlondikeCommandName } from '../../words/commands.js';
import { barOf } from '../../../../core/commands.js';
import type { SettingValues } from '../../../../core/settings.js';
import type { Frame } from '../../contract/frame.js';
import type { Hand } from '../../views/hand.js';
import { cardsInHand } from '../../views/hand.js';
import { partsOf } from '../../../../terminal/input/commands.js';
import type { AssistedName } from '../input/offered.js';
import { COMMANDS, offeredTo } from '../input/offered.js';
import type { KlondikeTerminalStrings } from '../strings/english.js';
import type { Footer, LinePart, LineRoom } from '../../../../terminal/window/margin.js';
import { firstThatFits, inTwoLines } from '../../../../terminal/window/margin.js';
import { cardLabel } from '../../../../terminal/window/suits.js';
import type { TablePointer } from './arrange.js';

/** The state of play, for the footer. */
export interface TableState extends TablePointer {
  /** The message below the table; may be empty. */
  readonly message: string;
  /** Versions of the message for narrow windows, the longest first. */
  readonly shorter?: readonly string[] | undefined;
  /** Can the player choose deals? False by default. */
  readonly choosesDeals?: boolean | undefined;
  /** The commands of the assistant; none by default. */
  readonly assisted?: readonly AssistedName[] | undefined;
  /** Can the game finish itself, or is it doing so? */
  readonly rest?: 'offered' | 'played' | undefined;
  /** Where does Enter move cards? `off` by default. */
  readonly sends?: SettingValues['click'] | undefined;
}

/** The width of a line of text, and its language. */
export interface FooterRoom extends LineRoom {
  readonly strings: KlondikeTerminalStrings;
}

export function footerOf(frame: Frame, state: TableState, line: FooterRoom): Footer {
  const { message, shorter = [], hand, choosesDeals = false, rest } = state;
  const { strings, unicode } = line;
  if (message !== '') return { parts: [inTwoLines([message, ...shorter], line)], style: { bold: true } };
  if (frame.won) {
    const [first = '', ...others] = strings.klondikeTerminal.footer.won(frame.moves, choosesDeals);
    const lines = [unicode ? `♠ ♥ ♦ ♣  ${first}` : first, ...others];
    return { parts: firstThatFits(inParts(lines, strings), line), style: { bold: true, inverse: true } };
  }
  if (hand !== undefined) return { parts: firstThatFits(handLines(frame, hand, line), line), style: {} };
  if (rest === 'played') {
    const { finishing } = strings.klondikeTerminal.footer;
    return { parts: firstThatFits(inParts(finishing, strings), line), style: { bold: true } };
  }
  return { parts: firstThatFits(hints(state, strings), line), style: {} };
}

const inParts = (lines: readonly string[], { terminal }: KlondikeTerminalStrings): LinePart[][] =>
  lines.map((line) => partsOf(line, COMMANDS, terminal.keys));

/** Lines about the cards in hand, the longest first. */
function handLines(frame: Frame, hand: Hand, { unicode, strings }: FooterRoom): LinePart[][] {
  const cards = cardsInHand(frame, hand).map((card) => cardLabel(card, unicode));
  return inParts(strings.klondikeTerminal.footer.inHand(cards.join(' ')), strings);
}

/** The commands that are still listed in a narrow window. */
const MANY: readonly KlondikeCommandName<'terminal'>[] = [
  'clickStock',
  'sendUp',
  'undo',
  'newGame',
  'hint',
  'help',
  'quit',
];
const SOME: readonly KlondikeCommandName<'terminal'>[] = ['clickStock', 'undo', 'hint', 'help', 'quit'];
const FEW: readonly KlondikeCommandName<'terminal'>[] = ['clickStock', 'undo', 'help', 'quit'];
const FEWEST: readonly KlondikeCommandName<'terminal'>[] = ['help', 'quit'];

/** Lines about the commands, the longest first. */
function hints(state: TableState, strings: KlondikeTerminalStrings): LinePart[][] {
  const { choosesDeals = false, assisted = [], rest, sends = 'off' } = state;
  const { playing, sending, carrying, finish } = strings.klondikeTerminal.footer;
  const offered = offeredTo({ choosesDeals, redoes: false, assisted });
  const all = barOf(offered, 'terminal').map(({ name }) => name);
  const some = (names: readonly KlondikeCommandName<'terminal'>[]): KlondikeCommandName<'terminal'>[] =>
    all.filter((name) => names.includes(name));
  const lines = [
    ...(sends === 'off' ? playing : sending).map((each) => guide(each, all, strings)),
    ...(assisted.includes('hint') ? [all, some(MANY)] : []).map((names) =>
      guide({ carrying: '', isBrief: true }, names, strings),
    ),
    guide({ carrying, isBrief: true }, some(SOME), strings),
    guide({ carrying: '', isBrief: true }, some(SOME), strings),
    guide({ carrying, isBrief: true }, some(FEW), strings),
    guide({ carrying: '', isBrief: true }, some(FEW), strings),
    guide({ carrying: '', isBrief: true }, some(FEWEST), strings),
  ];
  if (rest !== 'offered') return inParts(lines, strings);
  const offers = finish.flatMap((text) => lines.slice(-4).map((line) => `${text}  ${line}`));
  return inParts([...offers, ...finish], strings);
}

/** Says how to move cards, then lists the commands. */
function guide(
  { carrying, isBrief }: { readonly carrying: string; readonly isBrief: boolean },
  names: readonly KlondikeCommandName<'terminal'>[],
  { klondikeTerminal }: KlondikeTerminalStrings,
): string {
  const words: Readonly<Partial<Record<KlondikeCommandName<'terminal'>, readonly string[]>>> =
    klondikeTerminal.footer.commands;
  const entries = names.map((name) => {
    const texts = words[name] ?? [];
    return `{${name} ${(isBrief ? texts.at(-1) : texts[0]) ?? ''}}`;
  });
  return [carrying, ...entries].filter((text) => text !== '').join('  ');
}
