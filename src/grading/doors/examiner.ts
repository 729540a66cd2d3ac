/** Examines a submission at a door: with facts, with surveys of some tables, and with random games. */
import type { Random } from '../../core/random.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { CandidateFault, Interruption } from '../candidate/candidate.js';
import type { FailureReport } from '../report/grade-report.js';
import type { Check } from '../rubric/rubric.js';
import type { DoorState, Drive, Facet } from './drive.js';
import type { FactCheck } from './facts.js';
import { factsOf, firstDifference, isAllUnknown } from './facts.js';
import type { ObjectPort } from './port/object-port.js';
import { portOf } from './port/port-of.js';
import type { DoorTrial } from './shorten.js';
import { RestartPoints, shortestFault } from './shorten.js';
import type { TwinStep } from './twins.js';
import { TwinTables } from './twins.js';

/** The length of a random game. */
const TURNS_A_GAME = 60;

export class Examiner<Call, State extends DoorState, Words> {
  /** The first failure of each check that was tried. Undefined if the check has only passed so far. */
  readonly findings = new Map<string, FailureReport | undefined>();
  /** Why the first unusable table could not be set up. Undefined if every table could be set up. */
  layFault: string | undefined;
  private readonly ours: Words;
  private theirs: Words;
  private twins: TwinTables<Call, State>;
  /** How often the submission got a new process after an interruption that was not its fault. */
  private interruptions = 0;

  /**
   * @param isLate true when the time is up; the examiner then stops laying tables
   * @throws SubmissionError if the submission does not even have cards
   */
  constructor(
    private readonly drive: Drive<Call, State, Words>,
    private readonly port: ObjectPort,
    private readonly isLate = (): boolean => false,
  ) {
    this.ours = drive.wordsOf(portOf(drive.ownClasses));
    this.theirs = drive.wordsOf(port);
    this.twins = this.newTwins();
  }

  /**
   * @param turns the total number of turns in all random games
   * @returns false if time ran out before the end
   */
  examine(chance: Random, turns: number): boolean {
    for (const check of this.drive.facts) this.withRetries(() => this.checkFacts(check));
    for (const layout of this.drive.surveyLayouts) this.survey(layout);
    for (let played = 0; played < turns && !this.isLate(); played += TURNS_A_GAME)
      this.withRetries(() => this.playGame(chance));
    return !this.isLate();
  }

  /** Runs a function, and runs it again after each interruption until the time is up. */
  private withRetries(work: () => void): void {
    for (let before = -1; before < this.interruptions && !this.isLate();) {
      before = this.interruptions;
      work();
    }
  }

  private newTwins(): TwinTables<Call, State> {
    const { drive, ours, theirs } = this;
    return new TwinTables(drive, {
      ours: drive.tableOf(ours, 'ours'),
      theirs: drive.tableOf(theirs, 'theirs'),
    });
  }

  /** Restarts a submission whose process is gone. Throws the fault if that is impossible. */
  private renew(fault: unknown): CandidateFault {
    if (!(fault instanceof CandidateFault) || this.port.renew === undefined) throw fault;
    if (fault instanceof Interruption) this.interruptions++;
    this.port.renew();
    this.theirs = this.drive.wordsOf(this.port);
    this.twins = this.newTwins();
    return fault;
  }

  private checkFacts(check: FactCheck<Words>): void {
    const ours = factsOf(check.facts(this.ours));
    try {
      const theirs = factsOf(check.facts(this.theirs));
      if (isAllUnknown(theirs)) return;
      const difference = firstDifference(ours, theirs);
      if (difference === undefined) return this.pass(check);
      const { what, expected, seen } = difference;
      this.fail(check, { message: `the grader checked ${what}`, before: '', expected, seen });
    } catch (error) {
      const fault = this.renew(error);
      if (fault instanceof Interruption) return;
      const calls = ours.map(([call]) => call).join('; ');
      this.fail(check, {
        message: `one of these calls did not return: ${calls}`,
        before: '',
        expected: 'an answer',
        seen: fault.message,
      });
    }
  }

  private survey(layout: Layout): void {
    const is = { laid: false };
    this.withRetries(() => (is.laid = this.lay(layout)));
    for (const calls of is.laid ? this.drive.survey(this.twins.state) : [])
      this.withRetries(() => {
        const rest = [...calls];
        is.laid &&= this.lay(layout);
        if (is.laid) this.play(layout, () => rest.shift());
      });
  }

  private playGame(chance: Random): void {
    const layout = this.drive.startLayout(chance);
    if (!this.lay(layout)) return;
    let turns = TURNS_A_GAME;
    this.play(layout, (state) => (turns-- > 0 ? this.drive.nextCall(state, chance) : undefined));
  }

  private lay(layout: Layout): boolean {
    try {
      const fault = this.twins.lay(layout);
      if (fault !== '') this.layFault ??= fault;
      return fault === '';
    } catch (error) {
      this.renew(error);
      return false;
    }
  }

  /**
   * Plays until `next` does not return a call. When the tables differ, lays both again from our state. While the player
   * holds cards, this is impossible, and differences do not count.
   */
  private play(layout: Layout, next: (state: State) => Call | undefined): void {
    let restarts = new RestartPoints<Call>(layout);
    let isAlike = true;
    for (let call = next(this.twins.state); call !== undefined; call = next(this.twins.state)) {
      if (this.isLate()) return;
      const { state: before } = this.twins;
      restarts.add(call, this.drive.canLay(before) ? before.layout : undefined);
      const step = this.attempt(call, isAlike ? restarts.trials : undefined);
      if (step === undefined) return;
      isAlike &&= step.isAlike;
      const { state } = this.twins;
      if (isAlike || !this.drive.canLay(state)) continue;
      if (!this.lay(state.layout)) return;
      isAlike = true;
      restarts = new RestartPoints(state.layout);
    }
  }

  /** Makes the call and judges it. Undefined if the submission is gone. */
  private attempt(
    call: Call,
    restarts: readonly DoorTrial<Call>[] | undefined,
  ): TwinStep<Call, State> | undefined {
    const before = this.twins.state;
    try {
      const step = this.twins.step(call);
      this.judge(step, restarts);
      return step;
    } catch (error) {
      const fault = this.renew(error);
      if (fault instanceof Interruption) return undefined;
      const check = this.drive.facets.find(({ on }) => on(call, before));
      if (check !== undefined) this.fail(check, this.detailsOf(call, before, fault.message));
      return undefined;
    }
  }

  private judge(step: TwinStep<Call, State>, restarts: readonly DoorTrial<Call>[] | undefined): void {
    const { agreed, differing } = this.twins.compare(step);
    for (const check of agreed) this.pass(check);
    const [facet] = differing;
    if (facet === undefined || restarts === undefined || this.findings.get(facet.id) !== undefined) return;
    const shown = shortestFault(this.newTwins(), facet, restarts);
    const { before, call, expected } = shown?.step ?? step;
    this.fail(facet, {
      ...this.detailsOf(call, before, ''),
      message: this.callsText(shown?.calls ?? restarts.at(-1)?.calls ?? [call]),
      expected: facet.look(expected, call),
      seen: seenBy(facet, shown?.step ?? step),
    });
  }

  private pass({ id }: Check): void {
    if (!this.findings.has(id)) this.findings.set(id, undefined);
  }

  /** Keeps only the first failure of a check. */
  private fail(
    { id, title }: Check,
    texts: Pick<FailureReport, 'message' | 'before' | 'expected' | 'seen'>,
  ): void {
    this.findings.set(id, this.findings.get(id) ?? { check: id, title, script: '', replay: '', ...texts });
  }

  private detailsOf(call: Call, before: State, seen: string) {
    return {
      message: this.callsText([call]),
      before: this.drive.tableText(before),
      expected: 'an answer',
      seen,
    };
  }

  private callsText(calls: readonly Call[]): string {
    const texts = calls.map((call) => this.drive.callText(call));
    const last = texts.pop() ?? '';
    return texts.length === 0
      ? `the grader called ${last}`
      : `after ${texts.join('; ')}, the grader called ${last}`;
  }
}

/** The facet's view of the step, plus what the call threw if the view does not include it. */
function seenBy<Call, State extends DoorState>(
  { look }: Facet<Call, State>,
  { call, expected, seen }: TwinStep<Call, State>,
): string {
  const text = look(seen, call);
  const isThrown = seen.answer.startsWith('throws ') && seen.answer !== expected.answer;
  return isThrown && !text.includes(seen.answer) ? `${text}\nThe call ${seen.answer}.` : text;
}
