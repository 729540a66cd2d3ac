/** The part of a driver's page that is needed to play at a table and read it. Every browser driver can provide it. */
import type { Keyboard, Mouse, Page } from 'playwright-core';

export interface DrivenPage extends Pick<Page, 'evaluate'> {
  readonly mouse: Pick<Mouse, 'click' | 'down' | 'move' | 'up'>;
  readonly keyboard: Pick<Keyboard, 'press'>;
}
