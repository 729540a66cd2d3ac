/** The names that an import may have: those of games, of their rules, and of deals. */
import type { NameCheck, WrongName } from '../../core/statistics/statistics-text.js';
import { TextError } from '../../core/text/text-error.js';
import type { Games } from '../../kit/games.js';
import { gameNamed } from '../../kit/games.js';
import type { GameKit } from '../../kit/kit.js';
import { houseNamed } from '../../kit/kit.js';
import type { GameTypes } from '../../scripts/running/stage.js';

export const knownIn =
  (games: Games): NameCheck =>
  ({ game, rules, deal }) => {
    const open = gameNamed(games, game);
    if (open !== undefined) return open((kit) => wrongIn(kit, { rules, deal }));
    return { key: 'game', expected: games.map((one) => one(({ name }) => name)).join(' or ') };
  };

function wrongIn<Game extends GameTypes>(
  kit: GameKit<Game>,
  { rules, deal }: { readonly rules: string; readonly deal: string },
): WrongName | undefined {
  const house = houseNamed(kit, rules);
  if (house === undefined)
    return { key: 'rules', expected: `the name of house rules: ${kit.houses.join(', ')}` };
  try {
    kit.readDeal(deal, house);
    return undefined;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return { key: 'deal', expected: error.expected };
  }
}
