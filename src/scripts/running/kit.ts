/** A game as one value: all that scripts, page and command line ask of it, whatever shows it. */
import type { ScriptOf } from '../language/items.js';
import type { ItemIn, Seat } from './seat.js';
import type { ControllerOf, GameTypes, Stage } from './stage.js';

export type ScriptIn<Game extends GameTypes> = ScriptOf<Game['call'], Game['fact']>;

export interface Kit<
  Game extends GameTypes,
  At extends Seat<Game, ControllerOf<Game>> = Seat<Game, ControllerOf<Game>>,
> extends Stage<Game> {
  /** As players know it. */
  readonly title: string;
  /** The word of a script that deals a game. */
  readonly dealing: string;
  /** The sentence for each reason why an event is refused. */
  readonly refusals: Readonly<Record<Game['refusal'], string>>;
  /** @throws TextError where there is no script of the game */
  readonly parse: (text: string) => ScriptIn<Game>;
  /** A seat at which the script can be played. */
  readonly seatFor: (script: ScriptIn<Game>, sitting?: Sitting<Game>) => At;
  /** What a view shows before it is told anything. */
  readonly emptyFrame: Game['frame'];
  readonly printFrame: (frame: Game['frame']) => string;
  /** The frame for JSON, with cards as text. */
  readonly frameData: (frame: Game['frame']) => object;
}

/** What a seat is given. */
export interface Sitting<Game extends GameTypes> {
  readonly onRefusal?: (why: Game['refusal']) => void;
  /** Is a script still being played there, which nobody sees? */
  readonly isRehearsed?: () => boolean;
  /** Whom the About box credits. */
  readonly name?: string | undefined;
  /** Hears of all that is played, as a script's items: the tags of a game come before its first event. */
  readonly onItem?: ((item: ItemIn<Game>) => void) | undefined;
}
