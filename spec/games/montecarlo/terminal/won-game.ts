/** A winnable game and the moves that win it, from a search of all games from 0. */
export const WON_GAME = {
  game: 95,
  moves: (
    'd1-e2 a3-b3 c3-b4 c4-d5 consolidate b1-c2 b2-c3 e2-d3 b3-c4 b5-c5 d5-e5 consolidate a1-b2 d1-d2 ' +
    'a2-a3 e2-d3 c4-b5 consolidate d1-c2 a2-b2 d2-e2 a3-b3 e3-e4 a4-b4 c4-d4 consolidate a1-a2 b1-c2 ' +
    'c1-b2 d1-e1'
  ).split(' '),
};
