/** The texts of Klondike's dialogs on the page, in English. They are loaded with the first dialog. */
import { KLONDIKE_RULES_ENGLISH } from '../../../model/strings/english.js';

export const DIALOGS_ENGLISH = {
  rules: KLONDIKE_RULES_ENGLISH,
  /** The dialog that tells how the game is played. */
  howTo: {
    goal: {
      title: 'The goal',
      text: 'Bring all cards up to the foundations: each suit from its ace to its king.',
    },
    build: {
      title: 'Red on black',
      text: 'On the tableau a card goes onto one of the other color that is one higher: a red eight onto a black nine, a black seven onto the red eight. Cards in such a row go together.',
    },
    up: {
      title: 'Sending up',
      text: 'Drag a card to its foundation, or press A while the keyboard is on it. A press sends it to its best place, unless the menu says otherwise.',
    },
    rules: 'The rules in play',
  },
  /** Short lessons for a new player. "How to play" says more. */
  lessons: {
    goal: 'Bring each suit up to its foundation, at the top of the table: from the ace to the king.',
    build: 'In the columns a card goes onto one of the other color that is one higher.',
    /** For a player who has set nothing: one press sends a card. */
    up: 'Press a card: it goes up to its foundation, or to its best place. You can drag it, too.',
  },
  /** The dialog in which rules and deal are chosen. */
  newGame: {
    draw: 'The stock',
    draws: { '1': 'Turns up one card', '3': 'Turns up three cards' },
    redeal: 'The waste',
    redeals: {
      '0': 'Is never turned over',
      '1': 'Is turned over once',
      '2': 'Is turned over twice',
      '3': 'Is turned over three times',
      unlimited: 'Is turned over at will',
    },
    scoring: 'The score',
    scorings: {
      none: 'Is not counted',
      standard: 'Counts good moves',
      vegas: 'Costs $52, pays $5 a card',
    },
    deal: 'The deal',
    deals: {
      any: 'Is any, perhaps a lost one',
      winnable: 'Can be won',
      easy: 'Can be won, easy',
      medium: 'Can be won, medium',
      hard: 'Can be won, hard',
    },
    play: 'Play',
    searching: 'Looking for a deal that can be won…',
    stopSearch: 'Stop looking',
    searchStopped: 'Nothing was dealt.',
    courses: 'Course rules',
    /** The special rules of each course. */
    coursesTold: {
      'ycp-selection':
        'You play the top card of the stock itself, and no card comes back from the foundations.',
      'ycp-text': 'As with selections, and each foundation takes only the suit that it shows.',
      ksu: 'You choose cards by a click and move them by another, without undo, and win as soon as the rest plays itself.',
    },
    notFound: 'No such deal was found. Choose another difficulty, or other rules.',
  },
  /** The dialog with the deal of each day. */
  daily: {
    about: 'Each day has a deal of its own, the same for everybody. It can be won.',
    monthBefore: 'Month before',
    monthAfter: 'Month after',
    /** These follow the date, and stand beside the marks in the calendar. */
    standings: { won: 'won', begun: 'begun, not won' },
    /** Follows the date. */
    today: 'today',
    daysWon: (inMonth: number, all: number): string => `Days won: ${inMonth} in this month, ${all} in all`,
  },
};

export type DialogStrings = typeof DIALOGS_ENGLISH;
