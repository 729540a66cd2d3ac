/** A won game is shared as one line and a link, with a picture where the system takes files. */
import { beforeEach, expect, test } from '@jest/globals';
import type { WinFacts } from '../../../src/page/win/facts.js';
import { share } from '../../../src/page/win/share.js';
import type { SharedResult } from '../../../src/page/win/share-line.js';
import { shareLine } from '../../../src/page/win/share-line.js';
import { WIN_ENGLISH } from '../../../src/page/win/strings/english.js';
import { WIN_FRENCH } from '../../../src/page/win/strings/french.js';
import { PAGE_ENGLISH } from '../../../src/page/strings/english.js';

const WIN: WinFacts = {
  moves: 100,
  counted: 98,
  milliseconds: 192_400,
  best: { moves: 90, isProved: true },
  notes: [],
  extras: {},
  beat: undefined,
};

const resultOf = (win: Partial<WinFacts> = {}, more: Partial<SharedResult> = {}): SharedResult => ({
  title: 'Klondike #11',
  url: 'https://cards.example/#deal=java:11&beat=98',
  language: 'en',
  win: { ...WIN, ...win },
  hasTime: true,
  ...more,
});

test.each<[result: SharedResult, line: string, because: string]>([
  [resultOf(), 'Klondike #11 · 98 moves (best 90) ★★☆ · 3:12', 'the best line is proved'],
  [
    resultOf({ best: { moves: 92, isProved: false } }),
    'Klondike #11 · 98 moves (best known 92) ★★☆ · 3:12',
    'the best line may not be the shortest',
  ],
  [resultOf({ best: 'searching' }), 'Klondike #11 · 98 moves · 3:12', 'the search still runs'],
  [resultOf({ best: undefined }), 'Klondike #11 · 98 moves · 3:12', 'no line is known'],
  [resultOf({ counted: undefined }), 'Klondike #11 · won · 3:12', 'the game has no redeals'],
  [resultOf({}, { hasTime: false }), 'Klondike #11 · 98 moves (best 90) ★★☆', 'the timer is off'],
])('%#: "%s" because %s', (result, line) => {
  expect(shareLine(result, WIN_ENGLISH)).toBe(line);
});

test('in French', () => {
  expect(shareLine(resultOf(), WIN_FRENCH)).toBe('Klondike #11 · 98 coups (minimum 90) ★★☆ · 3:12');
});

/** What the page shares, copies and tells. */
let given: unknown[];

beforeEach(() => {
  given = [];
});

const setNavigator = (more: object): void => {
  const clipboard = { writeText: (text: string) => Promise.resolve(void given.push(text)) };
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard, ...more }, configurable: true });
};

const shareNow = (): Promise<void> =>
  share(resultOf(), { strings: PAGE_ENGLISH, notices: { show: ({ text }) => void given.push(text) } });

const LINE = 'Klondike #11 · 98 moves (best 90) ★★☆ · 3:12';
const LINK = 'https://cards.example/#deal=java:11&beat=98';

const sharing = (data: unknown): Promise<void> => Promise.resolve(void given.push(data));

test("the system's share menu gets the line and the link", async () => {
  setNavigator({ share: sharing });
  await shareNow();
  expect(given).toEqual([{ text: LINE, url: LINK }]);
});

test('without a share menu, both are copied', async () => {
  setNavigator({});
  await shareNow();
  expect(given).toEqual([`${LINE}\n${LINK}`, 'Copied. Paste it to a friend.']);
});

test('a share menu that fails is replaced by the clipboard', async () => {
  setNavigator({ share: () => Promise.reject(new Error('no apps')) });
  await shareNow();
  expect(given).toEqual([`${LINE}\n${LINK}`, 'Copied. Paste it to a friend.']);
});

test('a player who closes the share menu shares nothing', async () => {
  setNavigator({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  await shareNow();
  expect(given).toEqual([]);
});

test('a share menu that takes files gets the line even if the picture fails', async () => {
  setNavigator({ share: sharing, canShare: () => true });
  await shareNow();
  expect(given).toEqual([{ text: LINE, url: LINK }]);
});
