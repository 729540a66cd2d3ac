/** The table for playing a game line by line. */
import { settingsOf } from '../../core/settings.js';
import { inAscii } from '../../core/text/ascii.js';
import { sentence } from '../../core/text/format.js';
import type { Place } from '../../core/text/text-error.js';
import { TextError } from '../../core/text/text-error.js';
import type { GameKit } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameSession } from '../../kit/session.js';
import type { SeenMove, TerminalTable } from '../../kit/terminal-table.js';
import type { TagItem } from '../../scripts/language/items.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import { fitLines, refitParagraphs, wordList } from './fit-lines.js';
import type { GameToPlay } from './game-to-play.js';
import { newSession } from './game-to-play.js';
import type { Frames, LineTable } from './line-table.js';
import { goingIn, printMoves } from './moves.js';
import type { LineStrings } from './strings/english.js';

export function gameLineTable<Game extends GameTypes, At extends SeatIn<Game>>(
  toPlay: GameToPlay<Game, At>,
  {
    strings,
    table,
    unicode,
    frames,
    width,
  }: {
    readonly strings: LineStrings;
    readonly table: TerminalTable<Game, At>;
    readonly unicode: boolean;
    readonly frames: Frames;
    /** The width of help, in columns. */
    readonly width: number;
  },
  onRefusal: (why: string) => void,
): LineTable<Game> {
  const { kit, deal } = toPlay;
  const game = newSession({ ...toPlay, texts: table, onChange: () => advice?.played() }, onRefusal);
  const advice = table.lineAdvice?.(game, toPlay.settings ?? settingsOf(new Map()));
  const { rulesTold } = kit.command;
  const { title } = table;
  const words = wordList(table.words, width);
  return {
    kit: { ...kit, dealOfTag: (tag) => kit.dealOfTag(tag, game.house) },
    title,
    strings,
    spell: unicode ? (text) => text : inAscii,
    isDealChosen: deal !== undefined,
    game,
    advice,
    answer: (word) => {
      if (word === 'moves') return printMoves(kit, game.script);
      if (word === 'about') return strings.about(title, game.handler.getName());
      return word === 'help' && rulesTold === undefined
        ? helpIn(table, { house: game.house, width })
        : undefined;
    },
    frames,
    say: saidIn(table),
    goToMove: goingIn(kit, () => game.script, strings),
    followTag: heedingIn(toPlay, game),
    comment: ({ event }, frame) => {
      const ruleText = event === 'help' ? rulesTold?.(frame) : undefined;
      return ruleText === undefined ? undefined : `${refitParagraphs(ruleText, width)}\n\n${words}`;
    },
  };
}

/** Changes to the house that a tag names. */
const heedingIn =
  <Game extends GameTypes, At extends SeatIn<Game>>(
    toPlay: GameToPlay<Game, At>,
    game: GameSession<Game, At>,
  ) =>
  (tag: TagItem, place: Place): void => {
    const house = houseAt(toPlay.kit, tag, place);
    if (house === undefined || house === game.house) return;
    if (isSettled(toPlay, game)) throw otherHouse(game.house, tag, place);
    game.goTo(house);
  };

/** Says what events have changed: one sentence for each event, or one for several events. */
export const saidIn =
  <Game extends GameTypes, At extends SeatIn<Game>>({
    sayMove,
    sayMoves,
  }: Pick<TerminalTable<Game, At>, 'sayMove' | 'sayMoves'>) =>
  (seen: readonly SeenMove<Game>[]): string => {
    const whole = seen.length > 1 ? sayMoves?.(seen) : undefined;
    const each = (): string[] =>
      seen.flatMap(({ before, after, call }) => sayMove?.(before, after, call.event) ?? []);
    return (whole === undefined ? each() : [whole])
      .filter((text) => text !== '')
      .map(sentence)
      .join(' ');
  };

/** The list of words, and the rules of the house. */
function helpIn<Game extends GameTypes, At extends SeatIn<Game>>(
  table: TerminalTable<Game, At>,
  { house, width }: { readonly house: string; readonly width: number },
): string {
  const rules = table.houseRules?.(house) ?? [];
  const lines = rules.map((rule) => fitLines(rule, width));
  return [wordList(table.words, width), ...(lines.length === 0 ? [] : ['', ...lines])].join('\n');
}

/** Do the options, dealt cards or a recording fix the house? */
const isSettled = <Game extends GameTypes, At extends SeatIn<Game>>(
  { house, recording }: GameToPlay<Game, At>,
  { deal }: GameSession<Game, At>,
): boolean => house !== undefined || deal !== undefined || recording?.hasBegun === true;

const otherHouse = (house: string, { text }: TagItem, place: Place): TextError =>
  new TextError(place, text, `the rules this session began with: ${house}`);

/** The house that a tag names. `place` is the place of the tag's text. @throws TextError */
function houseAt<Game extends GameTypes>(
  { houseOfTag }: GameKit<Game>,
  tag: TagItem,
  place: Place,
): string | undefined {
  try {
    return houseOfTag?.(tag);
  } catch (error) {
    throw error instanceof TextError ? error.within(place) : error;
  }
}
