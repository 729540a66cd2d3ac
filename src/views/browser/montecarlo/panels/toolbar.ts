/** The buttons over the grid. Where room is short they stand in two rows; where it is low, too, some are in the menu. */
import type { MonteCarloEventName } from '../../../../montecarlo/contract/handler.js';
import type { Size } from '../../cards/space.js';
import { button, setAttribute, setText } from '../../dom.js';
import { Bar } from '../../parts/bar.js';

/** What can be done by a press of a button, by its label. */
export interface Tools {
  readonly Consolidate: () => void;
  readonly Hint: () => void;
  readonly 'Best hint': () => void;
  readonly Undo: () => void;
  readonly Replay: () => void;
  readonly 'New Deal': () => void;
  readonly Help: () => void;
}

type Label = keyof Tools;

type PlainEvent = Exclude<MonteCarloEventName, 'clickCard' | 'newGame'>;

export const toolsOf = (act: (event: PlainEvent) => void): Tools => ({
  Consolidate: () => act('consolidate'),
  Hint: () => act('hint'),
  'Best hint': () => act('hintAhead'),
  Undo: () => act('undo'),
  Replay: () => act('replay'),
  'New Deal': () => act('newDeal'),
  Help: () => act('help'),
});

/** Left of the game's number, and right of it. */
const LEFT = ['Consolidate', 'Hint', 'Best hint', 'Undo'] as const;
const RIGHT = ['Replay', 'New Deal', 'Help'] as const;

/** What a low bar leaves to the menu, as much as it must. */
const DISPENSABLE: readonly Label[] = ['Help', 'Replay', 'New Deal', 'Best hint'];

const TITLES: Readonly<Partial<Record<Label, string>>> = {
  Consolidate: 'Moves the cards together and deals from the deck (C)',
  Hint: 'Shows the first pair there is (H)',
  'Best hint': 'Looks ahead for the move that leads furthest (B)',
};

/** In CSS pixels: a lower view has room for one row. */
const LOW = 480;

/** In CSS pixels: what is higher has three. */
const TWO_ROWS = 120;

export class Toolbar {
  private readonly bar: Bar;
  private readonly buttons: Readonly<Record<Label, HTMLButtonElement>>;
  private readonly game: HTMLButtonElement;
  /** Of the game. */
  private name = '';
  private view: Size = { width: 0, height: 0 };

  constructor(
    private readonly tools: Tools,
    { showGame, showMenu }: { readonly showGame: () => void; readonly showMenu: () => void },
  ) {
    const made = ([...LEFT, ...RIGHT] as const).map(
      (label) => [label, toolButton(label, tools[label])] as const,
    );
    this.buttons = Object.fromEntries(made) as Record<Label, HTMLButtonElement>;
    this.game = button('', showGame, { class: 'game', 'aria-haspopup': 'dialog' });
    this.bar = new Bar([
      ...LEFT.map((label) => this.buttons[label]),
      this.game,
      ...RIGHT.map((label) => this.buttons[label]),
      button('Menu', showMenu, { 'aria-haspopup': 'dialog' }),
    ]);
  }

  get element(): HTMLElement {
    return this.bar.element;
  }

  /** What is left to the menu. */
  get inMenu(): readonly (readonly [label: string, run: () => void])[] {
    return DISPENSABLE.filter((label) => this.buttons[label].hidden).map(
      (label) => [label, this.tools[label]] as const,
    );
  }

  /** @param isAdvised is it the hint to consolidate? */
  show(game: string, isAdvised: boolean): void {
    if (game !== this.name) {
      this.name = game;
      this.fit(this.view);
    }
    setAttribute(this.buttons.Consolidate, 'data-advised', String(isAdvised));
  }

  /** @param view its size */
  fit(view: Size): void {
    const { width, height } = (this.view = view);
    this.setForm('whole', width);
    if (!this.overflows()) return;
    this.setForm(height < LOW ? 'low' : 'wrapped', width);
    for (const one of [...DISPENSABLE.map((label) => this.buttons[label]), this.game]) {
      if (this.overflows()) this.bar.toggle(one, false);
    }
    if (this.element.clientHeight <= TWO_ROWS) return;
    this.element.dataset['tight'] = 'true';
    this.nameGame(this.name.replace('Game ', '#'), this.name.replace('Game ', 'Game #'));
  }

  private setForm(form: 'whole' | 'wrapped' | 'low', width: number): void {
    Object.assign(this.element.dataset, { form, tight: false });
    this.element.style.maxWidth = `${width}px`;
    this.nameGame(this.name);
    for (const one of [this.game, ...Object.values(this.buttons)]) this.bar.toggle(one, true);
  }

  /** @param label is read out, and has the text in it: who speaks to the page calls a button by what is seen there */
  private nameGame(text: string, label = text): void {
    setText(this.game, text);
    setAttribute(this.game, 'aria-label', label);
  }

  private overflows(): boolean {
    return this.element.scrollWidth > this.element.clientWidth;
  }
}

function toolButton(label: Label, run: () => void): HTMLButtonElement {
  const title = TITLES[label];
  return button(label, run, title === undefined ? {} : { title });
}
