/**
 * Advice for a game of Klondike that is played line by line. It offers hints, automatic finish, the way back and the
 * solution.
 */
import { keysOf } from '../../../core/commands.js';
import { HintLadder, noFinishText, noWayBackText, hintText, undosToWinnable } from '../views/hints.js';
import type { LineAnswer, LineAdvice } from '../../../kit/terminal-table.js';
import type { KlondikeAssistance } from '../contract/assistant.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { Klondike } from '../script/stage.js';
import type { HintAudience } from '../views/hints.js';
import { KLONDIKE_COMMANDS } from '../words/commands.js';
import { eventsOf, printScript } from '../script/text.js';
import type { KlondikeCommandStrings } from './strings/english.js';

/** The word for each command that needs the assistant. */
const WORDS = {
  hint: 'hint',
  finish: 'finish',
  winnable: 'toWinnable',
  solution: 'solution',
} as const satisfies Readonly<Record<string, (typeof KLONDIKE_COMMANDS)[number]['name']>>;

type AdviceWord = keyof typeof WORDS;

/** The words that ask for advice. */
export const ADVICE_WORDS = Object.keys(WORDS) as readonly AdviceWord[];

/** The word that the player typed, which is also the key of its command. */
const adviceWordIn = (text: string): AdviceWord | undefined =>
  ADVICE_WORDS.find((word) => {
    const command = KLONDIKE_COMMANDS.find(({ name }) => name === WORDS[word]);
    return word === text || (command !== undefined && keysOf(command, 'terminal').includes(text));
  });

export class KlondikeLineAdvice implements LineAdvice<Klondike> {
  readonly words = ADVICE_WORDS;
  private readonly ladder: HintLadder;

  constructor(
    private readonly assistance: KlondikeAssistance,
    private readonly strings: KlondikeCommandStrings,
  ) {
    this.ladder = new HintLadder(() => assistance.hint('why'));
  }

  ask(text: string, frame: Klondike['frame']): Promise<LineAnswer<Klondike>> | undefined {
    const word = adviceWordIn(text);
    const { klondikeHints, klondikeTerminal } = this.strings;
    if (word === undefined) return undefined;
    const answer = this.answer(word, { frame, strings: klondikeHints });
    return answer.catch(() => ({ say: klondikeTerminal.adviceFailed }));
  }

  played(): void {
    this.ladder.reset();
  }

  private async answer(word: AdviceWord, audience: HintAudience): Promise<LineAnswer<Klondike>> {
    switch (word) {
      case 'hint':
        return this.hint(audience);
      case 'finish':
        return this.finish(audience);
      case 'winnable':
        return this.goBack(audience);
      case 'solution':
        return this.solve(audience);
    }
  }

  private async hint(audience: HintAudience): Promise<LineAnswer<Klondike>> {
    const rung = await this.ladder.climb();
    return {
      say: rung === undefined ? this.strings.klondikeRefusals['not-dealt'] : hintText(rung, audience),
    };
  }

  private async finish(audience: HintAudience): Promise<LineAnswer<Klondike>> {
    const rest = (await this.assistance.finish()) ?? [];
    return rest.length > 0 ? { plays: rest } : { say: noFinishText(audience) };
  }

  private async goBack(audience: HintAudience): Promise<LineAnswer<Klondike>> {
    const truth = await this.assistance.verdict();
    const times = undosToWinnable(truth, audience.frame);
    if (times !== undefined) return { plays: Array<KlondikeCall>(times).fill({ event: 'undo', args: [] }) };
    if (truth === undefined) return { say: this.strings.klondikeRefusals['not-dealt'] };
    return { say: noWayBackText(truth, audience) };
  }

  private async solve({ frame, strings }: HintAudience): Promise<LineAnswer<Klondike>> {
    if (frame.won) return { say: strings.none.won };
    const calls = await this.assistance.solution();
    if (calls === undefined) return { say: strings.solution.none };
    // The player can type the words of scripts here.
    return { say: printScript(eventsOf(calls.map((call) => ({ call, refused: false })))).trimEnd() };
  }
}
