/** The conformance kit at work in a page: its views lie over each other, the one in use on top. */
import type { KlondikeView } from 'klondike-kit';
import type { ViewKit } from 'klondike-kit/testing';
import { viewConformance } from 'klondike-kit/testing';

declare global {
  /** Runs all checks: the name of each, and what it found, which is nothing where the view keeps the contract. */
  var outcomesOfChecks: () => Promise<Record<string, string>>;
}

export function offerChecks<View extends KlondikeView>(kit: ViewKit<View>): void {
  globalThis.outcomesOfChecks = async () => {
    const outcomes: Record<string, string> = {};
    for (const { name, run } of viewConformance(kit)) {
      document.body.replaceChildren();
      outcomes[name] = await run().then(
        () => '',
        (error: unknown) => String(error),
      );
    }
    return outcomes;
  };
}

/** A fresh place for a view, of a fixed size. */
export function newPlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; top: 0; left: 0; width: 960px; height: 720px; background: white';
  document.body.append(place);
  bringUp(place);
  return place;
}

let uppermost = 0;

/** Over all the others. */
export function bringUp(place: HTMLElement): void {
  uppermost++;
  place.style.zIndex = String(uppermost);
}
