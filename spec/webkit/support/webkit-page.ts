/** A page in WebKit that specs play on or read. */
import { setTimeout as wait } from 'node:timers/promises';
import type { DrivenPage } from '../../browser/support/driven-page.js';
import type { RecordedPage } from '../pages/fault-recorder.js';
import type { Session } from './session.js';
import { keyActions } from './keys.js';

export interface WebKitPage extends DrivenPage {
  readonly goto: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** The errors on the pages since the last call. */
  readonly complaints: () => Promise<readonly string[]>;
}

type Evaluate = DrivenPage['evaluate'];

export function pageIn({ send }: Session): WebKitPage {
  const evaluate: Evaluate = async (program: unknown, argument?: unknown) => {
    const outcome = await send('POST', '/execute/async', { script: calling(program), args: [argument] });
    const { value, fault } = outcome as { value: never; fault?: string };
    if (fault !== undefined) throw new Error(fault);
    return value;
  };
  const faults = faultReaderOn(evaluate);
  const load = async (way: string, body?: object): Promise<void> => {
    await faults.leave();
    await send('POST', way, body);
    // The driver may answer before a new browser has left its first page, where no script may run.
    while ((await send('GET', '/url')) === 'about:blank') await wait(PAUSE);
    await faults.arrive();
  };
  return {
    evaluate,
    goto: (url) => load('/url', { url }),
    reload: () => load('/refresh'),
    complaints: faults.take,
    ...handsOn(send),
  };
}

/** A script that calls an async function with one argument and waits for the result. */
const calling = (program: unknown): string => `
  const [argument, done] = arguments;
  Promise.resolve(argument)
    .then(${String(program)})
    .then((value) => done({ value }), (error) => done({ fault: String(error) + '\\n' + error?.stack }));`;

interface Ears {
  readonly take: WebKitPage['complaints'];
  readonly leave: () => Promise<void>;
  /** Resolves once the next page is loaded. The driver may mistake the previous page for it. */
  readonly arrive: () => Promise<void>;
}

/** A page's errors are lost when the browser leaves it, so this reads them first. */
function faultReaderOn(evaluate: Evaluate): Ears {
  const all: string[] = [];
  const listen = async (): Promise<void> => {
    all.push(...(await evaluate(() => (globalThis as RecordedPage).complaints?.splice(0) ?? [])));
  };
  const isHeard = (): Promise<boolean> =>
    evaluate(
      () => (globalThis as RecordedPage).complaints !== undefined && document.readyState === 'complete',
    );
  return {
    take: async () => {
      await listen();
      return all.splice(0);
    },
    leave: async () => {
      await listen();
      await evaluate(() => delete (globalThis as RecordedPage).complaints);
    },
    arrive: async () => {
      for (let tries = 0; !(await isHeard()); tries++) {
        if (tries === TRIES) throw new Error(`nobody listens at ${await evaluate(() => location.href)}`);
        await wait(PAUSE);
      }
    },
  };
}

const TRIES = 400;

/** In milliseconds. */
const PAUSE = 50;

const BUTTONS = ['left', 'middle', 'right'] as const;

type Pressing = Parameters<DrivenPage['mouse']['down']>[0];

function handsOn(send: Session['send']): Pick<WebKitPage, 'mouse' | 'keyboard'> {
  let at = { x: 0, y: 0 };
  const act = async (source: object, ...actions: readonly object[]): Promise<void> => {
    await send('POST', '/actions', { actions: [{ ...source, actions }] });
  };
  const point = (...actions: readonly object[]): Promise<void> =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, ...actions);
  const move = (x: number, y: number): object => {
    at = { x, y };
    return { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
  };
  const press = (type: 'pointerDown' | 'pointerUp', { button = 'left' }: Pressing = {}): object => ({
    type,
    button: BUTTONS.indexOf(button),
  });
  return {
    mouse: {
      move: async (x, y, { steps = 1 } = {}) => {
        const from = at;
        const part = (to: number, start: number, step: number): number =>
          start + ((to - start) * step) / steps;
        for (let step = 1; step <= steps; step++)
          await point(move(part(x, from.x, step), part(y, from.y, step)));
      },
      down: (button) => point(press('pointerDown', button)),
      up: (button) => point(press('pointerUp', button)),
      click: (x, y, button) => point(move(x, y), press('pointerDown', button), press('pointerUp', button)),
    },
    keyboard: { press: (keys) => act({ type: 'key', id: 'keys' }, ...keyActions(keys)) },
  };
}
