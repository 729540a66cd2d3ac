/** Checks for `TableauQueue` and for the deal of a new game. */
import type { Card } from '../../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, SPADES, cardOf } from '../../../core/card.js';
import type { FactCheck } from '../facts.js';
import { TestedObject, factCheck, outcomeOf } from '../facts.js';
import { textIn } from '../port/object-port.js';
import { cardText, cardsText } from '../card-words.js';
import type { ClicksWords, ClicksWindow } from './words.js';

const SAMPLE = [cardOf(10, DIAMONDS), cardOf(9, CLUBS), cardOf(8, HEARTS), cardOf(7, SPADES)];

const OF_SAMPLE = `after enqueue of ${SAMPLE.map(cardText).join(', ')}`;

class TestedQueue extends TestedObject {
  constructor(
    override readonly words: ClicksWords,
    cards: readonly Card[] = SAMPLE,
  ) {
    super(words, words.port.construct('TableauQueue', []));
    for (const card of cards) this.tell('enqueue', words.make(card));
  }

  get count(): string {
    return outcomeOf(() => textIn(this.words.port.get(this.object, 'count')));
  }
}

export const QUEUE_FACTS: readonly FactCheck<ClicksWords>[] = [
  factCheck('queue.count', 'count is the number of cards', function* (words) {
    yield ['new TableauQueue().count', new TestedQueue(words, []).count];
    yield [`queue.count ${OF_SAMPLE}`, new TestedQueue(words).count];
  }),
  factCheck('queue.dequeue', 'dequeue takes the card at the front', function* (words) {
    const queue = new TestedQueue(words);
    for (let time = 1; time <= SAMPLE.length; time++)
      yield [`queue.dequeue(), time ${time}, ${OF_SAMPLE}`, queue.card('dequeue')];
  }),
  factCheck('queue.front', 'peekFront returns the card at the front and leaves it there', function* (words) {
    const queue = new TestedQueue(words);
    yield [`queue.peekFront() ${OF_SAMPLE}`, queue.card('peekFront')];
    yield [`queue.peekFront(), queue.count ${OF_SAMPLE}`, queue.count];
  }),
  factCheck('queue.back', 'peekBack returns the card at the back and leaves it there', function* (words) {
    const queue = new TestedQueue(words);
    yield [`queue.peekBack() ${OF_SAMPLE}`, queue.card('peekBack')];
    queue.tell('dequeue');
    yield [`queue.dequeue(), queue.peekBack() ${OF_SAMPLE}`, queue.card('peekBack')];
  }),
  factCheck('queue.array', 'toArray returns all cards from front to back', function* (words) {
    const queue = new TestedQueue(words);
    yield [`queue.toArray() ${OF_SAMPLE}`, cardsText(words.queue(queue.object))];
  }),
  factCheck('queue.clear', 'clear removes all cards', function* (words) {
    const queue = new TestedQueue(words);
    queue.tell('clear');
    yield [`queue.clear(), queue.count ${OF_SAMPLE}`, queue.count];
  }),
  factCheck('queue.empty', 'an empty queue throws InvalidOperationException', function* (words) {
    for (const method of ['dequeue', 'peekFront', 'peekBack'])
      yield [`new TableauQueue().${method}()`, new TestedQueue(words, []).card(method)];
  }),
  factCheck(
    'queue.emptied',
    'peekBack also throws InvalidOperationException once all cards are dequeued',
    function* (words) {
      const queue = new TestedQueue(words, SAMPLE.slice(0, 1));
      queue.tell('dequeue');
      yield ['queue.enqueue of one card, queue.dequeue(), queue.peekBack()', queue.card('peekBack')];
    },
  ),
  factCheck('queue.again', 'an emptied queue accepts cards again', function* (words) {
    const queue = new TestedQueue(words, SAMPLE.slice(0, 1));
    queue.tell('dequeue');
    words.fillQueue(queue.object, SAMPLE.slice(2));
    yield ['peekFront() of a queue emptied and filled again', queue.card('peekFront')];
    yield ['peekBack() of it', queue.card('peekBack')];
  }),
];

function dealt(words: ClicksWords, seed: number): ClicksWindow {
  const window = words.newWindow();
  words.newGame(window, seed);
  return window;
}

const stockOf = (words: ClicksWords, window: ClicksWindow): string =>
  cardsText(words.stack(window.stock, 'pile'));

const shownOf = (words: ClicksWords, { columns }: ClicksWindow): string[] =>
  columns.map((column) => cardsText(words.queue(words.queueOf(column))));

const hiddenOf = (words: ClicksWords, { columns }: ClicksWindow): string[] =>
  columns.map((column) => cardsText(words.stack(column, 'faceDownPile')));

export const DEAL_FACTS: readonly FactCheck<ClicksWords>[] = [
  factCheck(
    'deal.sizes',
    'the stock keeps 24 cards, and each column has one face-up card on 0 to 6 face-down cards',
    function* (words) {
      const window = dealt(words, 0);
      yield [
        'new Game(stock, columns, 0); cards in the stock',
        `${words.stack(window.stock, 'pile').length}`,
      ];
      for (const [index, column] of window.columns.entries()) {
        const hidden = words.stack(column, 'faceDownPile').length;
        const shown = words.count(words.queueOf(column));
        yield [`new Game(stock, columns, 0); columns[${index}]`, `${hidden} face down, ${shown} face up`];
      }
    },
  ),
  factCheck('deal.shown', 'seed 0 deals the face-up cards that the statement shows', function* (words) {
    for (const [index, cards] of shownOf(words, dealt(words, 0)).entries())
      yield [`new Game(stock, columns, 0); face up in columns[${index}]`, cards];
  }),
  factCheck('deal.hidden', 'seed 0 deals the same face-down cards as the course', function* (words) {
    for (const [index, cards] of hiddenOf(words, dealt(words, 0)).entries())
      yield [`new Game(stock, columns, 0); face down in columns[${index}]`, cards];
  }),
  factCheck('deal.stock', 'seed 0 leaves the same stock as the course', function* (words) {
    yield ['new Game(stock, columns, 0); the stock', stockOf(words, dealt(words, 0))];
  }),
  factCheck(
    'deal.seeds',
    'each seed always deals the same game, and a different seed deals a different game',
    function* (words) {
      for (const seed of [1, 1_000_000])
        yield [`new Game(stock, columns, ${seed}); the stock`, stockOf(words, dealt(words, seed))];
    },
  ),
  factCheck('deal.random', 'seed -1 deals a random game', function* (words) {
    const stocks = [1, 2, 3].map(() => stockOf(words, dealt(words, -1)));
    yield [
      'three games of new Game(stock, columns, -1) got the same deal',
      String(new Set(stocks).size === 1),
    ];
  }),
  factCheck('deal.distinct', 'in a random game, each card is in only one place', function* (words) {
    const window = dealt(words, -1);
    const cards = [stockOf(words, window), ...shownOf(words, window), ...hiddenOf(words, window)];
    const all = cards
      .join(' ')
      .split(' ')
      .filter((text) => text !== '');
    yield ['new Game(stock, columns, -1); different cards', `${new Set(all).size}`];
  }),
];
