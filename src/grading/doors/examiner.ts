/** Examines a submission at a door: with facts, with surveys of some tables, and with random games. */
import type { Random } from '../../core/random.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { CandidateFault, Interruption } from '../candidate/candidate.js';
import type { FailureReport } from '../report/grade-report.js';
import type { Check } from '../rubric/rubric.js';
import type { DoorState, Drive, Facet } from './drive.js';
import type { FactCheck } from './facts.js';
import { factsOf, firstDifference, isUntold } from './facts.js';
import type { ObjectPort } from './port/object-port.js';
import { portOf } from './port/port-of.js';
import type { DoorTrial } from './shorten.js';
import { Beginnings, shortest } from './shorten.js';
import type { TwinStep } from './twins.js';
import { TwinTables } from './twins.js';

/** The length of a random game. */
const TURNS_A_GAME = 60;

export class Examiner<Call, State extends DoorState, Words> {
  /** The first failure of each check that was tried. Undefined if it has only passed so far. */
  readonly findings = new Map<string, FailureReport | undefined>();
  /** The first reason why a table could not be laid. Undefined if all could. */
  notLaid: string | undefined;
  private readonly ours: Words;
  private theirs: Words;
  private twins: TwinTables<Call, State>;
  /** How often the submission got a new process after an interruption that was not its fault. */
  private interruptions = 0;

  /**
   * @param isLate true when the time is up; then the examiner lays no more tables
   * @throws SubmissionError if the submission does not even have cards
   */
  constructor(
    private readonly drive: Drive<Call, State, Words>,
    private readonly port: ObjectPort,
    private readonly isLate = (): boolean => false,
  ) {
    this.ours = drive.wordsOf(portOf(drive.own));
    this.theirs = drive.wordsOf(port);
    this.twins = this.newTwins();
  }

  /**
   * @param turns the total number of turns in all random games
   * @returns false if time ran out before the end
   */
  examine(chance: Random, turns: number): boolean {
    for (const check of this.drive.facts) this.undisturbed(() => this.checkFacts(check));
    for (const layout of this.drive.surveyed) this.survey(layout);
    for (let played = 0; played < turns && !this.isLate(); played += TURNS_A_GAME)
      this.undisturbed(() => this.game(chance));
    return !this.isLate();
  }

  /** Runs the work, and repeats it after each interruption until the time is up. */
  private undisturbed(work: () => void): void {
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
      if (isUntold(theirs)) return;
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
    this.undisturbed(() => (is.laid = this.lay(layout)));
    for (const calls of is.laid ? this.drive.survey(this.twins.state) : [])
      this.undisturbed(() => {
        const rest = [...calls];
        is.laid &&= this.lay(layout);
        if (is.laid) this.play(layout, () => rest.shift());
      });
  }

  private game(chance: Random): void {
    const layout = this.drive.start(chance);
    if (!this.lay(layout)) return;
    let turns = TURNS_A_GAME;
    this.play(layout, (state) => (turns-- > 0 ? this.drive.choose(state, chance) : undefined));
  }

  private lay(layout: Layout): boolean {
    try {
      const fault = this.twins.lay(layout);
      if (fault !== '') this.notLaid ??= fault;
      return fault === '';
    } catch (error) {
      this.renew(error);
      return false;
    }
  }

  /**
   * Plays until `next` returns no call. When the tables differ, lays both again from our state. While the player holds
   * cards, this is impossible, and differences do not count.
   */
  private play(layout: Layout, next: (state: State) => Call | undefined): void {
    const begun = new Beginnings<Call>(layout);
    let isAlike = true;
    for (let call = next(this.twins.state); call !== undefined; call = next(this.twins.state)) {
      if (this.isLate()) return;
      const { state: before } = this.twins;
      begun.add(call, this.drive.isPlain(before) ? before.layout : undefined);
      const step = this.tried(call, isAlike ? begun.trials : undefined);
      if (step === undefined) return;
      isAlike &&= step.alike;
      const { state } = this.twins;
      if (isAlike || !this.drive.isPlain(state)) continue;
      if (!this.lay(state.layout)) return;
      isAlike = true;
      begun.restart(state.layout);
    }
  }

  /** Makes the call and judges it. Undefined if the submission is gone. */
  private tried(
    call: Call,
    begun: readonly DoorTrial<Call>[] | undefined,
  ): TwinStep<Call, State> | undefined {
    const before = this.twins.state;
    try {
      const step = this.twins.step(call);
      this.judge(step, begun);
      return step;
    } catch (error) {
      const fault = this.renew(error);
      if (fault instanceof Interruption) return undefined;
      const check = this.drive.facets.find(({ on }) => on(call, before));
      if (check !== undefined) this.fail(check, this.toldOf(call, before, fault.message));
      return undefined;
    }
  }

  private judge(step: TwinStep<Call, State>, begun: readonly DoorTrial<Call>[] | undefined): void {
    const { agreed, differing } = this.twins.looks(step);
    for (const check of agreed) this.pass(check);
    const [facet] = differing;
    if (facet === undefined || begun === undefined || this.findings.get(facet.id) !== undefined) return;
    const shown = shortest(this.newTwins(), facet, begun);
    const { before, call, expected } = shown?.step ?? step;
    this.fail(facet, {
      ...this.toldOf(call, before, ''),
      message: this.callsText(shown?.calls ?? begun.at(-1)?.calls ?? [call]),
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
    told: Pick<FailureReport, 'message' | 'before' | 'expected' | 'seen'>,
  ): void {
    this.findings.set(id, this.findings.get(id) ?? { check: id, title, script: '', replay: '', ...told });
  }

  private toldOf(call: Call, before: State, seen: string) {
    return {
      message: this.callsText([call]),
      before: this.drive.drawn(before),
      expected: 'an answer',
      seen,
    };
  }

  private callsText(calls: readonly Call[]): string {
    const told = calls.map((call) => this.drive.tell(call));
    const last = told.pop() ?? '';
    return told.length === 0
      ? `the grader called ${last}`
      : `after ${told.join('; ')}, the grader called ${last}`;
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
