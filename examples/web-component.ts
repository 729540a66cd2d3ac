/** The package's table as a web component, for a page or any framework: `<klondike-game deal="java:11">`. */
import type { Frame } from 'klondike-kit';
import { KlondikeController, ULG, tellRefusal } from 'klondike-kit';
import { BrowserView } from 'klondike-kit/browser';

/** Fires `klondike-frame` at each refresh; its `detail` is the visible frame. */
export class KlondikeGame extends HTMLElement {
  static readonly observedAttributes = ['deal'];
  private game: KlondikeController | undefined;
  private view: BrowserView | undefined;
  private detach: (() => void) | undefined;

  /** Called when the element is added to a page. If it was in a page before, its game continues. */
  connectedCallback(): void {
    const game = (this.game ??= this.newGame());
    this.view = new GameView(game, this);
    this.detach = game.attach(this.view);
    if (game.deal === undefined) game.newGame();
  }

  /** Called when the element is removed from the page. Cleans up the view. */
  disconnectedCallback(): void {
    this.detach?.();
    this.view?.destroy();
    this.view = undefined;
  }

  /** A new value of `deal` starts a new game. */
  attributeChangedCallback(_name: string, _old: string | null, deal: string | null): void {
    if (this.game === undefined || deal === null) return;
    this.game.nextDeal(deal);
    this.game.newGame();
  }

  private newGame(): KlondikeController {
    return new KlondikeController({
      deal: this.getAttribute('deal') ?? undefined,
      onRefusal: (why) => this.view?.say(tellRefusal(ULG, why)),
    });
  }
}

class GameView extends BrowserView {
  constructor(
    game: KlondikeController,
    private readonly host: HTMLElement,
  ) {
    super(game, host, { assistant: game, deal: () => game.deal ?? '' });
  }

  protected override refreshed(frame: Frame): void {
    super.refreshed(frame);
    this.host.dispatchEvent(new CustomEvent('klondike-frame', { detail: frame, bubbles: true }));
  }
}

customElements.define('klondike-game', KlondikeGame);
