/** The stage of the lamp. `[Deal "3"]` is a lamp whose third press lights it, which wins. */
import { busOf } from '../../../src/core/bus.js';
import type { BusOf } from '../../../src/core/bus.js';
import type { CallOf } from '../../../src/core/protocol.js';
import { protocol } from '../../../src/core/protocol.js';
import { parseIn } from '../../../src/scripts/language/parse.js';
import { gradeIn } from '../../../src/scripts/running/grade.js';
import { row } from '../../../src/scripts/running/row.js';
import type { GameTypes, HandlerOf, ScriptIn, Stage } from '../../../src/scripts/running/stage.js';
import { REFUSED_SILENTLY } from '../../../src/scripts/running/stage.js';
import type { LampCall, LampFact } from '../language/lamp-game.js';
import { LAMP } from '../language/lamp-game.js';

export interface LampHandler {
  getName(): string;
  newLamp(): void;
  press(): void;
}

export interface LampView {
  light(isLit: boolean): void;
  win(): void;
  refreshWindow(): void;
}

interface LampDeal {
  readonly name: string;
}

export interface Lamp extends GameTypes {
  readonly call: LampCall;
  readonly fact: LampFact;
  readonly frame: { readonly isLit: boolean };
  readonly view: LampView;
  readonly viewCall: CallOf<LampView, 'call'>;
  readonly handler: LampHandler;
  readonly deal: LampDeal;
  readonly refusal: never;
}

export const HANDLER = protocol<LampHandler, 'event'>('event', { newLamp: 0, press: 0 });

export const VIEW = protocol<LampView, 'call'>('call', { light: 1, win: 0, refreshWindow: 0 });

export const STAGE: Stage<Lamp> = {
  ...REFUSED_SILENTLY,
  name: 'lamp',
  language: LAMP,
  newScreen: () => {
    const frame = { isLit: false };
    const nothing = (): void => undefined;
    return { frame, light: (isLit) => (frame.isLit = isLit), win: nothing, refreshWindow: nothing };
  },
  handlerProtocol: HANDLER,
  viewProtocol: VIEW,
  printViewCall: ({ call }) => call,
  dealOfTag: ({ key, text }) => (key === 'Deal' ? { name: text } : undefined),
  takesDeal: ({ event }) => event === 'newLamp',
  rowOf: (_, { isLit }) => row('lit', 'lit', isLit ? 'lit' : 'dark'),
};

/** A correct lamp: a lit lamp can't be pressed. */
export class LampController implements LampHandler {
  deal: string | undefined;
  private next: string | undefined;
  private presses = NaN;

  constructor(private view?: LampView) {}

  get isLit(): boolean {
    return this.presses === 0;
  }

  attach(view: LampView): void {
    this.view = view;
  }

  getName(): string {
    return 'Ada';
  }

  nextDeal({ name }: LampDeal): void {
    this.next = name;
  }

  newLamp(): void {
    this.deal = this.next ?? '1';
    this.presses = Number(this.deal);
    this.view?.light(false);
    this.view?.refreshWindow();
  }

  press(): void {
    if (!(this.presses > 0)) return;
    this.presses--;
    if (this.isLit) {
      this.view?.light(true);
      this.view?.win();
    }
    this.view?.refreshWindow();
  }
}

export type BringLamp = (view: LampView) => HandlerOf<Lamp>;

export const ours: BringLamp = (view) => new LampController(view);

/** A lamp that accepts a press even when it is lit. */
class EagerLamp extends LampController {
  constructor(private readonly shown: LampView) {
    super(shown);
  }

  override press(): void {
    if (this.isLit) this.shown.refreshWindow();
    else super.press();
  }
}

export const eager: BringLamp = (view) => new EagerLamp(view);

/** A lamp with some methods replaced. */
export const having =
  (members: (view: LampView) => object): BringLamp =>
  (view) =>
    Object.assign(new LampController(view), members(view));

export const throwing = (): never => {
  throw new Error('broken');
};

export const read = (text: string): ScriptIn<Lamp> => parseIn(LAMP, text);

/** `passed/total`, then the index and the kind of each failure. */
export function gradeOf(stage: Stage<Lamp>, text: string, bring: BringLamp): string {
  const { passed, total, failures } = gradeIn(stage, read(text), bring);
  const told = failures.map(({ index, kind }) => `${index} ${kind}`).join(', ');
  return `${passed}/${total}${told === '' ? '' : `: ${told}`}`;
}

export const lampBus = (): BusOf<LampHandler> => busOf<LampHandler>();
