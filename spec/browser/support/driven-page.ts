/** What players, and their eyes, use of a page; every tool that drives a browser can give it. */
import type { Keyboard, Mouse, Page } from 'playwright-core';

export interface DrivenPage extends Pick<Page, 'evaluate'> {
  readonly mouse: Pick<Mouse, 'click' | 'down' | 'move' | 'up'>;
  readonly keyboard: Pick<Keyboard, 'press'>;
}
