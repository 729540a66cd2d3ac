/** `klondike play --handler`: plays a submission at the terminal table. */
import { inAscii } from '../../core/text/ascii.js';
import { capitalized } from '../../core/text/format.js';
import { readingLine } from '../../core/text/text-error.js';
import { ADVICE_WORDS } from '../../games/klondike/command/line-advice.js';
import type { KlondikeCommandStrings } from '../../games/klondike/command/strings/english.js';
import { COMMAND_STRINGS, movesSaidIn } from '../../games/klondike/command/terminal-table.js';
import type { Deal } from '../../games/klondike/model/deals.js';
import { readDeal } from '../../games/klondike/model/deals.js';
import type { Klondike } from '../../games/klondike/script/stage.js';
import type { TerminalOptions } from '../../games/klondike/terminal/options.js';
import { TerminalView } from '../../games/klondike/terminal/terminal-view.js';
import type { Candidate } from '../../grading/candidate/candidate.js';
import { readOption } from '../arguments.js';
import { UsageError } from '../errors.js';
import type { HandlerPlayValues } from '../options.js';
import type { WindowGame } from '../play/fill-screen.js';
import { fillScreen } from '../play/fill-screen.js';
import { fitLines, wordList } from '../play/fit-lines.js';
import { playStandardInput } from '../play/line-mode.js';
import type { Frames, LineTable } from '../play/line-table.js';
import { MOVES_WORDS, framesIn } from '../play/line-table.js';
import { saidIn } from '../play/game-line-table.js';
import { canFillScreen, languageFrom, lookFrom } from '../play/locale.js';
import { LINE_STRINGS } from '../play/strings/line-strings.js';
import type { LineStrings } from '../play/strings/english.js';
import type { Shell } from '../shell.js';
import { errorWidth, helpWidth, terminalOf } from '../shell.js';
import type { OnFault } from './remote-game.js';
import { RemoteGame } from './remote-game.js';
import { judgedKit, withCandidate } from './submission.js';

/** Resolves to exit status 0; 1 if the handler failed; 2 if it can't start. Line mode can also end with its own status 1 or 2. */
export const playSubmission = (options: HandlerPlayValues, shell: Shell): Promise<number> =>
  withCandidate(options, shell, (candidate) => play(candidate, options, shell));

async function play(candidate: Candidate, options: HandlerPlayValues, shell: Shell): Promise<number> {
  const deal = readOption('--deal', options.deal, (name) => readDeal(name));
  const { process } = shell;
  const language = languageFrom(process.env);
  const look = lookFrom(process, { ascii: options.ascii, fourColor: options['four-color'] });
  const frames = framesIn(options.frames);
  const lines = LINE_STRINGS[language];
  const texts = await COMMAND_STRINGS[language]();
  const game = new RemoteGame(candidate, lines.handler);
  try {
    giveDeal(game, deal);
    const status = canFillScreen(process)
      ? await fillScreen(terminalOf(process), (window) =>
          windowGame(game, { ...window, ...look, strings: texts }),
        )
      : await playStandardInput((onRefusal) => {
          game.onFault = refusing(onRefusal);
          return handlerLineTable(
            {
              game,
              isDealChosen: deal !== undefined,
              unicode: look.unicode,
              frames,
              width: helpWidth(errorWidth(process)),
            },
            texts,
            lines,
          );
        }, shell);
    return Math.max(status, game.hasFailed ? 1 : 0);
  } finally {
    game.end();
  }
}

/** @throws UsageError */
function giveDeal({ handler }: RemoteGame, deal: Deal | undefined): void {
  if (deal === undefined) return;
  if (handler.nextDeal === undefined) throw new UsageError((say) => say.handlerTakesNoDeals);
  handler.nextDeal(deal);
}

function windowGame(game: RemoteGame, options: TerminalOptions): WindowGame {
  const { handler } = game;
  const onDeal = (name: string): void => handler.nextDeal?.(readingLine(() => readDeal(name)));
  const view = new TerminalView(handler, {
    ...options,
    deal: () => game.deal,
    ...(game.takesDeals && { onDeal }),
  });
  game.onFault = (why) => view.say(capitalized(why));
  game.attach(view);
  return { window: view, begin: () => handler.newGame(), end: () => game.end() };
}

/** Throws a handler's error again, so that line mode does not count it as a refusal. */
const refusing =
  (onRefusal: (why: string) => void): OnFault =>
  (why, error) => {
    onRefusal(why);
    if (error !== undefined) throw error as Error;
  };

function handlerLineTable(
  {
    game,
    isDealChosen,
    unicode,
    frames,
    width,
  }: {
    readonly game: RemoteGame;
    readonly isDealChosen: boolean;
    readonly unicode: boolean;
    readonly frames: Frames;
    /** The width of help lines, in columns. */
    readonly width: number;
  },
  texts: KlondikeCommandStrings,
  strings: LineStrings,
): LineTable<Klondike> {
  const { words, klondike } = texts;
  const { title } = klondike;
  return {
    kit: judgedKit(),
    title,
    strings,
    spell: unicode ? (text) => text : inAscii,
    isDealChosen,
    game,
    frames,
    say: saidIn(movesSaidIn(texts)),
    answer: (word) => {
      if (word === 'about') return strings.about(title, game.handler.getName());
      if (word !== 'help') return undefined;
      const lacked = strings.handler.lacks(lackedBy(game).join(', '));
      return `${wordList(words, width)}\n${fitLines(lacked, width)}`;
    },
  };
}

/** The words of line mode that only our controller understands. */
const lackedBy = ({ takesDeals }: RemoteGame): readonly string[] => [
  'redo',
  ...MOVES_WORDS,
  ...ADVICE_WORDS,
  '[Rules]',
  ...(takesDeals ? [] : ['[Deal]']),
];
