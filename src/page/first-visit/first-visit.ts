/** Receives a new player: the first screen, then the guided steps in the chosen game. */
import type { FirstGame, PageGame } from '../game/page-game.js';
import type { CoachOptions } from './coach.js';
import { Coach } from './coach.js';
import type { FirstScreenOptions } from './first-screen.js';
import { FirstScreen } from './first-screen.js';

interface FirstVisitOptions extends CoachOptions, Omit<FirstScreenOptions, 'choose'> {
  readonly game: PageGame;
  /** Goes to the game in a link. */
  readonly play: (link: string) => Promise<void>;
}

export class FirstVisit {
  constructor(private readonly options: FirstVisitOptions) {}

  /** Shows the first screen. */
  welcome(): void {
    new FirstScreen({ ...this.options, choose: (start) => void this.begin(start) }).open();
  }

  /** Begins a game with guided steps. By default, its rules are those in play, if a first game has them. */
  async begin(start: FirstGame | undefined = this.usual): Promise<void> {
    const { game, play, focus } = this.options;
    if (start === undefined) return;
    await play(start.link);
    focus();
    const coach = new Coach(this.options);
    const steps = await game.teach(coach.update);
    if (steps !== undefined) coach.open(steps);
  }

  private get usual(): FirstGame | undefined {
    const { starts, game } = this.options;
    return starts.find(({ house }) => house === game.variant.name) ?? starts.at(-1);
  }
}
