/** The page's entries in the menu of a table. */
import type { Panel } from './panel.js';

/** An entry that the page adds to the menu. */
export interface Tool {
  readonly label: string;
  readonly run: () => void;
  /** The group in the menu; `play` by default. */
  readonly group?: 'play' | 'share' | 'advanced' | undefined;
}

/** A game in the menu. */
export interface GameEntry extends Tool {
  /** Is it the game in play? */
  readonly isOn: boolean;
}

export const leaving = (panel: Panel, run: () => void) => (): void => {
  panel.close();
  run();
};
