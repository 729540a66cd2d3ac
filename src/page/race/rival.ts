/** Another player's game of a deal, as a link tells it: what is to be beaten. */
import type { GameKit } from '../../kit/kit.js';
import { houseTags } from '../../kit/kit.js';
import { printIn } from '../../scripts/language/print.js';
import { printEvent } from '../../scripts/language/written.js';
import type { GameTypes, ScriptIn } from '../../scripts/running/stage.js';
import type { LinkWords } from '../game/link-words.js';
import { targetOf } from '../game/link.js';
import { stepsOf } from '../replay/steps.js';
import type { PageStrings } from '../strings/english.js';
import { scriptOfMoves } from './linked-moves.js';
import type { RaceStrings } from './strings/english.js';

export interface Rival<Game extends GameTypes> {
  readonly house: string;
  readonly deal: Game['deal'];
  /** The number of moves. */
  readonly moves: number;
  readonly isWon: boolean;
  /** How many cards lay on the foundations after so many moves, or at the end if there were fewer. */
  upAfter(moves: number): number;
}

/** What is said of links that cannot be read. */
export interface RivalStrings {
  readonly page: PageStrings;
  readonly race: RaceStrings;
}

/** @throws Error that says what is wrong with the link */
export function rivalOf<Game extends GameTypes>(
  kit: GameKit<Game>,
  { moves = '', ...link }: LinkWords,
  strings: RivalStrings,
): Rival<Game> {
  const { progressOf } = kit;
  if (progressOf === undefined) throw new Error(strings.race.noMoves(kit.title));
  const { house, deal } = targetOf(kit, link, strings.page);
  if (deal === undefined) throw new Error(strings.race.noDeal);
  const frames = framesOf(kit, [dealt(kit, house, deal), scriptOfMoves(kit, moves, strings.race)], strings);
  const told = frames.map(progressOf);
  const last = told[told.length - 1];
  const ups = new Map(told.map((one) => [one.moves, one.up]));
  const all = last?.moves ?? 0;
  return {
    ...{ house, deal, moves: all, isWon: last?.isWon === true },
    upAfter: (number) => ups.get(Math.min(number, all)) ?? 0,
  };
}

/** The script that deals the game. */
const dealt = <Game extends GameTypes>(
  kit: GameKit<Game>,
  house: string,
  { name }: Game['deal'],
): ScriptIn<Game> => [
  { kind: 'tag', key: 'Game', text: kit.name },
  ...houseTags(kit, house),
  { kind: 'tag', key: 'Deal', text: name },
  ...kit.parse(kit.dealing),
];

/** What is seen after the deal and after each move. @throws Error if a move cannot be made */
function framesOf<Game extends GameTypes>(
  kit: GameKit<Game>,
  [dealing, moves]: readonly [ScriptIn<Game>, ScriptIn<Game>],
  { page, race }: RivalStrings,
): readonly Game['frame'][] {
  const script = [...dealing, ...moves];
  const source = { name: '', text: printIn(kit.language, script), script };
  const { steps, fault } = stepsOf(kit, source, { strings: page, spent: undefined });
  const bad = steps.findIndex(({ isAccepted }) => !isAccepted);
  const event = steps[bad]?.event;
  if (event !== undefined) throw new Error(race.badMove(bad, printEvent(kit.language, event)));
  if (fault !== undefined) throw new Error(fault);
  return steps.map(({ frame }) => frame);
}
