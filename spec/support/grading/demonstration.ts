/** Proves that a faulty handler has a fault, with events that it answers differently from a correct one. */
import type { KlondikeCall } from '../../../src/games/klondike/contract/handler.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { legalMoves } from '../../../src/games/klondike/model/moves.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { parseScript } from '../../../src/games/klondike/script/text.js';
import { NEW_GAME } from '../../../src/games/klondike/contract/calls.js';
import { mayReport } from '../../../src/games/klondike/views/player.js';
import { FrameView } from '../../../src/games/klondike/views/frame-view.js';
import { nonsenseNear } from '../../../src/grading/examine/play/robust-play.js';
import { Chance } from '../chance.js';
import { callOf, randomCall } from '../random-call.js';
import { gamesUntilWrongDeal } from './wrong-deals.js';
import { BaseHandler } from './base-handler.js';
import type { FaultyHandler } from './faulty/faulty-handler.js';
import { layoutOf } from './laid-out.js';
import { randomEnding } from './random-ending.js';
import type { PlayerOptions } from './side-by-side.js';
import { HandlerPlayer, correct } from './side-by-side.js';
import { permuted, withNumbers } from './other-constants.js';

const GAMES = 8;
const EVENTS = 150;

/** The number of events until the handler answers differently, or undefined if it never does. */
export function eventsUntilFault(faulty: FaultyHandler): number | undefined {
  const { check, shows } = faulty;
  if (shows !== undefined) return inScript(faulty, shows);
  if (check === 'handler.name') return hasName(faulty) ? undefined : 1;
  return check === 'deal.shuffled' || check === 'deal.distinct'
    ? gamesUntilWrongDeal(faulty)
    : inRandomPlay(faulty);
}

function inScript({ create }: FaultyHandler, script: string): number | undefined {
  const items = parseScript(script);
  const tag = items.find((item) => item.kind === 'tag');
  const setting = { seed: 1, layout: tag === undefined ? undefined : parseDeal(tag.text).start(ULG) };
  const [right, wrong] = [new HandlerPlayer(correct, setting), new HandlerPlayer(create, setting)];
  const calls = items.flatMap((item) =>
    item.kind === 'event' ? Array.from({ length: item.times }, () => item.call as KlondikeCall) : [],
  );
  return found(calls.map((call) => right.play(call) !== wrong.play(call)));
}

function hasName({ create }: FaultyHandler): boolean {
  try {
    return typeof create(new FrameView()).getName() === 'string';
  } catch {
    return false;
  }
}

const found = (isOther: readonly boolean[]): number | undefined => {
  const index = isOther.indexOf(true);
  return index < 0 ? undefined : index + 1;
};

function inRandomPlay(faulty: FaultyHandler): number | undefined {
  for (let seed = 1; seed <= GAMES; seed++) {
    const events = inGame(faulty, settingOf(faulty, seed));
    if (events !== undefined) return events + (seed - 1) * EVENTS;
  }
  return undefined;
}

/** Every second game starts near its end. */
const settingOf = ({ check }: FaultyHandler, seed: number): PlayerOptions => ({
  seed: seed * 1000,
  layout: seed % 2 === 0 ? randomEnding(ULG, new Chance(seed)) : undefined,
  constants: check === 'constants.names' ? permuted(new Chance(seed)) : undefined,
  spoilsArrays: check === 'arrays.own',
});

function inGame({ create, criterion }: FaultyHandler, setting: PlayerOptions): number | undefined {
  const [right, wrong] = [new HandlerPlayer(correct, setting), new HandlerPlayer(create, setting)];
  const chance = new Chance(setting.seed);
  const isPlayersOnly = criterion !== 'robustness';
  if (!(right.handler instanceof BaseHandler)) throw new Error('the correct handler is a BaseHandler');
  for (let event = 1; event <= EVENTS; event++) {
    const isBeginning = isPlayersOnly ? event === 1 : event === 10;
    const next = isPlayersOnly ? playersCall : anyCall;
    const call = isBeginning ? NEW_GAME : next(chance, layoutOf(right.handler));
    if (isPlayersOnly && !mayReport(right.frame, call)) continue;
    const named = setting.constants === undefined ? call : withNumbers(call, setting.constants);
    if (right.play(named) !== wrong.play(named)) return event;
  }
  return undefined;
}

const playersCall = (chance: Chance, layout: Layout): KlondikeCall =>
  chance.nextInt(60) === 0 ? NEW_GAME : randomCall(chance, layout);

/** Every third call is a legal call with one number made invalid. */
function anyCall(chance: Chance, layout: Layout): KlondikeCall {
  const legal = legalMoves(ULG, layout).flatMap((move) => callOf(move) ?? []);
  const odd = chance.nextInt(3) === 0 ? nonsenseNear(legal, { kind: 'numbers' }) : [];
  return odd.length > 0 ? chance.pick(odd) : playersCall(chance, layout);
}
