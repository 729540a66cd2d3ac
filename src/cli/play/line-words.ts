/** The words of line mode that are no words of scripts. */

/** What a game that is played line by line has beside a handler's events. */
interface LineOffer {
  /** Can all moves be listed and gone to? */
  readonly listsMoves: boolean;
  /** The words of its advice; absent if there is none. */
  readonly advice?: readonly string[] | undefined;
}

/** The words for all moves, and an example of those that go to one. */
export const MOVES_WORDS = ['moves', 'go:3'];

/** In the order in which they are told. */
export const lineWords = ({ listsMoves, advice = [] }: LineOffer): readonly string[] => [
  'help',
  'show',
  'quit',
  ...(listsMoves ? MOVES_WORDS : []),
  ...advice,
];
