/** What a player is told of the rules in the course's own window. */
export const COURSE_HELP = `Goal: remove all 52 cards, two at a time. Each card removed is a point.

A pair is two cards of equal rank that touch: side by side, one above the
other, or corner to corner. Suits do not matter, and rows and columns do not
go on at the other end. Click one card of a pair, then the other.

Consolidate, at any time, moves the cards left and up into the gaps and deals
cards from the deck to the places left over, as long as there are any.

Hint shows a pair that may be removed. Replay starts the same game again, and
New Deal starts another.`;

/** What a player is told of the rules where moves can be taken back. */
export const HELP = `${COURSE_HELP} Undo takes back moves.`;
