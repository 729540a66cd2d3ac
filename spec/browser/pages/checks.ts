/** Runs the conformance kit in a page. The views cover each other; the one under test is on top. */
import type { KlondikeView } from 'klondike-kit';
import type { ViewKit } from 'klondike-kit/testing';
import { viewConformance } from 'klondike-kit/testing';

declare global {
  /** Runs all checks. Returns their names and faults; a fault is empty if the view follows the contract. */
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

/** A new place for a view, with a fixed size. */
export function newPlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; top: 0; left: 0; width: 960px; height: 720px; background: white';
  document.body.append(place);
  bringUp(place);
  return place;
}

let uppermost = 0;

/** Puts this view's place above all others. */
export function bringUp(place: HTMLElement): void {
  uppermost++;
  place.style.zIndex = String(uppermost);
}
