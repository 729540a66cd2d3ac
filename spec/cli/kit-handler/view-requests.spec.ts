/** `klondike handler` answers a view in another program. */
import { describe, expect, test } from '@jest/globals';
import { LONGEST_LINE, ViewRequests } from '../../../src/cli/kit-handler/view-requests.js';
import { parseScript } from '../../../src/games/klondike/script/text.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { readHouse } from '../../../src/games/klondike/model/house.js';
import { EASY_DEAL, EASY_MOVES } from '../../support/easy-deal.js';
import { klondike } from '../../support/command.js';
import { Conversation, initialize, request } from './conversation.js';
import type { Message } from './conversation.js';

/** A conversation after `initialize` and the first game. */
function begun(params: Message = {}): Conversation {
  const conversation = new Conversation();
  conversation.send(initialize({ deal: 'java:11', ...params }));
  conversation.ask('newGame');
  return conversation;
}

const messagesIn = (text: string): Message[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Message);

describe('a view in another program', () => {
  test('plays a deal to its win', () => {
    const conversation = begun({ deal: EASY_DEAL });
    for (const item of parseScript(EASY_MOVES.join(' '))) {
      if (item.kind !== 'event') continue;
      const { event, args } = item.call;
      expect([event, conversation.ask(event, ...args)]).toEqual([event, null]);
    }
    expect(conversation.view.frame).toMatchObject({ won: true, moves: EASY_MOVES.length });
  });

  test('gets the calls of an event before its answer, and nothing for a refused event', async () => {
    const lines = [
      initialize(),
      request(1, 'newGame'),
      request(2, 'moveTableauToTableau', 3, 1, 5),
      request(3, 'undo'),
    ];
    const refused = request(4, 'moveTableauToTableau', 0, 1, 6);
    const { status, out, err } = await klondike(
      ['handler', '--deal', 'java:11'],
      [...lines, refused].join('\n'),
    );
    const messages = messagesIn(out);
    const atMove = messages.findIndex(({ id }) => id === 1) + 1;
    expect(messages.slice(atMove, atMove + 5)).toEqual([
      { jsonrpc: '2.0', method: 'tableauCards', params: [3, [52, 52, 44]] },
      { jsonrpc: '2.0', method: 'tableauCards', params: [5, [52, 52, 52, 52, 52, 43, 16]] },
      { jsonrpc: '2.0', method: 'updateMoves', params: [1] },
      { jsonrpc: '2.0', method: 'refreshWindow', params: [] },
      { jsonrpc: '2.0', id: 2, result: null },
    ]);
    const text = 'On the tableau, red goes on black and black on red.';
    expect(messages.slice(-2)).toEqual([
      { jsonrpc: '2.0', id: 3, result: null },
      { jsonrpc: '2.0', id: 4, result: { refused: 'wrong-color', text } },
    ]);
    expect([status, err]).toEqual([0, '']);
  });

  test('hears refusals in French', () => {
    expect(begun({ language: 'fr' }).ask('undo')).toEqual({
      refused: 'nothing-to-undo',
      text: 'Il n’y a aucun coup à annuler.',
    });
  });

  test.each([
    [['--rules', 'ulg, draw 1'], {}, 'ulg, draw 1', 'java:11'],
    [['--draw', '1', '--redeals', '2'], {}, 'ulg, draw 1, redeals 2', 'java:11'],
    [['--draw', '1'], { rules: 'ksu', deal: 'dotnet:3' }, 'ksu', 'dotnet:3'],
  ])('chooses rules and deal: %j and %j', async (options, params, rules, deal) => {
    const lines = [initialize(params), request(1, 'newGame'), request(2, 'game')];
    const { out } = await klondike(['handler', '--deal', 'java:11', ...options], lines.join('\n'));
    expect(messagesIn(out).at(-1)?.['result']).toMatchObject({ rules, deal });
  });

  test('uses its own numbers for cards and piles', async () => {
    const own = { SPADES_A: 101, HIDDEN: -1, CLUBS_6: 206, TABLEAU_4: 34, TABLEAU_6: 36 };
    const lines = [
      initialize({ constants: own }),
      request(1, 'newGame'),
      request(2, 'moveTableauToTableau', 34, 1, 36),
    ];
    const { out } = await klondike(['handler', '--deal', 'java:11'], lines.join('\n'));
    expect(messagesIn(out).slice(-5)).toMatchObject([
      { params: [34, [-1, -1, 206]] },
      { params: [36, [-1, -1, -1, -1, -1, 43, 16]] },
      {},
      {},
      { id: 2, result: null },
    ]);
  });
});

describe('the deals', () => {
  const dealsOf = (params: Message): readonly unknown[] => {
    const conversation = new Conversation();
    conversation.send(initialize(params));
    return [1, 2].map(() => {
      conversation.ask('newGame');
      return (conversation.ask('game') as Message)['deal'];
    });
  };

  test('are the same with the same seed', () => {
    const deals = dealsOf({ seed: 7 });
    expect(deals).toEqual(dealsOf({ seed: 7 }));
    expect(new Set([...deals, ...dealsOf({ seed: 8 })]).size).toBe(4);
  });

  test('are random after the given one', () => {
    const [first, second] = dealsOf({ deal: 'java:5' });
    expect(first).toBe('java:5');
    expect(second).not.toBe('java:5');
  });

  test('can be chosen before a game', () => {
    const conversation = begun();
    expect(conversation.ask('nextDeal', 't1: Kh')).toBeNull();
    conversation.ask('newGame');
    expect(conversation.view.text).toContain('t1: Kh');
  });
});

describe('a question', () => {
  test('about the game is answered with what a view does not show', () => {
    const conversation = begun({ rules: 'ulg, redeals 2' });
    conversation.ask('clickStock');
    conversation.ask('undo');
    expect(conversation.ask('game')).toEqual({
      ...{ rules: 'ulg, redeals 2', deal: 'java:11', moves: 0, isWon: false },
      ...{ canUndo: false, canRedo: true, redealsLeft: 2 },
    });
    expect(conversation.ask('redo')).toBeNull();
    expect(conversation.view.frame.moves).toBe(1);
  });

  test('about targets is answered with the names of piles', () => {
    expect(begun().ask('targets', 't4', 1)).toEqual(['t6']);
  });

  test.each(['game', 'save', 'show'])('%s has no answer before the first game', (method) => {
    const conversation = new Conversation();
    conversation.send(initialize());
    expect(conversation.ask(method)).toBeNull();
  });

  test('show sends the whole table', () => {
    const conversation = begun();
    conversation.view.take();
    conversation.ask('show');
    expect(conversation.view.take()).toEqual(begun().view.take());
  });
});

test('a saved game continues in a new process', () => {
  const before = begun();
  for (const method of ['clickStock', 'clickStock', 'undo']) before.ask(method);
  const saved = before.ask('save');
  const after = new Conversation();
  after.send(initialize());
  expect(after.ask('restore', saved)).toBeNull();
  expect(after.view.frame).toEqual(before.view.frame);
  expect(after.ask('redo')).toBeNull();
  expect(after.ask('save')).toBe('[Game "klondike"] [Rules "ulg"]\n[Deal "java:11"]\nnew stock stock');
});

describe('a wrong line gets an error with its place and changes nothing', () => {
  const call = (method: string, params: unknown): string =>
    JSON.stringify({ jsonrpc: '2.0', id: 3, method, params });

  test.each<[line: string, code: number, id: number | null, message: string]>([
    ['clickStock', -32700, null, 'line 3, column 1: "clickStock"; expected JSON'],
    [
      '{"jsonrpc":"2.0","id":3,',
      -32700,
      null,
      'line 3, column 25: nothing is there; expected a name in double quotes',
    ],
    ['[]', -32600, null, 'line 3, column 1: "[]"; expected an object with "jsonrpc":"2.0"'],
    [
      '{"jsonrpc":"1.0","id":3}',
      -32600,
      3,
      'line 3, column 12: "1.0"; expected an object with "jsonrpc":"2.0"',
    ],
    [
      '{"jsonrpc":"2.0","method":"undo"}',
      ...([-32600, null] as const),
      String.raw`line 3, column 1: "{\"jsonrpc\":\"2.0\",\"method\":\"undo\"}"; expected a request with an "id", which is a number or a text`,
    ],
    [
      '{"jsonrpc":"2.0","id":3,"method":4}',
      -32600,
      3,
      'line 3, column 34: "4"; expected a request with a "method", which is a text',
    ],
    [call('moveWasteToTableau', []), -32602, 3, 'line 3, column 64: "[]"; expected the parameters [tableau]'],
    [call('undo', [1]), -32602, 3, 'line 3, column 50: "[1]"; expected no parameters: []'],
    [
      call('undo', { times: 2 }),
      -32602,
      3,
      String.raw`line 3, column 50: "{\"times\":2}"; expected no parameters: []`,
    ],
    [
      call('targets', ['t9', 1]),
      ...([-32602, 3] as const),
      'line 3, column 54: "t9"; expected a pile: stock, waste, f1, f2, f3, f4, t1, t2, t3, t4, t5, t6, t7',
    ],
    [call('targets', ['t1', 0.5]), -32602, 3, 'line 3, column 59: "0.5"; expected a whole number'],
    [
      call('hint', ['all']),
      -32602,
      3,
      'line 3, column 51: "all"; expected the level of a hint: possible, where, card, move, why',
    ],
    [call('nextDeal', [11]), -32602, 3, 'line 3, column 55: "11"; expected the name of a deal'],
    [call('restore', ['new stock']), -32602, 3, 'line 3, column 54: "new"; expected [Rules'],
    [call('initialize', {}), -32602, 3, 'line 3, column 56: "{}"; expected an object with "protocol":1'],
    [
      call('initialize', { protocol: 2 }),
      -32602,
      3,
      'line 3, column 68: "2"; expected an object with "protocol":1',
    ],
    [
      call('initialize', { protocol: 1, language: 'nl' }),
      -32602,
      3,
      'line 3, column 81: "nl"; expected en or fr',
    ],
    [
      call('initialize', { protocol: 1, seed: 'x' }),
      -32602,
      3,
      'line 3, column 77: "x"; expected a whole number',
    ],
    [
      call('initialize', { protocol: 1, constants: { HIDDEN: '52' } }),
      ...([-32602, 3] as const),
      'line 3, column 92: "52"; expected a whole number',
    ],
    [
      call('initialize', { protocol: 1, constants: [1] }),
      ...([-32602, 3] as const),
      'line 3, column 82: "[1]"; expected an object with the number of each constant',
    ],
  ])('%s', (line, code, id, message) => {
    const conversation = begun();
    expect(conversation.send(line)).toEqual({ jsonrpc: '2.0', id, error: { code, message } });
    expect(conversation.ask('clickStock')).toBeNull();
    expect(conversation.view.frame.moves).toBe(1);
  });

  test('an unknown method gets a guess', () => {
    const { error } = begun().send(call('clikStock', [])) ?? {};
    expect(error).toMatchObject({
      code: -32601,
      message: expect.stringMatching(
        /^line 3, column 34: "clikStock"; expected one of .*; did you mean clickStock\?$/,
      ),
    });
  });

  test('a wrong deal names the wrong word', () => {
    const { error } = begun().send(call('nextDeal', ['java:x'])) ?? {};
    expect(error).toMatchObject({
      code: -32602,
      message: expect.stringMatching(/^line 3, column 55: "java:x"; /),
    });
  });

  test('the first request must be initialize', () => {
    expect(new Conversation().send(request(1, 'newGame'))).toEqual({
      ...{ jsonrpc: '2.0', id: 1 },
      error: { code: -32600, message: 'line 1: "newGame"; expected initialize as the first request' },
    });
  });

  test('a line may be too long', async () => {
    const lines = [initialize(), 'x'.repeat(LONGEST_LINE + 1), '', request(1, 'getName')];
    const { out } = await klondike(['handler'], lines.join('\n'));
    expect(messagesIn(out).slice(1)).toEqual([
      {
        ...{ jsonrpc: '2.0', id: null },
        error: { code: -32600, message: 'line 2: the line is too long; expected at most 1048576 characters' },
      },
      { jsonrpc: '2.0', id: 1, result: 'klondike-kit' },
    ]);
  });
});

test('a wrong pile or number of cards is a refused event, not an error', () => {
  const conversation = begun();
  const refusals = [
    conversation.ask('moveWasteToTableau', 9),
    conversation.ask('moveTableauToTableau', 3, 2.5, 5),
    conversation.ask('moveTableauToFoundation', '0', 0),
  ];
  expect(refusals).toMatchObject([
    { refused: 'no-such-pile' },
    { refused: 'bad-count' },
    { refused: 'no-such-pile' },
  ]);
});

test('a new handler starts with another initialize', () => {
  const conversation = new Conversation({
    rules: readHouse('ksu'),
    deal: parseDeal('dotnet:1'),
    name: 'Ada',
  });
  conversation.send(initialize({ name: 'Bob' }));
  expect(conversation.ask('getName')).toBe('Bob');
  conversation.ask('newGame');
  conversation.send(initialize());
  expect([conversation.ask('getName'), conversation.ask('game')]).toEqual(['Ada', null]);
});

test('an error while a slow answer is sent is thrown to the caller', async () => {
  const requests = new ViewRequests({ rules: readHouse('ulg'), language: 'en' }, (lines) => {
    if (lines.some((line) => line.includes('"id":5'))) throw new Error('the pipe is closed');
  });
  requests.hear(initialize());
  requests.hear(request(5, 'hint'));
  await expect(requests.settled()).rejects.toThrow('the pipe is closed');
  expect(() => requests.hear(request(6, 'newGame'))).toThrow('the pipe is closed');
});
