/** The page's entries in the settings of a table. */
import type { Panel } from './panel.js';

/** An entry that the page adds to the settings. */
export interface Tool {
  readonly label: string;
  readonly run: () => void;
  /** The group in the settings; `play`, about the game in play, by default. */
  readonly group?: 'play' | 'share' | 'help' | 'advanced' | undefined;
}

/** The button for the daily deal. */
export interface DailyButton {
  readonly label: string;
  readonly open: () => void;
  /** Does the button have a dot? Asked after each event, so it must be quick. */
  readonly isDue: () => boolean;
}

/** A game in the settings. */
export interface GameEntry extends Tool {
  /** Is it the game in play? */
  readonly isOn: boolean;
}

export const leaving = (panel: Panel, run: () => void) => (): void => {
  panel.close();
  run();
};
