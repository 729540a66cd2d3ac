/** The time of a page, in the hands of its test. */
import type { Page } from 'playwright-core';

/** Timers set from now on fire only when the test runs the clock, however slow the machine. */
export async function stopClock({ clock }: Page): Promise<void> {
  await clock.install({ time: 0 });
  await clock.pauseAt(DAY);
}

/** In milliseconds; later than any time the clock may have reached before it is paused. */
const DAY = 86_400_000;
