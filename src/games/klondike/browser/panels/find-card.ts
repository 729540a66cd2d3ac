/** Asks for a card, which takes two keys, and moves the focus to it. */
import type { CardSearch } from '../../../../core/card-search.js';
import { heed, searchQuestion } from '../../../../core/card-search.js';
import { keyInPlace, latinKey } from '../../../../browser/parts/commands.js';
import { placeOf } from '../../views/reading.js';
import type { MenuDesk } from './menu-desk.js';

/** Modifier keys, and the browser's shortcuts. */
const NO_ANSWER = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/;

/** Escape ends the search, and so does leaving the table. After an unknown key, the view asks again. */
export function findCard(desk: MenuDesk): void {
  const { say, root, strings } = desk;
  const { cardSearch } = strings;
  const over = new AbortController();
  const { signal } = over;
  let search: CardSearch = {};
  const ask = (): void => say(searchQuestion(search, cardSearch));
  const hear = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey } = event;
    if (!root.view.isConnected || key === 'Tab') return over.abort();
    if (ctrlKey || metaKey || NO_ANSWER.test(key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const heeded = heed(search, latinKey(event), cardSearch) ?? heed(search, keyInPlace(event), cardSearch);
    if (heeded !== undefined && 'card' in heeded) {
      over.abort();
      return goTo(desk, heeded.card);
    }
    if (key === 'Escape') {
      over.abort();
      return say(cardSearch.notSought);
    }
    search = heeded?.search ?? search;
    ask();
  };
  ask();
  document.addEventListener('keydown', hear, { capture: true, signal });
  document.addEventListener('pointerdown', () => over.abort(), { capture: true, signal });
}

/** Focuses the card, so that its label is read out. If the card can't have the focus, announces it. */
function goTo(
  { frame, play, focus, tell, say, strings }: MenuDesk,
  card: Parameters<typeof placeOf>[1],
): void {
  const place = placeOf(frame(), card);
  if (place === undefined) return say(strings.cardSearch.notSeen(card));
  play.do({ type: 'move to', cursor: place.cursor });
  focus();
  if (place.isPointedTo) tell('');
  else say(strings.klondikeReading.found(card, place.pile, place.place));
}
