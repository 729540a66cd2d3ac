/** Changes to layouts, piles, histories and audiences that no player can see. */
import type { Excuse, Excuses } from './excuses.js';

const LAYOUT: readonly Excuse[] = [
  {
    kind: 'same',
    because: 'the controller and its moves name only existing piles',
    changes: {
      'return «pile?.cards === undefined» ? undefined : (pile as Pile);': ['false'],
      'return «pile?.cards» === undefined ? undefined : (pile as Pile);': ['pile.cards'],
    },
  },
  {
    kind: 'same',
    because: 'copies, empty layouts and comparisons are for programs, and no event asks for them',
    changes: {
      'function emptyLayout(): Layout «{»': ['{}'],
      'for (const id of PILES) «{»': ['{}'],
      'copy[id] = «{ cards: cards.slice(), faceDown }»;': ['{}'],
      'copy[id] = { cards: «cards.slice()», faceDown };': ['cards'],
      'const isSame = «(one: Pile, other: Pile): boolean =>»': ['() => undefined'],
    },
  },
];

const DEAL: readonly Excuse[] = [
  {
    kind: 'also right',
    because: 'a shuffled deck is dealt in another order',
    changes: {
      "const order = «rules.dealt === 'by column'» ? BY_COLUMN : BY_ROW;": [
        'true',
        'false',
        "rules.dealt !== 'by column'",
      ],
      "const order = rules.dealt === «'by column'» ? BY_COLUMN : BY_ROW;": ['""'],
      'const cards = «deck.slice(-order.length).reverse()»;': ['deck.slice(-order.length)'],
    },
  },
  {
    kind: 'same',
    because: 'only other houses deal by row',
    changes: {
      'const BY_ROW: readonly TableauId[] = TABLEAU.flatMap(«(_, row) => TABLEAU.slice(row)»);': [
        '() => undefined',
      ],
      'const BY_ROW: readonly TableauId[] = TABLEAU.flatMap((_, row) => «TABLEAU.slice(row)»);': ['TABLEAU'],
    },
  },
];

const PILE: readonly Excuse[] = [
  {
    kind: 'same',
    because: 'an array has no item at -1',
    changes: { '«cards.length === 0» ? undefined : cards[cards.length - 1];': ['false'] },
  },
];

const HISTORY: readonly Excuse[] = [
  {
    kind: 'same',
    because: 'undone moves are kept only for redo, which is not a handler event',
    changes: {
      'private undone: State[] = «[]»;': ['["Stryker was here"]'],
      'if («this.undone.length > 0») this.undone = [];': [
        'true',
        'false',
        'this.undone.length >= 0',
        'this.undone.length <= 0',
      ],
      'if (this.undone.length > 0) this.undone = «[]»;': ['["Stryker was here"]'],
    },
  },
  {
    kind: 'same',
    because: 'at the deal, the state stays the same and nothing changes',
    changes: { 'if (this.moves === 0) return «false»;': ['true'] },
  },
];

const AUDIENCE: readonly Excuse[] = [
  {
    kind: 'same',
    because: 'a handler has one complete view, attached before its first game, and this view does not throw',
    changes: {
      'const onlooker = [...onlookers].find(«(one) => one.view === view») ?? { view, shown: undefined };': [
        '() => undefined',
      ],
      'const onlooker = «[...onlookers]».find((one) => one.view === view) ?? { view, shown: undefined };': [
        '[]',
      ],
      'if («this.now !== undefined») this.inform(onlooker, this.now);': ['false'],
      'while («this.now !== undefined» && onlooker.shown !== this.now) this.inform(onlooker, this.now);': [
        'true',
      ],
      'if («faults !== undefined») throw faults.length > 1 ? new AggregateError(faults) : faults[0];': [
        'false',
      ],
    },
  },
  {
    kind: 'also right',
    because: 'a new game sends only the piles that differ from those in the previous game',
    changes: { 'forget(): void «{»': ['{}'] },
  },
];

export const VALUE_EXCUSES: Excuses = {
  'src/games/klondike/model/layout.ts': LAYOUT,
  'src/games/klondike/model/deals.ts': DEAL,
  'src/core/pile.ts': PILE,
  'src/core/history.ts': HISTORY,
  'src/core/audience.ts': AUDIENCE,
};
