/** Changes to the rules that nobody who plays Liège's game can see. */
import type { Excuse, Excuses } from './excuses.js';

const PLAY: readonly Excuse[] = [
  {
    kind: 'not shown',
    because: 'the move is refused without a reason',
    changes: { 'if (why !== undefined) return «{ ok: false, why }»;': ['{}'] },
  },
  {
    kind: 'also right',
    because: 'a click counts even if stock and waste are empty: the statement allows that',
    changes: {
      'export function refuseStockClick(rules: Rules, layout: Layout): Refusal | undefined «{»': ['{}'],
      'if («layout.stock.cards.length > 0») return undefined;': ['true', 'layout.stock.cards.length >= 0'],
      "if («layout.waste.cards.length === 0») return 'no-cards-left';": ['false'],
    },
  },
  {
    kind: 'same',
    because: 'redeals are unlimited',
    changes: {
      "return «layout.redeals < rules.redeals» ? undefined : 'no-redeal-left';": [
        'true',
        'layout.redeals <= rules.redeals',
      ],
      'next.redeals = «layout.redeals + 1»;': ['layout.redeals - 1'],
    },
  },
  {
    kind: 'same',
    because: 'checked twice: the controller also refuses a missing pile',
    changes: {
      'const source = pileIn(layout, «carry?.from»);': ['carry.from'],
      'const target = pileIn(layout, «carry?.to»);': ['carry.to'],
      "if («!carry || source === undefined || target === undefined») return 'no-such-pile';": [
        'false',
        '(!carry || source === undefined) && target === undefined',
      ],
      "if («!carry || source === undefined» || target === undefined) return 'no-such-pile';": [
        'false',
        '!carry && source === undefined',
      ],
      "if (!carry || «source === undefined» || target === undefined) return 'no-such-pile';": ['false'],
      "if (!carry || source === undefined || «target === undefined») return 'no-such-pile';": ['false'],
    },
  },
  {
    kind: 'same',
    because: 'a card never fits on its own pile, and no event moves a card between foundations',
    changes: {
      "«from === to || (isFoundation(from) && isFoundation(to))» ? 'not-a-target' : undefined;": [
        'false',
        'from === to && isFoundation(from) && isFoundation(to)',
      ],
      "«from === to» || (isFoundation(from) && isFoundation(to)) ? 'not-a-target' : undefined;": ['false'],
      "from === to || («isFoundation(from) && isFoundation(to)») ? 'not-a-target' : undefined;": ['false'],
      'const refuseRoute = «(from: PileId, to: PileId): Refusal | undefined =>»': ['() => undefined'],
    },
  },
  {
    kind: 'not shown',
    because: 'it decides which side of the top stock card is up, but the waste is in play',
    changes: {
      "stock: «inPlay === 'stock'» ? topTurnedUp(stock) : faceDownPile(stock),": [
        'true',
        'false',
        "inPlay !== 'stock'",
      ],
      "stock: inPlay === «'stock'» ? topTurnedUp(stock) : faceDownPile(stock),": ['""'],
      "waste: «inPlay === 'stock'» ? faceDownPile(waste) : faceUpPile(waste),": ['false'],
      "waste: inPlay === «'stock'» ? faceDownPile(waste) : faceUpPile(waste),": ['""'],
    },
  },
];

const REFUSE: readonly Excuse[] = [
  {
    kind: 'same',
    because: 'these rules allow every source that an event can have, and every foundation',
    changes: {
      'if («why !== undefined») return why;': ['false'],
      'function refuseSource(rules: Rules, from: PileId): Refusal | undefined «{»': ['{}'],
      'if («isTableau(from)») return undefined;': ['true'],
      "if («isFoundation(from)») return rules.worryBack ? undefined : 'no-worrying-back';": ['true'],
      "return «from === rules.inPlay» ? undefined : 'not-a-source';": ['true'],
      'function refuseSuit({ foundations }: Rules, card: Card, to: FoundationId): Refusal | undefined «{»': [
        '{}',
      ],
      "if («foundations === 'any suit'») return undefined;": ['true'],
    },
  },
  {
    kind: 'same',
    because: 'checked twice: an impossible number of cards has no lowest card, so the move is refused',
    changes: {
      "if («!Number.isInteger(count) || count < 1») return 'bad-count';": [
        'false',
        '!Number.isInteger(count) && count < 1',
      ],
      "if (!Number.isInteger(count) || «count < 1») return 'bad-count';": ['false'],
      'return isTableau(from) ? faceUpCount(pile) : «Math.min(1, faceUpCount(pile))»;': [
        'Math.max(1, faceUpCount(pile))',
      ],
      "if («bottom === undefined») return 'bad-count';": ['false'],
    },
  },
  {
    kind: 'not shown',
    because: 'the move is refused for another reason',
    changes: {
      "if («pile.cards.length === 0») return 'empty-source';": ['true', 'false', 'pile.cards.length !== 0'],
      "if («count > pile.cards.length») return 'too-many';": [
        'true',
        'false',
        'count >= pile.cards.length',
        'count <= pile.cards.length',
      ],
      "return «count > faceUpCount(pile)» ? 'face-down' : 'top-card-only';": [
        'true',
        'false',
        'count >= faceUpCount(pile)',
        'count <= faceUpCount(pile)',
      ],
    },
  },
  {
    kind: 'same',
    because:
      'no event moves cards to the stock or waste, or several to a foundation, and no column has a hidden card on top',
    changes: {
      "if («!isFoundation(to)») return 'not-a-target';": ['false'],
      "if («count > 1») return 'one-at-a-time';": ['false'],
      "if («onto.cards.length > 0 && faceUpCount(onto) === 0») return 'face-down';": ['false'],
    },
  },
];

export const RULES_EXCUSES: Excuses = {
  'src/games/klondike/model/play.ts': PLAY,
  'src/games/klondike/model/refuse.ts': REFUSE,
};
