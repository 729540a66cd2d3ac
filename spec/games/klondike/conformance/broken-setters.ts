/** Views that handle setters wrongly, by the name of the check that each must fail. */
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

/** The part of a frame that each setter changes. */
const PARTS: Readonly<Record<Setter, keyof Frame>> = {
  stockEmpty: 'stockEmpty',
  wasteCards: 'waste',
  foundationCards: 'foundations',
  tableauCards: 'tableau',
  updateMoves: 'moves',
  win: 'won',
};

const SETTERS = Object.keys(PARTS) as Setter[];

/** The maximum number of cards that each setter accepts. */
const CARD_SETTERS = { wasteCards: 3, foundationCards: 2, tableauCards: 52 } as const;

/** An unwanted extra call, whose effect a later call of the same setter corrects. */
function extraCallOf(call: ViewCall): ViewCall {
  if (call.call === 'stockEmpty') return { call: 'wasteCards', args: [[]] };
  return call.call === 'updateMoves'
    ? { call: 'stockEmpty', args: [call.args[0] > 50] }
    : { call: 'updateMoves', args: [77] };
}

const soundView = (): RecordingView => new RecordingView(new KlondikeController());

/** The setter of a call, with the pile if the setter has several. */
const subjectOf = ({ call, args }: ViewCall): string =>
  args.length === 2 ? `${call} ${String(args[0])}` : call;

/** A view that refuses wrong calls and ignores right ones. */
const forgetful = (setter: Setter): Kit =>
  calling(() => (call, make) => {
    if (call.call === setter) callView(soundView(), call);
    else make(call);
  });

/** A view that shows one part of the frame before the refresh. */
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
    if (call.call === setter) make(extraCallOf(call));
  });

/** A view that uses only the first of several calls before a refresh. */
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

/** A view that forgets the win at the second of two refreshes. */
const fading: Kit = {
  ...SOUND,
  read: ({ sound }) => {
    const isSecond = sound.calls.slice(-2).filter(({ call }) => call === 'refreshWindow').length === 2;
    return isSecond ? { ...sound.frame, won: false } : sound.frame;
  },
};

/** A view that throws at cards that it must accept. */
const choosy = (setter: keyof typeof CARD_SETTERS, throwAt: (cards: readonly number[]) => void): Kit =>
  calling(() => (call, make) => {
    callView(soundView(), call);
    if (call.call === setter) throwAt(cardsOf(call) ?? []);
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

/** A view that reads the arrays again when it refreshes. */
const sharing = (setter: keyof typeof CARD_SETTERS): Kit =>
  calling(() => {
    const kept = new Map<string, ViewCall>();
    return (call, make) => {
      if (call.call === 'refreshWindow') kept.forEach(make);
      make(call);
      if (call.call === 'refreshWindow') kept.clear();
      if (call.call === setter) kept.set(subjectOf(call), call);
    };
  });

/** A view that reverses the arrays that it gets, after it has copied them. */
const meddling = (setter: keyof typeof CARD_SETTERS): Kit =>
  calling(() => (call, make) => {
    make(withoutSharing(call));
    if (call.call === setter) (cardsOf(call) as number[] | undefined)?.reverse();
  });

const withoutSharing = (call: ViewCall): ViewCall => {
  const cards = cardsOf(call);
  return cards === undefined ? call : withCards(call, cards.slice());
};

const cardSetters = Object.entries(CARD_SETTERS) as [keyof typeof CARD_SETTERS, number][];

export const BROKEN_SETTERS: Readonly<Record<string, Kit>> = {
  'throws NullHandlerException without a handler': {
    ...SOUND,
    create: (handler: unknown) =>
      SOUND.create((handler as KlondikeController | null) ?? new KlondikeController()),
  },
  'read: returns a frame': { ...SOUND, read: () => undefined as never },
  'a new view shows an empty stock, no cards and 0 moves': {
    ...SOUND,
    read: ({ sound }) => (sound.calls.length === 0 ? { ...sound.frame, moves: 1 } : sound.frame),
  },
  ...Object.fromEntries(
    SETTERS.flatMap((setter) => [
      [`${setter}: visible after refreshWindow`, forgetful(setter)],
      [`${setter}: not visible before refreshWindow`, hasty(setter)],
      [`${setter}: changes nothing else`, disturbing(setter)],
    ]),
  ),
  ...Object.fromEntries(
    SETTERS.filter((setter) => setter !== 'win').map((setter) => [
      `${setter}: the last call before a refresh counts`,
      stubborn(setter),
    ]),
  ),
  'refreshWindow: a second call changes nothing': fading,
  ...Object.fromEntries(
    cardSetters.flatMap(([setter, most]) => [
      [`${setter}: accepts ${most} cards`, choosy(setter, (cards) => noMoreThan(most - 1, cards))],
      [`${setter}: accepts HIDDEN`, choosy(setter, noHidden)],
      [`${setter}: accepts an empty array`, choosy(setter, notEmpty)],
      [`${setter}: copies the array`, sharing(setter)],
      [`${setter}: does not change the array`, meddling(setter)],
    ]),
  ),
};
