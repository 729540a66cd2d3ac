/** The package's own table as a React component. */
import { KlondikeController } from 'klondike-kit';
import { BrowserView } from 'klondike-kit/browser';
import type { ReactNode } from 'react';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface TableProps {
  /** The game to show. It continues when a table is mounted again. */
  readonly game: KlondikeController;
}

/**
 * The view fills the element, and React leaves its content alone. When React unmounts the table, its view is detached
 * and destroyed.
 */
export function KlondikeTable({ game }: TableProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const view = new BrowserView(game, place.current, {
      assistant: game,
      deal: () => game.deal ?? '',
      foundations: game.rules.foundations,
      pageKeys: true,
    });
    const detach = game.attach(view);
    if (game.deal === undefined) game.newGame();
    return () => {
      detach();
      view.destroy();
    };
  }, [game]);
  return <div ref={place} className="table" />;
}

function App({ deal }: { readonly deal: string | null }): ReactNode {
  const [game] = useState(() => new KlondikeController(deal === null ? {} : { deal }));
  const [isOut, setOut] = useState(true);
  return (
    <>
      <button onClick={() => setOut(!isOut)}>{isOut ? 'Put away' : 'Take out'}</button>
      {isOut && <KlondikeTable game={game} />}
    </>
  );
}

const root = document.querySelector('#root');
const deal = new URLSearchParams(location.search).get('deal');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App deal={deal} />
    </StrictMode>,
  );
}
