/** The tasks of a page's main thread, from Chromium's own trace. */
import type { Page } from 'playwright-core';

/** How a frame ended. */
interface FrameReport {
  readonly frame_sequence: number;
  /** Such as `STATE_PRESENTED_ALL` and `STATE_DROPPED`. */
  readonly state: string;
  /** Whether a script animates, such as one that draws on a canvas. */
  readonly has_main_animation: boolean;
  /** Whether the browser animates by itself, such as a card that glides. */
  readonly has_compositor_animation: boolean;
}

/** An event of a trace. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds. */
  readonly dur?: number;
  /** In microseconds. */
  readonly ts: number;
  readonly args?: { readonly name?: string; readonly frame_reporter?: FrameReport };
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** The events that Chromium records in these categories during an action. */
export async function traced(
  page: Page,
  categories: string[],
  act: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page was not opened by a browser');
  await browser.startTracing(page, { categories });
  await act();
  return (JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** The longest task during some work, in milliseconds. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const events = await traced(page, CATEGORIES, act);
  const mains = new Set(events.filter(isMainThread).map(threadOf));
  const tasks = events.filter((event) => event.name === 'RunTask' && mains.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('the trace has no task of a main thread');
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
}

const isMainThread = ({ name, ph, args }: TraceEvent): boolean =>
  ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain';

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
