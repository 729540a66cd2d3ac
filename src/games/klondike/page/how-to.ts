/** How Klondike is played: the goal and the moves in words and small pictures, then the rules in play. */
import { make } from '../../../browser/dom.js';
import { readHouse } from '../model/house.js';
import { tellRules } from '../model/rules-told.js';
import { pictureOf, pictureOfStock } from './pictures.js';
import { dialogStrings } from './dialogs/dialog-strings.js';
import type { KlondikePageStrings } from './strings/english.js';

/** @param isByClicks does one click choose cards, and the next move them? */
export function howTo(house: string, isByClicks: boolean, strings: KlondikePageStrings): HTMLElement {
  const { howTo: words, rules: sentences, newGame } = dialogStrings(strings);
  const { clickHint, redealsHint } = strings.klondikeBrowser;
  const parts = (['goal', 'build', 'up'] as const).flatMap((name) => [
    make('h3', {}, words[name].title),
    pictureOf(name),
    make('p', {}, name === 'up' && isByClicks ? clickHint : words[name].text),
  ]);
  const rules = readHouse(house);
  // The first two sentences are about drawing.
  const [draw = '', redeals = '', ...told] = tellRules(rules, sentences);
  return make(
    'div',
    {},
    ...parts,
    make('h3', {}, newGame.draw),
    pictureOfStock(rules),
    make('p', {}, [draw, redeals, ...(Number.isFinite(rules.redeals) ? [redealsHint] : [])].join(' ')),
    make('h3', {}, words.rules),
    make('ul', {}, ...told.map((text) => make('li', {}, text))),
  );
}
