/** Plays games of UMBC's CMSC 202 by following the hints, and counts how often each score occurs. */
import { Coordinates, Game } from 'klondike-kit/pairs';

const SIDE = 5;
const GAMES = Number(process.argv[2] ?? 1000);

/** `6h 2s -- 8d`, one line per row. */
function tableau(game: Game): string {
  const rows = Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (__, column) => {
      const cell = new Coordinates(row, column);
      const [rank, suit] = [game.getRank(cell), game.getSuit(cell)];
      return rank === null || suit === null ? '--' : rank.getSymbol() + suit.getSymbol();
    }).join(' '),
  );
  return rows.join('\n');
}

/** Removes all pairs, then consolidates, until nothing changes any more. */
function play(game: Game): void {
  let before;
  do {
    for (let pair = game.hint(); pair !== null; pair = game.hint()) game.removeCards(...pair);
    before = tableau(game);
    game.consolidate();
  } while (tableau(game) !== before);
}

const game = new Game(SIDE, SIDE);
game.newGame(12345);
console.log(`Game 12345, ${game.cardsLeft()} cards left\n${tableau(game)}`);
play(game);
console.log(`ends with a score of ${game.score()}\n${tableau(game)}\n`);

const counts = new Map<number, number>();
for (let number = 0; number < GAMES; number++) {
  game.newGame(number);
  play(game);
  counts.set(game.score(), (counts.get(game.score()) ?? 0) + 1);
}
console.log(`Games 0 to ${GAMES - 1}\nscore games`);
for (const [score, games] of [...counts].sort(([one], [other]) => one - other)) {
  console.log(`${String(score).padStart(5)} ${String(games).padStart(5)}${score === 52 ? ' won' : ''}`);
}
