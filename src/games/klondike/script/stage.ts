/** Where scripts of Klondike are run. */
import { FrameView } from '../views/frame-view.js';
import { printCall } from '../views/view-call.js';
import type { Stage } from '../../../scripts/running/stage.js';
import { REFUSED_SILENTLY } from '../../../scripts/running/stage.js';
import { rowOf } from './facts.js';
import { LANGUAGE } from './language.js';
import type { Klondike } from './live-stage.js';
import { LIVE_STAGE } from './live-stage.js';
import { dealOfTag } from './tags.js';

export type { Klondike } from './live-stage.js';

/** No view call takes back a win that was shown, so the next event does. */
class ScriptScreen extends FrameView {
  expect({ event }: Klondike['call']): void {
    if (event === 'newGame' || event === 'undo') this.endWin();
  }
}

export const STAGE: Stage<Klondike> = {
  ...LIVE_STAGE,
  language: LANGUAGE,
  newScreen: () => new ScriptScreen(),
  printViewCall: printCall,
  ...REFUSED_SILENTLY,
  dealOfTag,
  rowOf,
};
