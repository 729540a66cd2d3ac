/** The part of the panel after a win that compares it with the best line, with earlier wins and with a friend's result. */
import { icon } from '../../browser/art/icons.js';
import { make, setAttribute, setText } from '../../browser/dom.js';
import type { BestLine, Stars } from '../../core/statistics/best-line.js';
import { starsFor } from '../../core/statistics/best-line.js';
import type { WinNote } from '../../core/statistics/game-watch.js';
import type { StatisticsStrings } from '../../core/statistics/strings/english.js';
import { capitalized } from '../../core/text/format.js';
import type { WinFacts } from './facts.js';
import type { WinStrings } from './strings/english.js';

/** Keeps its elements while their texts change, so that screen readers skip the old ones. */
export class WinNoteView {
  private readonly stars = make('span', { class: 'stars', role: 'img', hidden: '' });
  private readonly best = make('span');
  private readonly counting = make('small');
  private readonly par = make('p', { class: 'par' }, this.stars, this.best, this.counting);
  private readonly news = make('ul', { class: 'news' });
  private readonly others = make('p', { class: 'others' });

  constructor(private readonly strings: WinStrings & Pick<StatisticsStrings, 'bestIs'>) {
    this.par.title = strings.starsExplained;
  }

  /** @param facts undefined while the game isn't won; then the place is empty */
  show(place: HTMLElement, facts: WinFacts | undefined): void {
    if (facts === undefined) return place.replaceChildren();
    const notes = this.notesOn(facts);
    const textsOf = (areNew: boolean): string[] =>
      notes.filter(({ isNew }) => isNew === areNew).map(({ text }) => text);
    this.showBest(facts);
    this.showNews(textsOf(true));
    this.showOthers(textsOf(false));
    for (const one of [this.news, this.others]) one.hidden = one.textContent === '';
    if (this.par.parentElement !== place) place.replaceChildren(this.par, this.news, this.others);
  }

  private showBest({ best, counted, moves }: WinFacts): void {
    const { strings, par, stars } = this;
    const isFound = typeof best === 'object';
    par.hidden = best === undefined;
    // Screen readers wait for the result.
    par.ariaHidden = isFound ? null : 'true';
    setAttribute(par, 'data-waiting', best === 'searching' ? strings.searching : '');
    stars.hidden = !isFound || counted === undefined;
    if (isFound && counted !== undefined) this.showStars(counted, best);
    else stars.replaceChildren();
    setText(this.best, isFound ? capitalized(strings.bestIs(best, counted)) : '');
    setText(
      this.counting,
      isFound && counted !== undefined && counted < moves ? strings.noRedeals(moves - counted) : '',
    );
  }

  private showStars(counted: number, best: BestLine): void {
    const count = starsFor(counted, best);
    const label = this.strings.stars(count);
    if (this.stars.ariaLabel === label) return;
    this.stars.ariaLabel = label;
    this.stars.replaceChildren(...STARS.map((number) => star(number <= count)));
  }

  /** One line for each text. Spaces between the texts keep them apart for screen readers. */
  private showOthers(texts: readonly string[]): void {
    const shown = [...this.others.children].map(({ textContent }) => textContent);
    if (shown.join() !== texts.join())
      this.others.replaceChildren(...texts.flatMap((text) => [' ', make('span', {}, text)]).slice(1));
  }

  /** A challenge that isn't beaten is no news. */
  private notesOn({ beat, counted, extras, notes }: WinFacts): readonly WinNote[] {
    const challenge =
      beat === undefined || counted === undefined
        ? []
        : [{ text: this.strings.afterChallenge(beat, counted), isNew: counted <= beat }];
    return [
      ...challenge,
      ...(extras.news ?? []).map((text) => ({ text, isNew: true })),
      ...(extras.others ?? []).map((text) => ({ text, isNew: false })),
      ...notes.map(({ text, isNew }) => ({ text: capitalized(text), isNew })),
    ];
  }

  /** Adds and removes only the items that differ. */
  private showNews(news: readonly string[]): void {
    const before = [...this.news.children];
    for (const item of before) if (!news.includes(item.textContent)) item.remove();
    news.forEach((text, at) => {
      const item = before.find((one) => one.textContent === text);
      if (this.news.children[at] === item && item !== undefined) return;
      this.news.insertBefore(
        item ?? make('li', {}, icon('trophy'), make('span', {}, text)),
        this.news.children[at] ?? null,
      );
    });
  }
}

const STARS: readonly Stars[] = [1, 2, 3];

function star(isEarned: boolean): SVGElement {
  const drawn = icon('star');
  if (isEarned) drawn.classList.add('earned');
  return drawn;
}
