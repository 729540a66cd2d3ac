/** What a new player of Klondike is told: the goal, how cards lie on each other, how they are moved. */
import { languageOf } from '../../../core/strings/language.js';
import type { Lesson } from '../../../kit/browser-tables.js';
import { pictureOf } from './pictures.js';
import type { WithDialogs } from './strings/dialogs.js';
import { LESSONS } from './strings/lessons.js';

/** @param isByClicks does one click choose cards, and the next move them? */
export function lessons(
  isByClicks: boolean,
  { core, klondikeDialogs, klondikeBrowser }: WithDialogs,
): readonly Lesson[] {
  const texts = LESSONS[languageOf([core.language])];
  return (['goal', 'build', 'up'] as const).map((name) => ({
    title: klondikeDialogs.howTo[name].title,
    picture: pictureOf(name),
    text: name === 'up' && isByClicks ? klondikeBrowser.clickHint : texts[name],
  }));
}
