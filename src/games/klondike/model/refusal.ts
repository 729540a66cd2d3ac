/** Why a move is refused: a code for programs, a sentence for people. */
export const REFUSALS = {
  'not-dealt': 'No game has been dealt yet.',
  'nothing-to-undo': 'There is no move to undo.',
  'nothing-to-redo': 'There is no move to redo.',
  'no-such-pile': 'There is no such pile.',
  'not-a-source': 'No card may be taken from this pile.',
  'not-a-target': 'No card may be put there from this pile.',
  'no-worrying-back': 'A card does not come back from a foundation.',
  'bad-count': 'The number of cards is a whole number from 1.',
  'empty-source': 'There is no card to take.',
  'too-many': 'There are not that many cards.',
  'top-card-only': 'Only the top card may be taken here.',
  'face-down': 'A face-down card takes no part.',
  'one-at-a-time': 'A foundation takes one card at a time.',
  'needs-ace': 'Only an ace may start a foundation.',
  'wrong-suit': 'A foundation takes cards of its own suit.',
  'needs-king': 'Only a king may go to an empty tableau pile.',
  'wrong-color': 'A tableau pile takes red on black and black on red.',
  'wrong-rank': 'The card does not follow in rank.',
  'no-cards-left': 'Stock and waste are both empty.',
  'no-redeal-left': 'The waste may not be turned over again.',
} as const;

export type Refusal = keyof typeof REFUSALS;
