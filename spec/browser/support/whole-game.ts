/** The whole game in a script, with the frame after each event. */
import type { CardMove, Rules } from 'klondike-kit';
import {
  HIDDEN,
  KlondikeController,
  RecordingView,
  ULG,
  callForMove,
  callHandler,
  parseMove,
  printCard,
  printFrame,
} from 'klondike-kit';
import type { DrivenPage } from './driven-page.js';
import { readWinningScript } from '../../support/winning-script.js';
import type { Player } from './players.js';
import { frameOf } from './table.js';

export interface Step {
  /** In script notation. */
  readonly event: string;
  /** The moved cards, or undefined for a press on the stock. */
  readonly carry: CardMove | undefined;
  /** The expected table, as the text of a frame. */
  readonly after: string;
}

export interface WholeGame {
  readonly deal: string;
  /** The frame before the first step. */
  readonly dealt: string;
  /** The steps up to the win. */
  readonly steps: readonly Step[];
}

export function readWholeGame(script: string, rules = ULG): WholeGame {
  const { deal, events } = readWinningScript(script);
  const controller = new KlondikeController({ deal, rules });
  const view = new RecordingView(controller);
  controller.attach(view);
  controller.newGame();
  const dealt = seenBy(view, controller);
  const steps = events.map((event): Step => {
    const move = parseMove(event);
    const carry = move === 'stock' ? undefined : move;
    const call = carry && callForMove(carry);
    callHandler(controller, call ?? { event: 'clickStock', args: [] });
    return { event, carry: carry && asSeen(carry, rules), after: seenBy(view, controller) };
  });
  return { deal, dealt, steps };
}

/** If the stock is in play, a view gets its top card as the waste. The cards below it and the real waste show backs. */
function seenBy({ frame }: RecordingView, { rules, layout }: KlondikeController): string {
  if (rules.inPlay === 'waste' || layout === undefined) return printFrame(frame);
  const { stock, waste } = layout;
  const under = stock.cards.length > 1 ? [HIDDEN] : [];
  const inPlay = [...under, ...frame.waste].map(printCard).join(' ');
  const text = printFrame({ ...frame, waste: waste.cards.slice(-3).map(() => HIDDEN) });
  return inPlay === '' ? text : `in play: ${inPlay}\n${text}`;
}

/** In a script, the waste is the pile in play. */
const asSeen = (carry: CardMove, { inPlay }: Rules): CardMove =>
  carry.from === 'waste' ? { ...carry, from: inPlay } : carry;

/** Starts a new game and plays all steps. @throws Error if the page shows something else after one of them */
export async function playWholeGame(page: DrivenPage, player: Player, game: WholeGame): Promise<void> {
  await player.newGame();
  await playSteps(page, player, game);
}

/** Plays all steps of a dealt game. @throws Error if the page shows something else after one of them */
export async function playSteps(
  page: DrivenPage,
  player: Player,
  { dealt, steps }: WholeGame,
): Promise<void> {
  await expectSeen(page, dealt, 'New game');
  for (const { event, carry, after } of steps) {
    await (carry === undefined ? player.draw() : player.carry(carry));
    await expectSeen(page, after, event);
  }
}

/** @throws Error if the page shows something else */
export async function expectSeen(page: DrivenPage, frame: string, event: string): Promise<void> {
  const seen = frame.endsWith('won') ? await wonFrameOf(page) : await frameOf(page);
  if (seen !== frame)
    throw new Error(`After ${event} the page must show:\n${frame}\n\nbut it shows:\n${seen}`);
}

/** The visible table once the panel after a win is there. It appears after the animation of the win. */
async function wonFrameOf(page: DrivenPage): Promise<string> {
  const end = Date.now() + 5000;
  for (;;) {
    const seen = await frameOf(page);
    if (seen.endsWith('won') || Date.now() > end) return seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
