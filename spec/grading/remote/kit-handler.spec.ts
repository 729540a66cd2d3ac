/** The handler of `klondike-kit/remote`, with the handler at the other end of a channel in this process. */
import { describe, expect, test } from '@jest/globals';
import type { KlondikeView } from 'klondike-kit';
import { FOUNDATION_1, FrameView, HIDDEN, TABLEAU_1, TABLEAU_4, TABLEAU_6, TABLEAU_7 } from 'klondike-kit';
import type { HandlerChannel } from 'klondike-kit/remote';
import { KitHandler } from 'klondike-kit/remote';
import { ViewRequests } from '../../../src/cli/kit-handler/view-requests.js';
import { parseScript } from '../../../src/games/klondike/script/text.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { EASY_DEAL, EASY_MOVES } from '../../support/easy-deal.js';

/** A channel to our handler, whose answers come later. `cut` ends it. */
function channel(): HandlerChannel & { readonly cut: () => void; readonly sent: string[] } {
  let onLine: (line: string) => void = () => undefined;
  let onEnd = (): void => undefined;
  let isOpen = true;
  const sent: string[] = [];
  const requests = new ViewRequests({ rules: ULG, language: 'en' }, (lines) => {
    setTimeout(() => {
      if (isOpen) lines.forEach((line) => onLine(line));
    });
  });
  return {
    sent,
    send: (line) => {
      sent.push(line);
      requests.hear(line);
    },
    listen: (hear, end) => {
      onLine = hear;
      onEnd = end;
    },
    close: () => (isOpen = false),
    cut: () => {
      isOpen = false;
      onEnd();
    },
  };
}

async function connected(
  options: ConstructorParameters<typeof KitHandler>[0] = { deal: 'java:11' },
  view: KlondikeView = new FrameView(),
): Promise<KitHandler> {
  const handler = new KitHandler(options);
  await handler.attach(view);
  await handler.connect(channel());
  await handler.newGame();
  return handler;
}

describe('a handler elsewhere', () => {
  test('plays a deal to its win, even if no event waits for the one before', async () => {
    const view = new FrameView();
    const handler = await connected({ deal: EASY_DEAL }, view);
    const events = parseScript(EASY_MOVES.join(' ')).flatMap((item) =>
      item.kind === 'event' ? [item.call] : [],
    );
    await Promise.all(events.map(({ event, args }) => handler.play({ method: event, params: args })));
    expect(view.frame).toMatchObject({ won: true, moves: 60 });
  });

  test('has updated the view when a method resolves', async () => {
    const view = new FrameView();
    const handler = await connected(undefined, view);
    await handler.moveTableauToTableau(TABLEAU_4, 1, TABLEAU_6);
    expect(view.frame.tableau[3]).toEqual([HIDDEN, HIDDEN, 44]);
    await handler.undo();
    await handler.redo();
    await handler.clickStock();
    expect([view.frame.moves, view.frame.waste]).toEqual([2, [45, 8, 29]]);
  });

  test('says why an event is refused', async () => {
    const refusals: string[] = [];
    const handler = await connected({
      deal: 'java:11',
      onRefusal: (...why) => refusals.push(why.join(': ')),
    });
    await handler.moveTableauToTableau(TABLEAU_1, 1, TABLEAU_7);
    await handler.moveWasteToTableau(TABLEAU_1);
    await handler.moveWasteToFoundation(FOUNDATION_1);
    await handler.moveTableauToFoundation(TABLEAU_1, FOUNDATION_1);
    await handler.moveFoundationToTableau(FOUNDATION_1, TABLEAU_1);
    expect(refusals).toEqual([
      'wrong-color: On the tableau, red goes on black and black on red.',
      ...["empty-source: There's no card to take.", "empty-source: There's no card to take."],
      ...['needs-ace: A foundation starts with an ace.', "empty-source: There's no card to take."],
    ]);
  });

  test('answers questions', async () => {
    const handler = await connected();
    expect([handler.getName(), handler.can('verdict'), handler.can('fly')]).toEqual([
      'klondike-kit',
      true,
      false,
    ]);
    expect(await handler.targets('t4', 1)).toEqual(['t6']);
    expect(await handler.ask('game')).toMatchObject({ deal: 'java:11', moves: 0 });
    await handler.nextDeal('java:12');
    await handler.newGame();
    expect(await handler.ask('game')).toMatchObject({ deal: 'java:12' });
    await expect(handler.nextDeal('java:x')).rejects.toThrow(/^line \d+, column \d+: "java:x"; expected/);
    await expect(handler.restore('x')).rejects.toThrow(/^line \d+, column \d+: "x"; expected/);
  });
});

describe('if the connection ends', () => {
  test('an event has no effect, and another connection continues the game', async () => {
    const view = new FrameView();
    const first = channel();
    let ends = 0;
    const handler = new KitHandler({ deal: 'java:11', onEnd: () => ends++ });
    await handler.connect(first);
    await handler.attach(view);
    await handler.newGame();
    await handler.clickStock();
    const lost = handler.clickStock();
    first.cut();
    await lost;
    expect([ends, view.frame.moves, handler.saved]).toEqual([1, 1, expect.stringMatching(/new stock$/)]);
    await handler.undo();
    await expect(handler.targets('t1', 1)).rejects.toThrow('The handler is not connected.');
    await handler.connect(channel());
    await handler.undo();
    expect([ends, view.frame.moves]).toEqual([1, 0]);
  });

  test('close does not report it', async () => {
    let ends = 0;
    const handler = await connected({ onEnd: () => ends++ });
    handler.close();
    await handler.undo();
    expect(ends).toBe(0);
  });
});

test('a view that throws gets the whole table at the next event', async () => {
  let fails = false;
  const view = new (class extends FrameView {
    override updateMoves(moves: number): void {
      if (fails) throw new Error('the view failed on purpose');
      super.updateMoves(moves);
    }
  })();
  const handler = await connected(undefined, view);
  fails = true;
  await expect(handler.clickStock()).rejects.toThrow('the view failed on purpose');
  fails = false;
  await handler.clickStock();
  expect(view.frame.moves).toBe(2);
});

test('a line that is no message fails the request', async () => {
  const other: HandlerChannel = {
    send: () => hear('npm notice'),
    listen: (onLine) => (hear = onLine),
    close: () => undefined,
  };
  let hear: (line: string) => void = () => undefined;
  await expect(new KitHandler().connect(other)).rejects.toThrow(
    'The handler sent a line that is no message: npm notice',
  );
});
