/**
 * What Klondike says in a terminal, in English. In footers `{undo}` is the key of a command and `{undo undoes}` its key
 * with words; a click on either gives the command. Of several lines the longest comes first.
 */
import type { KLONDIKE_COMMANDS } from '../../words/commands.js';

/** The commands that stand in the footer. */
type BarName = Extract<
  (typeof KLONDIKE_COMMANDS)[number],
  { readonly bar: { readonly terminal: number } }
>['name'];

const won = (moves: number): string => `You have won in ${moves} ${moves === 1 ? 'move' : 'moves'}!`;

export const KLONDIKE_TERMINAL_ENGLISH = {
  /** In the credits. */
  credits: 'Klondike solitaire',
  moves: (moves: number): string => `Moves: ${moves}`,
  won,
  footer: {
    /** Each command in more words and in fewer. */
    commands: {
      clickStock: ['draw'],
      sendUp: ['send up', 'up'],
      undo: ['undo'],
      newGame: ['new'],
      again: ['again'],
      deal: ['deal'],
      help: ['help'],
      quit: ['quit'],
    } satisfies Record<BarName, readonly string[]>,
    /** How cards are carried: that stands before the commands, each of which is told in more words or in fewer. */
    playing: [
      { carrying: 'arrows move  {press picks up, puts down}', isBrief: false },
      { carrying: 'arrows, enter: carry', isBrief: false },
      { carrying: 'arrows, enter', isBrief: true },
    ],
    /** The same before a few of them. */
    carrying: 'arrows, enter',
    inHand: (cards: string): string[] => [
      `In hand: ${cards} - {press puts down}, {letGo lets go}`,
      `In hand: ${cards}`,
    ],
    won: (moves: number, choosesDeals: boolean): string[] => [
      `${won(moves)} {newGame deals anew}, ${choosesDeals ? '{again begins again}, ' : ''}{undo undoes}`,
      `${won(moves)} {newGame}, {undo} go on`,
      'Won! {newGame new}, {undo undo}',
    ],
  },
  /** To a gesture that comes to nothing. */
  cannotPutThere: 'These cards cannot be put there.',
  noCardToSendUp: 'There is no card to send up.',
  noCardToPickUp: 'There is no card to pick up.',
  noFoundationTakes: 'No foundation takes this card.',
  /** Before a command that leaves the game in play. @param key that of the command */
  leaving: {
    newGame: (key: string): string[] => [`Leave this game? ${key} deals a new one, any other key goes on.`],
    again: (key: string): string[] => [`Begin this deal again? ${key} does, any other key goes on.`],
  },
  /** The name of a deal that is typed. */
  deal: {
    label: 'Deal',
    hints: [
      'such as 12345 or java:12345; enter deals it, up brings earlier ones, esc goes back',
      'such as java:12345; up: earlier ones, esc: back',
    ],
    /** To a name of no deal, where there is no room for more. */
    expected: 'Expected java:N, dotnet:N or cards',
  },
  help: {
    title: 'How to play',
    /** Where the waste's top card is in play, and where the stock's is. */
    mouse: {
      waste:
        'The mouse clicks the stock, drags cards (or clicks them, then their place), sends up with a double click, and clicks the commands below the table.',
      stock:
        'The mouse clicks the waste to draw, drags cards (or clicks them, then their place), sends up with a double click, and clicks the commands below the table.',
    },
    rules: 'The rules',
    rulesOf: (house: string): string => `The rules of ${house}`,
  },
  /** On the table before the first move. @param sentences in which a house differs from the usual one */
  differences: (sentences: readonly string[]): string[] => [
    `House rules: ${sentences.join(' ')}`,
    'This house has rules of its own: ? tells them.',
    '? tells the house rules',
  ],
};

export type KlondikeTerminalSection = typeof KLONDIKE_TERMINAL_ENGLISH;
