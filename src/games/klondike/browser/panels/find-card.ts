/** Asks which card the player looks for, by two keys, and goes there. */
import type { CardSearch } from '../../../../core/card-search.js';
import { heed } from '../../../../core/card-search.js';
import { digitOf } from '../../../../browser/parts/commands.js';
import { placeOf } from '../../views/card-search.js';
import type { DialogDesk } from './menu-desk.js';

/** Keys that are held while others are pressed. */
const HELD = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock)$/;

export function findCard(desk: DialogDesk): void {
  const { say, panel } = desk;
  const { cardSearch } = desk.words;
  const { askRank, askSuit, notSought } = cardSearch;
  const over = new AbortController();
  const { signal } = over;
  let search: CardSearch = {};
  const hear = (event: KeyboardEvent): void => {
    if (!panel.element.isConnected) return over.abort();
    if (HELD.test(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const heeded = heed(search, event.key, cardSearch) ?? heed(search, digitOf(event), cardSearch);
    if (heeded !== undefined && 'search' in heeded) {
      search = heeded.search;
      return say(askSuit);
    }
    over.abort();
    if (heeded === undefined) say(notSought);
    else goTo(desk, heeded.card);
  };
  say(askRank);
  document.addEventListener('keydown', hear, { capture: true, signal });
  document.addEventListener('pointerdown', () => over.abort(), { capture: true, signal });
}

/** The focus goes to the card, and its label is read. A card that cannot have the focus is told. */
function goTo(
  { frame, play, focus, tell, say, words }: DialogDesk,
  card: Parameters<typeof placeOf>[1],
): void {
  const place = placeOf(frame(), card);
  if (place === undefined) return say(words.cardSearch.notSeen(card));
  play.moveTo(place.cursor);
  focus();
  if (place.isPointedTo) tell('');
  else say(words.klondikeReading.found(card, place.pile, place.place));
}
