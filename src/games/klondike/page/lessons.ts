/** What a new player of Klondike is told: the goal, how cards lie on each other, how they are moved. */
import { languageOf } from '../../../core/strings/language.js';
import type { Lesson } from '../../../kit/browser-tables.js';
import { pictureOf } from './pictures.js';
import { dialogStrings } from './strings/dialogs.js';
import type { PageTableStrings } from './strings/in-english.js';
import { LESSONS } from './strings/lessons.js';

/** @param isByClicks does one click choose cards, and the next move them? */
export function lessons(isByClicks: boolean, strings: PageTableStrings): readonly Lesson[] {
  const texts = LESSONS[languageOf([strings.core.language])];
  const { howTo } = dialogStrings(strings);
  return (['goal', 'build', 'up'] as const).map((name) => ({
    title: howTo[name].title,
    picture: pictureOf(name),
    text: name === 'up' && isByClicks ? strings.klondikeBrowser.clickHint : texts[name],
  }));
}
