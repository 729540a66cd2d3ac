/**
 * Common faults of the stock and waste that would make every later check fail. If one of them explains what the view
 * shows, its check fails, and the grader goes on as if the fault were a rule.
 */
import { HIDDEN } from '../../core/card.js';
import { newDeck } from '../../core/deck.js';
import { faceDownPile } from '../../core/pile.js';
import { dealt } from '../../games/klondike/model/deals.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { EventCheckId } from '../checks/event-checks.js';
import { NO_REDEAL } from './game/effect.js';
import type { Lenience, WasteWindow } from './game/comparison.js';
import type { CheckFailure } from './record/evidence.js';
import { Evidence } from './record/evidence.js';
import type { QuestionAnswer } from './record/ledger.js';
import { Ledger } from './record/ledger.js';
import { newFindings } from './record/handler-findings.js';
import type { HandlerFindings } from './record/handler-findings.js';

interface Adaptation {
  readonly check: EventCheckId;
  readonly message: string;
  readonly rules?: Partial<Rules>;
  readonly lenience?: Partial<Lenience>;
  /** The failed checks that this fault can explain. */
  readonly explains: readonly EventCheckId[];
  /** The number of cards missing from the stock. */
  readonly missing?: number;
}

const WINDOWS = ['draw.three', 'draw.short', 'deal.distinct', 'waste.window'] as const;
const ROUTES = ['w>t.accepts', 'w>t.king', 'w>f.ace', 'w>f.next', 'waste.beneath'] as const;
const DRAWS = ['draw.three', 'draw.short', 'draw.stock-shown', 'deal.distinct', 'undo.same-cards'] as const;
const LOSSES = ['draw.three', 'draw.short', 'recycle.order'] as const;

const wasteFault = (
  message: string,
  waste: WasteWindow,
  explains: readonly EventCheckId[] = WINDOWS,
): Adaptation => ({ check: 'waste.window', explains, message, lenience: { waste } });

const drawFault = (draw: number, message: string): Adaptation => ({
  ...{ check: 'draw.three', explains: DRAWS, message, rules: { draw } },
});

const stockFault = (missing: number, message: string): Adaptation => ({
  ...{ check: 'deal.rest', explains: LOSSES, message, missing },
});

type RecycleCheckId = Extract<EventCheckId, `recycle.${string}`>;

const recycleFault = (check: RecycleCheckId, rules: Partial<Rules>, message: string): Adaptation => ({
  ...{ check, explains: [check], message, rules },
});

const ADAPTATIONS: readonly Adaptation[] = [
  wasteFault('the view shows only the top card of the waste', (pile) => pile.slice(-1)),
  wasteFault('the view shows only two cards of the waste', (pile) => pile.slice(-2)),
  wasteFault('the view shows the three lowest cards of the waste', (pile) => pile.slice(0, 3)),
  wasteFault('the view shows the cards below the top card of the waste face down', (pile) => [
    ...pile.slice(-3, -1).map(() => HIDDEN),
    ...pile.slice(-1),
  ]),
  wasteFault('the view does not show the top card of the waste', (pile) =>
    pile.length > 3 ? pile.slice(-4, -1) : pile,
  ),
  wasteFault('the view shows the cards of the waste from top to bottom', (pile) => pile.slice(-3).reverse(), [
    ...WINDOWS,
    ...ROUTES,
  ]),
  drawFault(1, 'a click turns one card'),
  drawFault(2, 'a click turns two cards'),
  drawFault(4, 'a click turns four cards'),
  drawFault(24, 'a click turns the whole stock'),
  stockFault(1, 'the stock has 23 cards instead of 24'),
  stockFault(2, 'the stock has 22 cards instead of 24'),
  stockFault(3, 'the stock has 21 cards instead of 24'),
  stockFault(24, 'the stock has no cards'),
  recycleFault(
    'recycle.deals-nothing',
    { recycleDraws: true },
    'the click that recycles the waste also deals cards',
  ),
  recycleFault('recycle.all', { redeals: 0 }, 'the waste is never recycled'),
  recycleFault('recycle.again', { redeals: 1 }, 'the waste is recycled only once'),
  recycleFault('recycle.again', { redeals: 2 }, 'the waste is recycled only twice'),
  recycleFault('recycle.again', { redeals: 3 }, 'the waste is recycled only three times'),
];

/**
 * Tries the handler and returns the findings to continue with. If a common fault explains what went wrong, these
 * contain the fault and the adapted rules. Otherwise, they are empty or, if time ran out, contain everything seen so
 * far.
 * @param trial returns false if time ran out before the end
 */
export function adaptedFindings(
  rules: Rules,
  trial: (findings: HandlerFindings) => boolean,
  readings: readonly QuestionAnswer[] = [],
): HandlerFindings {
  const ledger = (): Ledger => new Ledger(readings);
  const first = newFindings(rules, { ledger: ledger() });
  if (!trial(first)) return first;
  const fault = faultIn(first);
  const unadapted = newFindings(rules, {
    ledger: ledger(),
    evidence: first.evidence.confirmingCrashes(),
  });
  if (fault === undefined) return unadapted;
  for (const { check, message, explains, ...changes } of ADAPTATIONS) {
    if (!explains.includes(fault.check)) continue;
    const adaptedRules = { ...rules, ...changes.rules };
    const start = changes.missing === undefined ? {} : { start: dealWithout(adaptedRules, changes.missing) };
    const plain = newFindings(adaptedRules, { ...start, ledger: ledger() });
    const findings = { ...plain, lenience: { ...plain.lenience, ...changes.lenience } };
    findings.evidence.avoid(NO_REDEAL);
    if (!trial(findings)) return first;
    if (faultIn(findings) !== undefined) continue;
    const known = { ...findings, evidence: new Evidence() };
    known.evidence.avoid(NO_REDEAL);
    const seen = first.evidence.failureOf(check);
    known.evidence.fail(
      seen ?? { ...fault, check, message: `${message}: ${fault.message}`, seenAs: fault.check },
    );
    return known;
  }
  return unadapted;
}

/** A handler that throws or hangs is not following a different rule. */
const faultIn = ({ evidence }: HandlerFindings): CheckFailure | undefined =>
  evidence.failures.find(({ check, crash }) => EXPLAINED.has(check) && crash === undefined);

const EXPLAINED: ReadonlySet<EventCheckId> = new Set(ADAPTATIONS.flatMap(({ explains }) => explains));

function dealWithout(rules: Rules, missing: number): Layout {
  const layout = dealt(rules, newDeck());
  return { ...layout, stock: faceDownPile(layout.stock.cards.slice(missing)) };
}
