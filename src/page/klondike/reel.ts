/** Scripts of Klondike as reels. */
import { tableOf } from '../../doors/houses.js';
import type { Frame } from '../../klondike/contract/frame.js';
import { EMPTY_FRAME } from '../../klondike/contract/frame.js';
import { KlondikeController } from '../../klondike/controller.js';
import type { Rules } from '../../klondike/model/rules.js';
import { stockSeen } from '../../klondike/stock-seen.js';
import type { Source } from '../../replay/klondike/runner.js';
import type { Klondike } from '../../replay/klondike/stage.js';
import { STAGE } from '../../replay/klondike/stage.js';
import { rulesOf } from '../../replay/klondike/tags.js';
import { count } from '../../views/browser/speech/names.js';
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
      stage: STAGE,
      newPlayer: () => newPlayer(rules),
      emptyFrame: EMPTY_FRAME,
      sayFrame: ({ moves }) => count(moves, 'move'),
      tags: [
        { kind: 'tag', key: 'Game', text: STAGE.name },
        { kind: 'tag', key: 'Rules', text: rules.name },
      ],
    },
    source,
  );
  return { ...reel, rules };
}

/** A stock in play is seen as it lies there. */
function newPlayer(rules: Rules): Player<Klondike> {
  const handler = new KlondikeController({ table: tableOf(rules) });
  const withStock = (frame: Frame): Frame => ({ ...frame, ...stockSeen(handler.layout) });
  return {
    handler,
    attach: (view) => handler.attach(view),
    ...(rules.inPlay === 'stock' && { seen: withStock }),
  };
}
