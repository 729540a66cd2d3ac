/** Scripts of Klondike as reels. */
import { KLONDIKE } from '../../games/klondike/kit.js';
import type { Frame } from '../../games/klondike/contract/frame.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { stockSeen } from '../../games/klondike/controller/stock-seen.js';
import type { Source } from '../../games/klondike/script/runner.js';
import type { Script } from '../../games/klondike/script/script.js';
import type { Klondike } from '../../games/klondike/script/stage.js';
import { rulesOf } from '../../games/klondike/script/tags.js';
import { count } from '../../browser/names.js';
import type { Player, ReelOf } from '../replay/reel.js';
import { reelBy } from '../replay/reel.js';

export interface Reel extends ReelOf<Klondike> {
  readonly rules: Rules;
}

/** @throws TextError at a `Rules` tag that names no house of ours */
export function reelOf(source: Source): Reel {
  const rules = rulesOf(source.script);
  const reel = reelBy<Klondike>(
    {
      kit: KLONDIKE,
      newPlayer: () => newPlayer(source.script),
      sayFrame: ({ moves }) => count(moves, 'move'),
      tags: [{ kind: 'tag', key: 'Rules', text: rules.name }],
    },
    source,
  );
  return { ...reel, rules };
}

/** A stock in play is seen as it lies there. */
function newPlayer(script: Script): Player<Klondike> {
  const { controller: handler } = KLONDIKE.seatFor(script);
  const withStock = (frame: Frame): Frame => ({ ...frame, ...stockSeen(handler.layout) });
  return {
    handler,
    attach: (view) => handler.attach(view),
    ...(handler.rules.inPlay === 'stock' && { seen: withStock }),
  };
}
