/** The English text for Klondike's dialogs on the page. They load with the first dialog. */
import { KLONDIKE_RULES_ENGLISH } from '../../../model/strings/english.js';

export const DIALOGS_ENGLISH = {
  rules: KLONDIKE_RULES_ENGLISH,
  /** "How to play". */
  howTo: {
    goal: {
      title: 'The goal',
      text: 'Move all cards to the foundations: each suit from ace to king.',
    },
    /** The goal for rules that end a game as soon as it can finish itself. */
    earlyGoal:
      'Turn up every card, and play the stock and the waste down to one card. The rest could go to the foundations at once, so you win.',
    build: {
      title: 'Red on black',
      text: 'On the tableau, ranks go down and colors alternate: a red eight on a black nine, a black seven on the red eight. You can move such a run of cards as one.',
    },
    up: {
      title: 'Moving cards',
      text: 'Click a card to move it to the best place, or drag it where you want it. The A key moves the card at the cursor to its foundation. You can turn one-click moves off in the settings.',
    },
    rules: 'Rules of this game',
  },
  /** The form for the rules and the deal. */
  newGame: {
    draw: 'Stock',
    draws: { '1': 'Draw 1 card', '3': 'Draw 3 cards' },
    redeal: 'Waste',
    redeals: {
      '0': 'No redeals',
      '1': '1 redeal',
      '2': '2 redeals',
      '3': '3 redeals',
      unlimited: 'Unlimited redeals',
    },
    scoring: 'Score',
    scorings: {
      none: 'None',
      standard: 'Standard',
      vegas: 'Vegas: -$52, +$5 a card',
    },
    winnable: 'Winnable deals only',
    difficulty: 'Difficulty',
    difficulties: { winnable: 'Any', easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    moreRules: 'More rules',
    play: 'Play',
    searching: 'Looking for a winnable deal…',
    stopSearch: 'Stop searching',
    searchStopped: 'Search stopped. No new game was dealt.',
    /** The special features of each course's rules. */
    courseNotes: {
      'ycp-selection': "You play the stock's top card, and cards can't come back from the foundations.",
      'ycp-text': 'Like Selections, but each foundation takes only the suit it shows.',
      ksu: 'Click cards, then click where they go. No undo. You win as soon as the game could finish itself.',
    },
    notFound: 'No such deal found. Try another difficulty or other rules.',
  },
  daily: {
    monthBefore: 'Previous month',
    monthAfter: 'Next month',
    playToday: 'Play today',
    /** @param day such as `25 Nov` */
    playDay: (day: string): string => `Play ${day}`,
    /** For a deal in progress, and for one that is won. */
    goOn: 'Continue',
    playAgain: 'Play again',
    /** Explains the star of a day whose levels are all won. */
    allWon: 'all three won',
  },
};

export type DialogStrings = typeof DIALOGS_ENGLISH;
