/** Views that get wrong what they are told, by the name of the check each must fail. */
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import {
  NullArrayException,
  TooManyCardsException,
  UnknownCardException,
} from '../../../../src/games/klondike/contract/exceptions.js';
import { RecordingView } from '../../../../src/games/klondike/views/recording.js';
import type { ViewCall } from '../../../../src/games/klondike/views/view-call.js';
import { callView } from '../../../../src/games/klondike/views/view-call.js';
import type { BrokenView, Kit } from './broken-kit.js';
import { SOUND, calling, cardsOf, withCards } from './broken-kit.js';

type Setter = Exclude<ViewCall['call'], 'refreshWindow'>;

/** The part of a frame that each setter is about. */
const PARTS: Readonly<Record<Setter, keyof Frame>> = {
  stockEmpty: 'stockEmpty',
  wasteCards: 'waste',
  foundationCards: 'foundations',
  tableauCards: 'tableau',
  updateMoves: 'moves',
  win: 'won',
};

const SETTERS = Object.keys(PARTS) as Setter[];

const TAKERS = { wasteCards: 3, foundationCards: 2, tableauCards: 52 } as const;

/** A call on the side that nobody asked for; told again, what it is about is right again. */
function asideOf(call: ViewCall): ViewCall {
  if (call.call === 'stockEmpty') return { call: 'wasteCards', args: [[]] };
  return call.call === 'updateMoves'
    ? { call: 'stockEmpty', args: [call.args[0] > 50] }
    : { call: 'updateMoves', args: [77] };
}

const soundView = (): RecordingView => new RecordingView(new KlondikeController());

/** What a call is about: a setter, and a pile where it tells of one of several. */
const subjectOf = ({ call, args }: ViewCall): string =>
  args.length === 2 ? `${call} ${String(args[0])}` : call;

/** Refuses what is wrong and forgets the rest. */
const forgetful = (setter: Setter): Kit =>
  calling(() => (call, make) => {
    if (call.call === setter) callView(soundView(), call);
    else make(call);
  });

/** Shows one part of the frame at once. */
function hasty(setter: Setter): Kit {
  const ahead = new WeakMap<BrokenView, RecordingView>();
  const part = PARTS[setter];
  const create = (handler: KlondikeController): BrokenView => {
    const early = soundView();
    const kit = calling(() => (call, make) => {
      make(call);
      callView(early, call);
      if (call.call === setter) early.refreshWindow();
    });
    const view = kit.create(handler) as BrokenView;
    ahead.set(view, early);
    return view;
  };
  return {
    ...SOUND,
    create: create as Kit['create'],
    read: (view) => ({ ...view.sound.frame, [part]: ahead.get(view)?.frame[part] }),
  };
}

const disturbing = (setter: Setter): Kit =>
  calling(() => (call, make) => {
    make(call);
    if (call.call === setter) make(asideOf(call));
  });

/** Of several calls about the same before a refresh, hears the first. */
const stubborn = (setter: Setter): Kit =>
  calling(() => {
    const heard = new Set<string>();
    return (call, make) => {
      if (call.call === 'refreshWindow') heard.clear();
      if (call.call === setter && heard.has(subjectOf(call))) return callView(soundView(), call);
      make(call);
      if (call.call === setter) heard.add(subjectOf(call));
    };
  });

/** Drops the win with the second of two refreshes. */
const fading: Kit = {
  ...SOUND,
  read: ({ sound }) => {
    const isSecond = sound.calls.slice(-2).filter(({ call }) => call === 'refreshWindow').length === 2;
    return isSecond ? { ...sound.frame, won: false } : sound.frame;
  },
};

/** Throws at cards that a view must take. */
const choosy = (taker: keyof typeof TAKERS, throwAt: (cards: readonly number[]) => void): Kit =>
  calling(() => (call, make) => {
    callView(soundView(), call);
    if (call.call === taker) throwAt(cardsOf(call) ?? []);
    make(call);
  });

function noMoreThan(most: number, cards: readonly number[]): void {
  if (cards.length > most) throw new TooManyCardsException('too many');
}

function noHidden(cards: readonly number[]): void {
  if (cards.includes(52)) throw new UnknownCardException('52');
}

function notEmpty(cards: readonly number[]): void {
  if (cards.length === 0) throw new NullArrayException('empty');
}

/** Looks into the arrays again when it refreshes. */
const sharing = (taker: keyof typeof TAKERS): Kit =>
  calling(() => {
    const kept = new Map<string, ViewCall>();
    return (call, make) => {
      if (call.call === 'refreshWindow') kept.forEach(make);
      make(call);
      if (call.call === 'refreshWindow') kept.clear();
      if (call.call === taker) kept.set(subjectOf(call), call);
    };
  });

/** Turns the arrays it is given upside down once it has copied them. */
const meddling = (taker: keyof typeof TAKERS): Kit =>
  calling(() => (call, make) => {
    make(withoutSharing(call));
    if (call.call === taker) (cardsOf(call) as number[] | undefined)?.reverse();
  });

const withoutSharing = (call: ViewCall): ViewCall => {
  const cards = cardsOf(call);
  return cards === undefined ? call : withCards(call, cards.slice());
};

const takers = Object.entries(TAKERS) as [keyof typeof TAKERS, number][];

export const BROKEN_TELLINGS: Readonly<Record<string, Kit>> = {
  'without a handler no view is made: NullHandlerException': {
    ...SOUND,
    create: (handler: unknown) =>
      SOUND.create((handler as KlondikeController | null) ?? new KlondikeController()),
  },
  'read: returns a frame': { ...SOUND, read: () => undefined as never },
  'before anything is told it shows an empty stock, no cards and 0 moves': {
    ...SOUND,
    read: ({ sound }) => (sound.calls.length === 0 ? { ...sound.frame, moves: 1 } : sound.frame),
  },
  ...Object.fromEntries(
    SETTERS.flatMap((setter) => [
      [`${setter}: shown after refreshWindow`, forgetful(setter)],
      [`${setter}: nothing is shown before refreshWindow`, hasty(setter)],
      [`${setter}: everything else stays as it was`, disturbing(setter)],
    ]),
  ),
  ...Object.fromEntries(
    SETTERS.filter((setter) => setter !== 'win').map((setter) => [
      `${setter}: of two calls before a refresh the second counts`,
      stubborn(setter),
    ]),
  ),
  'refreshWindow: the second of two shows the same': fading,
  ...Object.fromEntries(
    takers.flatMap(([taker, most]) => [
      [`${taker}: takes ${most} cards`, choosy(taker, (cards) => noMoreThan(most - 1, cards))],
      [`${taker}: takes HIDDEN`, choosy(taker, noHidden)],
      [`${taker}: takes an empty array`, choosy(taker, notEmpty)],
      [`${taker}: copies the array`, sharing(taker)],
      [`${taker}: leaves the array as it was given`, meddling(taker)],
    ]),
  ),
};
