/**
 * Everything that sessions, recorders and script runners need to know about Klondike, such as its language and how
 * facts compare with frames.
 */
import type { MayRedo, RedoCall } from '../../../core/redo.js';
import type { GameTypes, Stage } from '../../../scripts/running/stage.js';
import { REFUSED_SILENTLY } from '../../../scripts/running/stage.js';
import type { Fact } from '../contract/frame-text.js';
import type { Frame } from '../contract/frame.js';
import { cardsShown } from '../contract/frame.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import { handlerProtocol } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import type { Deal } from '../model/deals.js';
import type { Refusal } from '../model/refusal.js';
import { FrameView } from '../views/frame-view.js';
import type { ViewCall } from '../views/view-call.js';
import { printCall, viewProtocol } from '../views/view-call.js';
import { LANGUAGE } from './language.js';
import { dealOfTag } from './tags.js';
import type { Card } from '../../../core/card.js';
import { printCard } from '../../../core/card.js';
import type { Row } from '../../../scripts/running/row.js';
import { row } from '../../../scripts/running/row.js';

export interface Klondike extends GameTypes {
  readonly call: KlondikeCall | RedoCall;
  readonly fact: Fact;
  readonly frame: Frame;
  readonly view: KlondikeView;
  readonly viewCall: ViewCall;
  readonly handler: MayRedo<KlondikeEventsHandler>;
  readonly deal: Deal;
  readonly refusal: Refusal;
}

/** No view call ends a win, so the next new game or undo does. */
class ScriptScreen extends FrameView {
  expect({ event }: Klondike['call']): void {
    if (event === 'newGame' || event === 'undo') this.endWin();
  }
}

export const STAGE: Stage<Klondike> = {
  name: 'klondike',
  language: LANGUAGE,
  handlerProtocol,
  viewProtocol,
  takesDeal: LANGUAGE.begins,
  newScreen: () => new ScriptScreen(),
  printViewCall: printCall,
  ...REFUSED_SILENTLY,
  dealOfTag,
  rowOf,
};

function rowOf(fact: Fact, frame: Frame): Row {
  switch (fact.fact) {
    case 'stock':
      return row('stock', fullness(fact.empty), fullness(frame.stockEmpty));
    case 'moves':
      return row('moves', String(fact.moves), String(frame.moves));
    case 'won':
      return row('won', WON, wonText(frame));
    case 'not won':
      return row('won', NOT_WON, wonText(frame));
    case 'pile':
      return row(fact.pile, printCards(fact.cards), printCards(cardsShown(frame, fact.pile)));
  }
}

const WON = 'won';
const NOT_WON = 'not won';

const wonText = ({ won }: Frame): string => (won ? WON : NOT_WON);

const fullness = (empty: boolean): string => (empty ? 'empty' : 'full');

/** The text of an empty pile. */
export const NO_CARDS = 'no cards';

const printCards = (cards: readonly Card[]): string => cards.map(printCard).join(' ') || NO_CARDS;
