/** Checks that each event counts when a view throws, that the caller gets the error, and that play continues. */
import { expect, test } from '@jest/globals';

/** A game with two views. The first view throws once `isBroken` is set. */
interface TwoViews<Game> {
  readonly played: Game;
  readonly other: { readonly frame: unknown };
  readonly state: { isBroken: boolean };
}

/** @param begun creates a game in which every event can be played @param goOn an event to make after the view threw */
export function testThrowingView<Game extends { save(): string | undefined }>(
  events: Readonly<Record<string, (game: Game) => void>>,
  begun: () => TwoViews<Game>,
  goOn: (game: Game) => void,
): void {
  test.each(Object.entries(events))('%s counts although a view threw', (_, play) => {
    const { played, other, state } = begun();
    const expected = begun();
    state.isBroken = true;
    expect(() => play(played)).toThrow('no window');
    play(expected.played);
    expect([played.save(), other.frame]).toEqual([expected.played.save(), expected.other.frame]);
    state.isBroken = false;
    for (const each of [played, expected.played]) goOn(each);
    expect([played.save(), other.frame]).toEqual([expected.played.save(), expected.other.frame]);
  });
}
