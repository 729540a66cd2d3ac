/** Changes to the controller that no player can see. */
import type { Excuse, Excuses } from './excuses.js';

const CONTROLLER: readonly Excuse[] = [
  {
    kind: 'not shown',
    because: 'it names an option that a program gave wrongly, or the reason for a refusal',
    changes: {
      "checkGiven(«'options'», options, 'an object');": ['""'],
      "checkGiven(«'name'», name, 'a string');": ['""'],
      "checkGiven(«'onRefusal'», onRefusal, 'a function');": ['""'],
      'if (!history[way]()) return this.onRefusal(«`nothing-to-${way}`»);': ['``'],
    },
  },
  {
    kind: 'same',
    because: 'without options, the deal is random and the controller uses the plain table',
    changes: {
      'this.fixedDeal = «deal === undefined» ? undefined : parseDeal(deal, this.rules);': ['true'],
      'const deal = «this.upcoming ?? this.fixedDeal ?? this.table.randomDeal?.()» ?? randomDeal();': [
        '(this.upcoming ?? this.fixedDeal) && this.table.randomDeal?.()',
      ],
      'const deal = «this.upcoming ?? this.fixedDeal» ?? this.table.randomDeal?.() ?? randomDeal();': [
        'this.upcoming && this.fixedDeal',
      ],
    },
  },
  {
    kind: 'same',
    because: 'views get a number of moves only during a game',
    changes: { 'return «this.game?.history».moves ?? 0;': ['this.game.history'] },
  },
  {
    kind: 'same',
    because: 'checked twice: the rules also refuse a missing pile, and a move of missing cards',
    changes: {
      "if («from === undefined || to === undefined») return this.onRefusal('no-such-pile');": [
        'false',
        'from === undefined && to === undefined',
      ],
      "if («from === undefined» || to === undefined) return this.onRefusal('no-such-pile');": ['false'],
      "if (from === undefined || «to === undefined») return this.onRefusal('no-such-pile');": ['false'],
      "if («this.game === undefined») return this.onRefusal('not-dealt');": ['false'],
    },
  },
];

const SHOWING: readonly Excuse[] = [
  {
    kind: 'also right',
    because: 'unchanged piles are sent again',
    changes: {
      'if («now.stock !== before?.stock») view.stockEmpty(now.stock.cards.length === 0);': ['true'],
      'if («now[inPlay] !== before?.[inPlay]») view.wasteCards(topCards(now[inPlay], SHOWN_IN_PLAY[inPlay]));':
        ['true'],
      'const foundations = «before && foundationsOf(before)»;': ['false', 'true'],
      'if («pile !== foundations?.[place]»)': ['true'],
      'const tableau = «before && tableauOf(before)»;': ['true', 'false'],
      'if («pile !== tableau?.[place]») view.tableauCards(place as TableauIndex, shownCards(pile));': [
        'true',
      ],
    },
  },
];

export const CONTROLLER_EXCUSES: Excuses = {
  'src/games/klondike/controller/klondike-controller.ts': CONTROLLER,
  'src/games/klondike/controller/showing.ts': SHOWING,
};
