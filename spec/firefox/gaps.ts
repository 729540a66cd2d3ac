/**
 * The browser specs that can't run in Firefox, with the reasons. The reason is always a limit of the tools, never the
 * page.
 */

export interface Gap {
  readonly reason: string;
  /** The error that ends these tests in Firefox. A test with any other result fails. */
  readonly error: string;
  /** For each file of `spec/browser` or `spec/end-to-end`: the test titles, or their beginnings. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
}

/** The errors with which a tap fails. */
export const NO_TAPS = "Playwright can't tap in Firefox";

const NO_CDP = 'CDP session is only available in Chromium';

export const GAPS: readonly Gap[] = [
  {
    reason: "Playwright 1.64 can't tap; touch.spec.ts does so with Puppeteer",
    error: NO_TAPS,
    tests: {
      'houses-clicks': ['two taps move cards on a phone'],
      'other-card': ["a tap on a card that doesn't take the picked-up one"],
      presses: ['a tap on the stock puts the picked-up card back and draws'],
    },
  },
  {
    reason:
      "The specs move fingers over CDP, which Firefox doesn't have; touch.spec.ts does so with Puppeteer",
    error: NO_CDP,
    tests: {
      games: ['with a finger, on a phone'],
      presses: ['a tap right after a card was flung counts', "a second finger doesn't disturb the first"],
    },
  },
  {
    reason: "Drivers' simulated fingers don't scroll pages in Firefox",
    error: NO_CDP,
    tests: { window: ['a drag neither scrolls the page nor selects its text'] },
  },
  {
    reason: 'CDP sets the times of quick presses; no other protocol can set the time of an event',
    error: NO_CDP,
    tests: { presses: ['a press right after a drag counts'] },
  },
  {
    reason: 'CDP presses keys on other keyboards; no other protocol can set both the letter and the position',
    error: NO_CDP,
    tests: {
      keyboards: [
        'a Russian keyboard',
        'a Greek keyboard',
        'a Hebrew keyboard',
        'finds a card by the keys of its letters',
        'a text field gets the letters',
        'a key that types a Latin letter or a sign',
      ],
    },
  },
  {
    reason: 'CDP simulates canceled touches, and pointer moves after a missed release',
    error: NO_CDP,
    tests: {
      'lost-releases': [
        'a card leaves its place during a drag',
        'the right button ends the drag without a menu',
        'after that, the right button opens a menu',
        'the context menu key opens no menu',
        'the middle button ends the drag',
        'a move without the button ends the drag',
        'a focus change to a frame',
        'a canceled touch ends the drag',
        'a second finger opens no context menu',
        'the next press drags again',
      ],
    },
  },
  {
    reason:
      'CDP drags files from the disk; no other protocol can do that, and drops from inside the page are different',
    error: NO_CDP,
    tests: {
      'page-drops': [
        'a folder is not a script, and each notice about a file replaces the last one',
        'a file dropped on the open menu is replayed, and the menu closes',
      ],
    },
  },
  {
    reason: "The spec reads a stack in V8's format; Firefox has another format",
    error: 'expect(received).toEqual(expected)',
    tests: {
      table: ['a table passes a click on the stock to the rules in at most 15 calls'],
    },
  },
  {
    reason: 'If a driver turns JavaScript off, Firefox still hides the content of `noscript`',
    error: 'expect(received).toEqual(expected)',
    tests: {
      'page-first': ['the page shows an indicator before its script loads, and a message without JavaScript'],
    },
  },
  {
    reason: 'CDP lists the event listeners; no other protocol can',
    error: NO_CDP,
    tests: { 'two-tables': ['destroyed tables a destroyed table leaves nothing behind'] },
  },
  {
    reason: 'CDP returns the manifest that the browser has read; Firefox for desktops reads none',
    error: NO_CDP,
    tests: { 'page-offline': ['the browser can read the manifest under the content policy'] },
  },
];
