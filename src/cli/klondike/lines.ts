/** Line mode of Klondike. */
import type { Place } from '../../core/text/text-error.js';
import { TextError } from '../../core/text/text-error.js';
import { KLONDIKE } from '../../games/klondike/kit.js';
import type { Session } from '../../games/klondike/session.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Klondike } from '../../games/klondike/script/stage.js';
import { dealOfTag, rulesOfTag } from '../../games/klondike/script/tags.js';
import type { TagItem } from '../../scripts/language/items.js';
import { playStandardInput } from '../line-mode.js';
import type { LineTable } from '../line-table.js';
import type { Shell } from '../shell.js';
import type { GameOptions } from './game.js';
import { newSession } from './game.js';

const HELP = `new           deal a new game          w>t3      waste to tableau 3
stock         click on the stock       w>f1      waste to foundation 1
stock*8       eight times              t2>t6*3   three cards from tableau 2 to 6
undo*5 redo   take back, make again    t5>f2     tableau 5 to foundation 2
[Deal "java:12345"]                    f1>t4     foundation 1 to tableau 4
              where games start        { moves: 4; t1: 9d }   what must show
[Rules "ksu"] before the first game, and without --rules: the house rules
help about quit`;

/** Plays the lines of standard input in the words of a script until it ends or `quit`; the exit status. */
export const playLines = (options: GameOptions, shell: Shell): Promise<number> =>
  playStandardInput((onRefusal) => tableOf(options, onRefusal), shell);

function tableOf(options: GameOptions, onRefusal: (why: string) => void): LineTable<Klondike> {
  const game = newSession(options, (why) => onRefusal(KLONDIKE.refusals[why]));
  return {
    isChosen: options.deal !== undefined,
    kit: { ...KLONDIKE, dealOfTag: (tag) => dealOfTag(tag, game.rules) },
    game,
    answer: (word) => {
      if (word === 'help') return HELP;
      return word === 'about' ? `Klondike, played by ${game.handler.getName()}` : undefined;
    },
    heed: (tag, place) => {
      const rules = rulesAt(tag, place);
      if (rules === undefined || rules === game.rules) return;
      if (isSettled(options, game)) throw otherHouse(game, tag, place);
      game.goTo(rules);
    },
  };
}

/** Is the house told by the options, or by cards that were dealt or written of? */
const isSettled = ({ rules, recording }: GameOptions, { deal }: Session): boolean =>
  rules !== undefined || deal !== undefined || recording?.hasBegun === true;

const otherHouse = ({ rules }: Session, { text }: TagItem, place: Place): TextError =>
  new TextError(place, text, `the rules this session began with: ${rules.name}`);

/** The house of a `Rules` tag, whose text stands at the place. @throws TextError */
function rulesAt(tag: TagItem, place: Place): Rules | undefined {
  try {
    return rulesOfTag(tag);
  } catch (error) {
    throw error instanceof TextError ? error.within(place) : error;
  }
}
