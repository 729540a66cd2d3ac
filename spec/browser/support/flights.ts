/** The flights on the first table of a page. */
import type { Page } from 'playwright-core';

export interface Flight {
  /** A card such as `7h` or `##`. The text is empty for an element that isn't a card. */
  readonly card: string;
  /** In milliseconds. */
  readonly duration: number;
  /** The animated property, such as `transform`. */
  readonly properties: readonly string[];
  readonly from: string;
  readonly to: string;
  /** The place where the card lies when nothing moves. */
  readonly lies: string;
}

/** All running, waiting and held flights. Also ends them. */
export const endFlights = (page: Page): Promise<Flight[]> =>
  page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const flights = globalThis.heldFlights?.splice(0) ?? root?.getAnimations() ?? [];
    return flights.flatMap((animation) => {
      const { effect, playState } = animation;
      if (
        ['finished', 'idle'].includes(playState) ||
        !(effect instanceof KeyframeEffect) ||
        !(effect.target instanceof Element)
      )
        return [];
      const keyframes = effect.getKeyframes();
      const own = ['offset', 'computedOffset', 'easing', 'composite'];
      const names = keyframes.flatMap((keyframe) => Object.keys(keyframe));
      const card = effect.target.closest<HTMLElement>('.card');
      animation.finish();
      return [
        {
          card: card?.dataset['card'] ?? '',
          duration: Number(effect.getTiming().duration),
          properties: [...new Set(names)].filter((name) => !own.includes(name)),
          from: String(keyframes[0]?.['transform']),
          to: String(keyframes.at(-1)?.['transform']),
          lies: effect.target === card ? card.style.transform : '',
        },
      ];
    });
  });

/** Resolves when no card flies or is about to leave the table. */
export const landed = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const isFlying = root?.getAnimations().some(({ playState }) => playState !== 'finished');
    return isFlying === false && root?.querySelector('.leaving *') === null;
  });
