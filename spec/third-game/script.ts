/** Stairs in scripts: the events `new`, `take`, `skip*3`, `undo`, `redo` and checks such as `{ top: 7h; left: 40 }`. */
import type { Card } from '../../src/core/card.js';
import { NO_CARD, printCard } from '../../src/core/card.js';
import { TextError } from '../../src/core/text/text-error.js';
import { checkGameTag } from '../../src/scripts/language/items.js';
import type { TagItem } from '../../src/scripts/language/items.js';
import { plainEvents } from '../support/plain-events.js';
import type { Language } from '../../src/scripts/language/language.js';
import { row } from '../../src/scripts/running/row.js';
import type { GameTypes, Stage } from '../../src/scripts/running/stage.js';
import { REFUSED_SILENTLY } from '../../src/scripts/running/stage.js';
import type { Call, Frame, StairsHandler, StairsView, ViewCall } from './contract.js';
import { FrameView, handlerProtocol, viewProtocol } from './contract.js';
import type { Deal } from './deals.js';
import { parseDeal } from './deals.js';
import type { Refusal } from './rules.js';

export interface Stairs extends GameTypes {
  readonly call: Call;
  readonly fact: { readonly fact: keyof Frame; readonly text: string };
  readonly frame: Frame;
  readonly view: StairsView;
  readonly viewCall: ViewCall;
  readonly handler: StairsHandler;
  readonly deal: Deal;
  readonly refusal: Refusal;
}

const NAME = 'stairs';

const printed = (card: Card): string => (card === NO_CARD ? '--' : printCard(card));

/** All facts about a frame, in the order of its text. */
export const factsOf = ({ top, open, left, won }: Frame): Readonly<Record<keyof Frame, string>> => ({
  top: printed(top),
  open: printed(open),
  left: String(left),
  won: won ? 'yes' : 'no',
});

export function sayFrame(frame: Frame): string {
  const { top, open, left, won } = factsOf(frame);
  return `Pile: ${top}. Deck: ${open}, ${left} left.${won === 'yes' ? ' Won!' : ''}`;
}

const isFact = (key: string): key is keyof Frame => key in factsOf(new FrameView().frame);

export const dealOfTag = ({ key, text }: TagItem): Deal | undefined =>
  key === 'Deal' || key === 'Deck' ? parseDeal(text) : undefined;

const LANGUAGE: Language<Call, Stairs['fact']> = {
  ...plainEvents({ new: 'newGame', take: 'take', skip: 'skip', undo: 'undo', redo: 'redo' }, 'new'),
  facts: 'a fact: top:, open:, left:, won:',
  aFact: 'left: 40',
  readFact: ({ key, words }, expected) => {
    if (!isFact(key.text)) throw new TextError(key, key.text, expected);
    return { fact: key.text, text: words.map(({ text }) => text).join(' ') };
  },
  printFact: ({ fact, text }) => `${fact}: ${text}`,
  checkTag: (tag) => {
    dealOfTag(tag);
    checkGameTag(tag, NAME, { [NAME]: 'klondike stairs' });
  },
};

export const STAGE: Stage<Stairs> = {
  name: NAME,
  language: LANGUAGE,
  newScreen: () => new FrameView(),
  handlerProtocol,
  viewProtocol,
  printViewCall: ({ call, args }) => [call, ...args].join(' '),
  ...REFUSED_SILENTLY,
  dealOfTag,
  takesDeal: LANGUAGE.begins,
  rowOf: ({ fact, text }, frame) => row(fact, text, factsOf(frame)[fact]),
};
