/** The engine that the specs of a run are in: Chromium, or the one that `KLONDIKE_ENGINE` names. */
import type { Browser } from 'playwright-core';

/** What a stage has of it. */
export type Engine = Pick<Browser, 'newContext' | 'close'>;

/** Each is loaded only where it is used. */
const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  chromium: async () => (await import('./chromium.js')).launchChromium(),
  firefox: async () => (await import('./firefox.js')).launchFirefox(),
};

const NAME = process.env['KLONDIKE_ENGINE'] ?? 'chromium';

export const IS_CHROMIUM = NAME === 'chromium';

/** @throws Error that says how to get it, where it is not on the machine */
export function launchEngine(): Promise<Engine> {
  const launch = ENGINES[NAME];
  if (launch === undefined)
    throw new Error(`KLONDIKE_ENGINE names ${NAME}, which is none of ${Object.keys(ENGINES).join(', ')}.`);
  return launch();
}

/** For a page that hangs, in milliseconds. */
export const PATIENCE = 120_000;
