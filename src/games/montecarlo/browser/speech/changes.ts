/** What happened, in a sentence, from the frames before and after it. */
import { NO_CARD } from '../../../../core/card.js';
import type { Frame } from '../../contract/frame.js';
import type { MonteCarloEventName } from '../../contract/handler.js';
import type { Lying } from '../change.js';
import { changeOf, lyingIn, reasonOf } from '../change.js';
import { capitalized, cardName, count } from '../../../../browser/names.js';
import { cellLabel } from './labels.js';

/** What announces a win. Why the game is won is for its handler to know. */
export const wonText = ({ score }: Frame): string => `You have won: score ${score}.`;

/** @param event by which it happened, if by one */
export function sayChange(before: Frame, after: Frame, event?: MonteCarloEventName | 'redo'): string {
  const parts = [
    ...sayCards(before, after, event),
    ...(after.won && !before.won ? [wonText(after)] : []),
    ...sayMarks(before, after, event),
  ];
  return parts.join(' ');
}

function sayCards(before: Frame, after: Frame, event: MonteCarloEventName | 'redo' | undefined): string[] {
  const { moved, gone, came } = changeOf(before, after);
  const reason = reasonOf(event, before, after);
  if (reason === 'deal') return lyingIn(after).length === 0 ? [] : [sayGame(after, event)];
  if (moved.length + gone.length + came.length === 0) return [];
  if (reason === 'undo')
    return [`Undone: ${sayBack(came, moved.length + gone.length, after)}. ${score(after)}`];
  if (moved.length + came.length === 0) return [`${names(gone)} removed. ${score(after)}`];
  if (gone.length > 0) return [`The cards have changed: ${all(after)}. ${score(after)}`];
  return [
    `Consolidated: ${came.length === 0 ? 'no card' : count(came.length, 'card')} dealt, ${left(after)}.`,
  ];
}

function sayGame(after: Frame, event: MonteCarloEventName | 'redo' | undefined): string {
  const dealt = `${gameName(after, event)}: ${all(after)}.`;
  return after.score === 0 ? dealt : `${dealt} ${score(after)}`;
}

function gameName({ game }: Frame, event: MonteCarloEventName | 'redo' | undefined): string {
  const name = game === undefined ? 'New game' : `Game ${game}`;
  return event === 'replay' ? `${game === undefined ? 'The game' : name} again` : name;
}

const all = (frame: Frame): string => `${count(lyingIn(frame).length, 'card')} on the table, ${left(frame)}`;

const left = ({ cardsLeft }: Frame): string => `${cardsLeft === 0 ? 'none' : cardsLeft} left`;

const score = (frame: Frame): string => `Score ${frame.score}.`;

/** A pair that was removed is named. */
const sayBack = (came: readonly Lying[], others: number, after: Frame): string =>
  came.length === 2 && others === 0 ? `${names(came).toLowerCase()} are back` : all(after);

const names = (lying: readonly Lying[]): string =>
  capitalized(lying.map(({ card }) => cardName(card)).join(' and '));

/** What is highlighted. It is not told of a removal that nothing is chosen any more. */
function sayMarks(before: Frame, after: Frame, event: MonteCarloEventName | 'redo' | undefined): string[] {
  const hint = event === 'hintAhead' ? 'Best hint' : 'Hint';
  if (after.consolidateHinted) return [`${hint}: consolidate.`];
  const cells = after.highlighted;
  const [only] = cells;
  if (only === undefined) {
    const isDropped = before.highlighted.length > 0 && before.rows === after.rows && !after.beeped;
    return isDropped ? ['Nothing is chosen.'] : [];
  }
  if (event !== 'hint' && event !== 'hintAhead' && sameCells(before, after)) return [];
  const labels = cells.map((cell) => cellLabel(after.rows[cell.row]?.[cell.column] ?? NO_CARD, cell));
  return [
    cells.length === 1 ? `${capitalized(labels.join())}, chosen.` : `${hint}: ${labels.join(', and ')}.`,
  ];
}

const sameCells = (before: Frame, after: Frame): boolean =>
  JSON.stringify(before.highlighted) === JSON.stringify(after.highlighted);

/** Of a beep of which the handler has not said why. */
export function beepText(said: string, event: MonteCarloEventName | 'redo' | undefined): string {
  const why = said || (event === undefined ? '' : (REASONS[event] ?? ''));
  return why === '' ? 'Beep.' : `Beep. ${why}`;
}

const REASONS: Readonly<Partial<Record<MonteCarloEventName | 'redo', string>>> = {
  clickCard: 'These two are no pair.',
  hint: 'There is no pair to show.',
  hintAhead: 'There is nothing to advise.',
};

/** Of an event of which nothing is shown, and the handler has not said why. */
export const nothingText = (event: MonteCarloEventName | 'redo'): string =>
  event === 'redo' ? 'There is no move to redo.' : 'Nothing comes of it.';
