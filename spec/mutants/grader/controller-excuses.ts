/** What of the controller may change, and nobody sees it. */
import type { Excuse, Excuses } from './excuses.js';

const CONTROLLER: readonly Excuse[] = [
  {
    kind: 'not shown',
    because: 'the name of an option, for a program that gives a wrong one; or the reason of a refusal',
    changes: {
      "checkGiven(«'options'», options, 'an object');": ['""'],
      "checkGiven(«'name'», name, 'a string');": ['""'],
      "checkGiven(«'onRefusal'», onRefusal, 'a function');": ['""'],
      'if (!history[way]()) return this.onRefusal(«`nothing-to-${way}`»);': ['``'],
    },
  },
  {
    kind: 'same',
    because: 'without options there is no deal to begin from, and no table but the plain one',
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
    because: 'views are told a number of moves only when a game has begun',
    changes: { 'return «this.game?.history».moves ?? 0;': ['this.game.history'] },
  },
  {
    kind: 'same',
    because:
      'asked twice: the rules, too, refuse a pile that is not there, and any move of cards that are not',
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
    because: 'piles are told that have not changed',
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
