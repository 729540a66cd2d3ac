/** Translates keys into commands, or into answers to the question below the table. */
import type { KlondikeCommandName } from '../../words/commands.js';
import { dealBeside } from '../../../../core/text/deal-name.js';
import type { Frame } from '../../contract/frame.js';
import { PILES } from '../../words/piles.js';
import type { Cursor } from '../../views/cursor.js';
import type { PlayCommandName } from '../../views/play-commands.js';
import { isPlayCommand } from '../../views/play-commands.js';
import { askCard, askDeal, typeCard, typeDeal } from './questions.js';
import { keyMap, keyTold } from '../../../../terminal/input/commands.js';
import { COMMANDS, offeredTo } from './offered.js';
import type { InputAct, InputState, InputStep, LeavingCommand } from './input-state.js';
import { quiet } from './input-state.js';
import { isAlwaysHeard } from '../../../../terminal/input/keys.js';

/** A key and the table at that moment. */
interface KeyPress {
  readonly frame: Frame;
  readonly cursor: Cursor;
  /** The key as the terminal sent it. */
  readonly key: string;
}

type KeyReaction = (state: InputState, pressed: KeyPress) => InputStep;

const commandOf = keyMap(COMMANDS);

/** Is this an undo key? */
export const isUndo = (key: string): boolean => commandOf(key) === 'undo';

export function pressKey(state: InputState, pressed: KeyPress): InputStep {
  const { question } = state;
  const { frame, key } = pressed;
  const calm = quiet(state);
  const name = commandOf(key);
  if (question === undefined || isAlwaysHeard(key))
    return name === undefined ? { state: calm } : react(name, calm, pressed);
  if (question.asks === 'deal') return typeDeal(state, question, key);
  if (question.asks === 'card') return typeCard(state, frame, { search: question.search, key });
  return name === question.by ? LEAVES[question.by](calm) : { state: calm };
}

const play = (command: PlayCommandName, key?: string): InputAct => ({
  act: 'play',
  command,
  ...(key !== undefined && { key }),
});

const LET_GO = play('letGo');

/** Runs a command, if this table has it. */
function react(name: KlondikeCommandName<'terminal'>, state: InputState, pressed: KeyPress): InputStep {
  if (!offeredTo(state).some((command) => command.name === name))
    return { state: { ...state, message: state.strings.terminal.notHere }, acts: [LET_GO], isRefused: true };
  if (isLeaving(name)) return leave(state, name, pressed);
  if (isPlayCommand(name)) return { state, acts: [play(name, pressed.key)] };
  return REACTIONS[name](state, pressed);
}

const isLeaving = (name: KlondikeCommandName<'terminal'>): name is LeavingCommand =>
  Object.hasOwn(LEAVES, name);

/** The commands that leave the current game. */
const LEAVES: Readonly<Record<LeavingCommand, (state: InputState) => InputStep>> = {
  newGame: (state) => ({ state, acts: [LET_GO, play('newGame')] }),
  again: (state) => deals(state, state.deals.at(-1)),
  previousDeal: (state) => deals(state, dealBeside(state.deals.at(-1), -1)),
  nextDeal: (state) => deals(state, dealBeside(state.deals.at(-1), 1)),
};

const deals = (state: InputState, name: string | undefined): InputStep =>
  name === undefined ? { state } : { state, acts: [LET_GO, { act: 'deal', name }] };

/** Asks before it leaves a game that has moves. */
function leave(state: InputState, by: LeavingCommand, { frame }: KeyPress): InputStep {
  const step = LEAVES[by](state);
  if (frame.moves === 0 || frame.won || step.acts === undefined) return step;
  const texts = state.strings.klondikeTerminal.leaving[by](keyTold(COMMANDS, by));
  const [message = '', ...shorter] = texts;
  return { state: { ...state, message, shorter, question: { asks: 'to leave', by } } };
}

/** Puts the hand back, then performs this action outside the state. */
const asks =
  (actAt: (pressed: KeyPress) => InputAct): KeyReaction =>
  (state, pressed) => ({ state, acts: [LET_GO, actAt(pressed)] });

/** Performs this action outside the state. */
const does =
  (act: 'help' | 'about' | 'redraw' | 'quit' | 'interrupt' | 'suspend'): KeyReaction =>
  (state) => ({ state, acts: [{ act }] });

const REACTIONS: Readonly<
  Record<Exclude<KlondikeCommandName<'terminal'>, PlayCommandName | LeavingCommand>, KeyReaction>
> = {
  hint: asks(() => ({ act: 'hint' })),
  finish: asks(() => ({ act: 'finish' })),
  moves: asks(() => ({ act: 'moves' })),
  toWinnable: asks(() => ({ act: 'toWinnable' })),
  solution: asks(() => ({ act: 'solution' })),
  deal: (state) => ({ state: askDeal(state, { typed: '' }) }),
  find: (state) => ({ state: askCard(state), acts: [LET_GO] }),
  readPile: asks(({ cursor }) => ({ act: 'read', piles: [cursor.pile] })),
  readTable: asks(() => ({ act: 'read', piles: PILES })),
  settings: asks(() => ({ act: 'settings' })),
  help: does('help'),
  about: does('about'),
  quit: does('quit'),
  interrupt: does('interrupt'),
  redraw: does('redraw'),
  suspend: does('suspend'),
};
