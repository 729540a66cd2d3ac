/** Controls the time of a page. */
import type { Page } from 'playwright-core';

/** Stops the clock. Later timers fire only when the test advances it, however slow the machine. */
export async function stopClock({ clock }: Page): Promise<void> {
  await clock.install({ time: 0 });
  await clock.pauseAt(DAY);
}

/** A day in milliseconds. The clock can't run this long before it is paused. */
const DAY = 86_400_000;
