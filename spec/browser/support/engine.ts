/** The browser engine for a run: Chromium, or the engine that `KLONDIKE_ENGINE` names. */
import type { Browser } from 'playwright-core';

/** The part of a browser engine that a stage needs. */
export type Engine = Pick<Browser, 'newContext' | 'close'>;

/** Each engine loads only if it is used. */
const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  chromium: async () => (await import('./chromium.js')).launchChromium(),
  firefox: async () => (await import('./firefox.js')).launchFirefox(),
};

const NAME = process.env['KLONDIKE_ENGINE'] ?? 'chromium';

export const IS_CHROMIUM = NAME === 'chromium';

/** @throws Error that explains how to get it, if it isn't on the machine */
export function launchEngine(): Promise<Engine> {
  const launch = ENGINES[NAME];
  if (launch === undefined)
    throw new Error(`KLONDIKE_ENGINE names ${NAME}, which is not one of ${Object.keys(ENGINES).join(', ')}.`);
  return launch();
}

/** The time limit for a page that hangs, in milliseconds. */
export const PATIENCE = 120_000;
