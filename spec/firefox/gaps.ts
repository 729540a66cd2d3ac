/** The browser specs that can't run in Firefox, with the reasons. The tools are always the reason, never the page. */

export interface Gap {
  readonly reason: string;
  /** The error that ends such a test. With any other result, it fails. */
  readonly error: string;
  /** For each file of `spec/browser` or `spec/end-to-end`: the test titles, or their beginnings. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
}

/** The errors that end a tap. */
export const NO_TAPS = 'Playwright taps nothing in Firefox';

const NO_CDP = 'CDP session is only available in Chromium';

export const GAPS: readonly Gap[] = [
  {
    reason: 'Playwright 1.64 has no finger that taps; touch.spec.ts tries it by Puppeteer',
    error: NO_TAPS,
    tests: {
      'houses-clicks': ['two taps move on a telephone'],
      'other-card': ['a tap picks up a card in place of the one that it does not take'],
      presses: ['a tap on the stock lets go of the card in hand and draws'],
    },
  },
  {
    reason:
      'The specs move fingers by CDP, which Firefox does not speak; touch.spec.ts tries them by Puppeteer',
    error: NO_CDP,
    tests: {
      games: ['with a finger, on a telephone'],
      presses: ['a tap after a card was flung counts', 'a second finger does not disturb the first'],
    },
  },
  {
    reason: 'Fingers of drivers scroll no page in Firefox',
    error: NO_CDP,
    tests: { window: ['a drag neither scrolls the page nor selects its text'] },
  },
  {
    reason:
      'Presses that come milliseconds after another are timed by CDP; no other protocol sets the time of an event',
    error: NO_CDP,
    tests: { presses: ['a press right after a drag counts'] },
  },
  {
    reason: 'The keys of other keyboards are pressed by CDP; no other protocol tells both letter and place',
    error: NO_CDP,
    tests: {
      keyboards: [
        'a Russian keyboard',
        'a Greek keyboard',
        'a Hebrew keyboard',
        'a card is found by the keys of its letters',
        'a text field gets the letters themselves',
        'a key that types a Latin letter or a sign',
      ],
    },
  },
  {
    reason: 'Moves without a button after a lost release, and touches that are cancelled, are made by CDP',
    error: NO_CDP,
    tests: {
      'lost-releases': [
        'a card is away from its place while it is dragged',
        'the right button lets it go and opens no menu',
        'after that, the right button opens a menu',
        'a context menu that a key asks for does not open',
        'the middle button lets it go',
        'a move without the button lets it go',
        'the focus that leaves the window',
        'a cancelled touch lets it go',
        'a second finger lets no context menu open',
        'the next press drags again',
      ],
    },
  },
  {
    reason:
      'The specs drag files from the disk by CDP; no other protocol can, drops made by the page itself are told',
    error: NO_CDP,
    tests: {
      'page-drops': [
        'a folder is no script, and what is said of one file gives way to what is said of the next',
        'a file dropped while the menu is open is replayed, and the menu is gone',
      ],
    },
  },
  {
    reason: 'The spec reads a stack as V8 writes it; Firefox names its frames in other words',
    error: 'expect(received).toEqual(expected)',
    tests: {
      table: [
        'a table passes a click on the stock to the rules in fewer than 20 calls, by one bus and one delivery',
      ],
    },
  },
  {
    reason: 'Where a driver turns scripts off, Firefox still hides what `noscript` holds',
    error: 'expect(received).toEqual(expected)',
    tests: {
      'page-first': [
        'before its script is there the page seems to wait, and without scripts it asks for them',
      ],
    },
  },
  {
    reason: 'Which listeners there are is asked by CDP; no other protocol tells',
    error: NO_CDP,
    tests: { 'two-tables': ['a table that is destroyed leaves nothing, not even in the middle of a drag'] },
  },
  {
    reason: 'What a browser has read of a manifest is asked by CDP; Firefox for desktops reads none',
    error: NO_CDP,
    tests: { 'page-offline': ['the browser itself reads the manifest, which the content policy allows'] },
  },
];
