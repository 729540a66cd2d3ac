/** A view of your own in React. Press a card, then press where it goes. */
import type { Card, Frame, KlondikeCall, PileId, CardSource } from 'klondike-kit';
import { FrameView, HIDDEN, KlondikeController, PILES, Player } from 'klondike-kit';
import { callForMove, cardsShown, isRed, printCard } from 'klondike-kit';
import type { ReactNode } from 'react';
import { StrictMode, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

/** A view that React can subscribe to. Its frame stays the same object until it changes. */
class FrameStore extends FrameView {
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): Frame => this.frame;

  override endWin(): void {
    super.endWin();
    this.refreshed();
  }
  protected override refreshed(): void {
    for (const listener of this.listeners) listener();
  }
}

/** The game lives outside React, so mounting a component again doesn't start a new one. */
function begin(deal: string | null) {
  const controller = new KlondikeController(deal === null ? {} : { deal });
  const store = new FrameStore();
  controller.attach(store);
  controller.newGame();
  return { store, player: new Player(controller, store) };
}

function Table({ store, player }: ReturnType<typeof begin>): ReactNode {
  const frame = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const [hand, setHand] = useState<CardSource>();
  const report = (call: KlondikeCall | undefined): void => {
    setHand(undefined);
    if (call !== undefined) player.report(call);
  };
  const press = (pile: PileId, count: number): void => {
    if (pile === 'stock') report({ event: 'clickStock', args: [] });
    else if (hand !== undefined) report(hand.from === pile ? undefined : callForMove({ ...hand, to: pile }));
    else if (count > 0) setHand({ from: pile, count });
  };
  return (
    <section>
      <button onClick={() => report({ event: 'newGame', args: [] })}>New game</button>
      <button onClick={() => report({ event: 'undo', args: [] })} disabled={frame.moves === 0}>
        Undo
      </button>
      <output>{`Moves: ${frame.moves}${frame.won ? '. The game is won.' : ''}`}</output>
      {PILES.map((pile) => (
        <Pile key={pile} name={pile} cards={cardsShown(frame, pile)} hand={hand} onPress={press} />
      ))}
    </section>
  );
}

interface PileProps {
  readonly name: PileId;
  readonly cards: readonly Card[];
  readonly hand: CardSource | undefined;
  readonly onPress: (pile: PileId, count: number) => void;
}

/** A button for each card, bottom to top. An empty pile has one button. */
function Pile({ name, cards, hand, onPress }: PileProps): ReactNode {
  const buttons = cards.map((card, index) => {
    const count = cards.length - index;
    const look = card === HIDDEN ? 'back' : isRed(card) ? 'red' : 'black';
    const isHeld = hand?.from === name && count <= hand.count;
    return (
      <button key={index} className={look} aria-pressed={isHeld} onClick={() => onPress(name, count)}>
        {printCard(card)}
      </button>
    );
  });
  const place = <button onClick={() => onPress(name, 0)}>empty</button>;
  return <div role="group" aria-label={name} children={cards.length === 0 ? place : buttons} />;
}

const game = begin(new URLSearchParams(location.search).get('deal'));
const root = document.querySelector('#root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Table {...game} />
    </StrictMode>,
  );
