/** What a new player of Klondike is told: the goal, how cards lie on each other, how they are moved. */
import type { Lesson } from '../../../kit/browser-tables.js';
import { pictureOf } from './pictures.js';
import { dialogStrings } from './dialogs/dialog-strings.js';
import type { KlondikePageStrings } from './strings/english.js';

/** @param isByClicks does one click choose cards, and the next move them? */
export function lessons(isByClicks: boolean, strings: KlondikePageStrings): readonly Lesson[] {
  const { howTo, lessons: texts } = dialogStrings(strings);
  return (['goal', 'build', 'up'] as const).map((name) => ({
    title: howTo[name].title,
    picture: pictureOf(name),
    text: name === 'up' && isByClicks ? strings.klondikeBrowser.clickHint : texts[name],
  }));
}
