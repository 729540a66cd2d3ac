/** What a page adds to the menu of a table. */
import { button } from '../dom.js';
import type { Panel } from './panel.js';

/** A page's own entry in the menu. */
export interface Tool {
  readonly label: string;
  readonly run: () => void;
  /** The part of the menu that it is in; `play` by default. */
  readonly group?: 'play' | 'share' | 'advanced';
}

/** A game in the menu. */
export interface GameEntry extends Tool {
  /** Is it the game in play? */
  readonly isOn: boolean;
}

export const toolButtons = (tools: readonly Tool[] = []): HTMLElement[] =>
  tools.map(({ label, run }) => button(label, run));

export const leaving = (panel: Panel, run: () => void) => (): void => {
  panel.close();
  run();
};
