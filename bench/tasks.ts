/** The tasks of a page's main thread, from Chromium's own trace. */
import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds. */
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** In milliseconds: the longest task there is while something is done. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser of its own');
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(trace.traceEvents.filter(isMainThread).map(threadOf));
  const tasks = trace.traceEvents.filter((event) => event.name === 'RunTask' && mains.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('the trace holds no task of a main thread');
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
}

const isMainThread = ({ name, ph, args }: TraceEvent): boolean =>
  ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain';

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
