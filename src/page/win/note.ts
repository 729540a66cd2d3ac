/** The part of the panel after a win that compares it with the best line, with earlier wins and with a friend's result. */
import { icon } from '../../browser/art/icons.js';
import { make, setText } from '../../browser/dom.js';
import type { BestLine } from '../../core/statistics/best-line.js';
import { starSigns, starsFor } from '../../core/statistics/best-line.js';
import type { WinNote } from '../../core/statistics/game-watch.js';
import type { StatisticsStrings } from '../../core/statistics/strings/english.js';
import { capitalized } from '../../core/text/format.js';
import type { WinFacts } from './facts.js';
import type { WinStrings } from './strings/english.js';

/** Keeps its elements while their texts change, so that screen readers read only what is new. */
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
    if (this.par.parentElement !== place) place.replaceChildren(this.par, this.news, this.others);
    this.showBest(facts);
    const told = this.notesOn(facts);
    this.showNews(told.filter(({ isNew }) => isNew).map(({ text }) => text));
    setText(
      this.others,
      told
        .filter(({ isNew }) => !isNew)
        .map(({ text }) => text)
        .join(' · '),
    );
    for (const one of [this.news, this.others]) one.hidden = one.textContent === '';
  }

  private showBest({ best, counted, moves }: WinFacts): void {
    const { strings, par, stars } = this;
    const isFound = typeof best === 'object';
    par.hidden = best === undefined;
    // Screen readers wait for the result.
    par.ariaHidden = isFound ? null : 'true';
    const hasStars = isFound && counted !== undefined;
    stars.hidden = !hasStars;
    if (hasStars) this.showStars(counted, best);
    const waiting = best === undefined ? '' : strings.searching;
    setText(this.best, isFound ? capitalized(strings.bestIs(best, counted)) : waiting);
    setText(this.counting, isFound && counted !== undefined && counted < moves ? strings.noRedeals : '');
  }

  private showStars(counted: number, best: BestLine): void {
    const count = starsFor(counted, best);
    setText(this.stars, starSigns(count));
    this.stars.ariaLabel = this.strings.stars(count);
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

  private showNews(news: readonly string[]): void {
    const { children } = this.news;
    if ([...children].map((one) => one.textContent).join('\n') === news.join('\n')) return;
    this.news.replaceChildren(...news.map((text) => make('li', {}, icon('trophy'), make('span', {}, text))));
  }
}
