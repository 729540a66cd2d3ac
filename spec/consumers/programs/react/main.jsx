/** A new view that React reads, and the package's table in a component. */
import { StrictMode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { FrameView, KlondikeController, printFrame } from 'klondike-kit';
import { BrowserView } from 'klondike-kit/browser';

class ReactView extends FrameView {
  onChange = () => undefined;

  subscribe = (onChange) => {
    this.onChange = onChange;
    return () => (this.onChange = () => undefined);
  };

  refreshed() {
    this.onChange();
  }
}

function Text() {
  const [{ controller, view }] = useState(() => {
    const controller = new KlondikeController({ deal: 'java:11' });
    const view = new ReactView();
    controller.attach(view);
    controller.newGame();
    return { controller, view };
  });
  const frame = useSyncExternalStore(
    view.subscribe,
    () => view.frame,
    () => view.frame,
  );
  return (
    <section>
      <button onClick={() => controller.clickStock()}>Draw</button>
      <pre>{printFrame(frame)}</pre>
    </section>
  );
}

function Table() {
  const place = useRef(null);
  useEffect(() => {
    const controller = new KlondikeController({ deal: 'java:11' });
    const view = new BrowserView(controller, place.current);
    controller.attach(view);
    controller.newGame();
    return () => view.destroy();
  }, []);
  return <div ref={place} style={{ height: 500 }} />;
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Text />
    <Table />
  </StrictMode>,
);
