/** Why an event is refused: a code for programs, a sentence for people. */
export const REFUSALS = {
  'not-dealt': 'No game has been dealt yet.',
  'no-such-game': 'A game has a whole number of 64 bits.',
  'no-such-cell': 'There is no such cell.',
  'no-card': 'There is no card in this cell.',
  'same-card': 'A card makes no pair with itself.',
  'not-touching': 'The cards do not touch.',
  'not-a-pair': 'The cards are not of equal rank.',
  'nothing-to-do': 'Nothing would change.',
  'no-pair': 'No two cards of equal rank touch.',
  'no-move': 'No move is left.',
  won: 'The game is won.',
  'nothing-to-undo': 'There is no move to undo.',
  'nothing-to-redo': 'There is no move to redo.',
} as const;

export type Refusal = keyof typeof REFUSALS;
