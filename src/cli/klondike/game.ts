/** A game of Klondike as the command sets it up, at the table of a house. */
import { Session } from '../../games/klondike/session.js';
import type { Deal } from '../../games/klondike/model/deals.js';
import type { Refusal } from '../../games/klondike/model/refusal.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Item } from '../../games/klondike/script/script.js';
import type { Recording } from '../recording.js';

export interface GameOptions {
  /** The game is played at the house's own table. By default it is `ULG`'s. */
  readonly rules?: Rules | undefined;
  /** What the first game is dealt; by default it draws its own, as every later game does. */
  readonly deal?: Deal | undefined;
  /** Whom the About box credits. */
  readonly name?: string | undefined;
  readonly recording?: Recording<Item> | undefined;
}

/** `onRefusal` hears why an event was refused. */
export function newSession(
  { rules, deal, name, recording }: GameOptions,
  onRefusal: (why: Refusal) => void,
): Session {
  const session = new Session({ name, onRefusal, onItem: (item) => recording?.hear(item) });
  if (rules !== undefined) session.goTo(rules);
  session.nextDeal(deal);
  return session;
}
