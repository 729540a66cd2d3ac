/** What `TableauQueue` answers, and how a new game is dealt. */
import type { Card } from '../../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, SPADES, cardOf } from '../../../core/card.js';
import type { FactCheck } from '../facts.js';
import { outcomeOf } from '../facts.js';
import type { Crossing, Ref } from '../port/object-port.js';
import { textIn } from '../port/object-port.js';
import { cardText, cardsText } from '../york/york-words.js';
import type { ClicksWords, Window } from './words.js';

export type ClicksFacts = FactCheck<ClicksWords>;

export const factCheck = (id: string, title: string, facts: ClicksFacts['facts']): ClicksFacts => ({
  ...{ id, title, facts },
});

const SAMPLE = [cardOf(10, DIAMONDS), cardOf(9, CLUBS), cardOf(8, HEARTS), cardOf(7, SPADES)];

const OF_SAMPLE = `after enqueue of ${SAMPLE.map(cardText).join(', ')}`;

/** A new queue, and calls to it as text. */
class QueueDesk {
  readonly queue: Ref;

  constructor(
    readonly words: ClicksWords,
    cards: readonly Card[] = SAMPLE,
  ) {
    this.queue = words.port.construct('TableauQueue', []);
    for (const card of cards) words.port.tell(this.queue, 'enqueue', [words.card(card)]);
  }

  tell(method: string): void {
    this.words.port.tell(this.queue, method, []);
  }

  call(method: string): Crossing {
    return this.words.port.call(this.queue, method, []);
  }

  card(method: string): string {
    return outcomeOf(() => cardText(this.words.read(this.call(method))));
  }

  get count(): string {
    return outcomeOf(() => textIn(this.words.port.get(this.queue, 'count')));
  }
}

export const QUEUE_FACTS: readonly ClicksFacts[] = [
  factCheck('queue.count', 'count is the number of cards', function* (words) {
    yield ['new TableauQueue().count', new QueueDesk(words, []).count];
    yield [`queue.count ${OF_SAMPLE}`, new QueueDesk(words).count];
  }),
  factCheck('queue.dequeue', 'dequeue takes the card at the front', function* (words) {
    const desk = new QueueDesk(words);
    for (let time = 1; time <= SAMPLE.length; time++)
      yield [`queue.dequeue(), time ${time}, ${OF_SAMPLE}`, desk.card('dequeue')];
  }),
  factCheck('queue.front', 'peekFront returns the card at the front and leaves it there', function* (words) {
    const desk = new QueueDesk(words);
    yield [`queue.peekFront() ${OF_SAMPLE}`, desk.card('peekFront')];
    yield [`queue.peekFront(), queue.count ${OF_SAMPLE}`, desk.count];
  }),
  factCheck('queue.back', 'peekBack returns the card at the back and leaves it there', function* (words) {
    const desk = new QueueDesk(words);
    yield [`queue.peekBack() ${OF_SAMPLE}`, desk.card('peekBack')];
    desk.tell('dequeue');
    yield [`queue.dequeue(), queue.peekBack() ${OF_SAMPLE}`, desk.card('peekBack')];
  }),
  factCheck('queue.array', 'toArray returns all cards from front to back', function* (words) {
    const desk = new QueueDesk(words);
    yield [`queue.toArray() ${OF_SAMPLE}`, cardsText(words.queue(desk.queue))];
  }),
  factCheck('queue.clear', 'clear removes all cards', function* (words) {
    const desk = new QueueDesk(words);
    desk.tell('clear');
    yield [`queue.clear(), queue.count ${OF_SAMPLE}`, desk.count];
  }),
  factCheck('queue.empty', 'an empty queue throws InvalidOperationException', function* (words) {
    for (const method of ['dequeue', 'peekFront', 'peekBack'])
      yield [`new TableauQueue().${method}()`, new QueueDesk(words, []).card(method)];
  }),
  factCheck(
    'queue.emptied',
    'peekBack also throws InvalidOperationException once all cards are dequeued',
    function* (words) {
      const desk = new QueueDesk(words, SAMPLE.slice(0, 1));
      desk.tell('dequeue');
      yield ['queue.enqueue of one card, queue.dequeue(), queue.peekBack()', desk.card('peekBack')];
    },
  ),
  factCheck('queue.again', 'an emptied queue takes cards again', function* (words) {
    const desk = new QueueDesk(words, SAMPLE.slice(0, 1));
    desk.tell('dequeue');
    words.fillQueue(desk.queue, SAMPLE.slice(2));
    yield ['peekFront() of a queue emptied and filled again', desk.card('peekFront')];
    yield ['peekBack() of it', desk.card('peekBack')];
  }),
];

function dealt(words: ClicksWords, seed: number): Window {
  const window = words.newWindow();
  words.newGame(window, seed);
  return window;
}

const stockOf = (words: ClicksWords, window: Window): string => cardsText(words.stack(window.stock, 'pile'));

const shownOf = (words: ClicksWords, { columns }: Window): string[] =>
  columns.map((column) => cardsText(words.queue(words.queueOf(column))));

const hiddenOf = (words: ClicksWords, { columns }: Window): string[] =>
  columns.map((column) => cardsText(words.stack(column, 'faceDownPile')));

export const DEAL_FACTS: readonly ClicksFacts[] = [
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
  factCheck('deal.shown', 'seed 0 deals the face-up cards of the statement', function* (words) {
    for (const [index, cards] of shownOf(words, dealt(words, 0)).entries())
      yield [`new Game(stock, columns, 0); face up in columns[${index}]`, cards];
  }),
  factCheck('deal.hidden', 'seed 0 deals the face-down cards of the course', function* (words) {
    for (const [index, cards] of hiddenOf(words, dealt(words, 0)).entries())
      yield [`new Game(stock, columns, 0); face down in columns[${index}]`, cards];
  }),
  factCheck('deal.stock', 'seed 0 leaves the stock of the course', function* (words) {
    yield ['new Game(stock, columns, 0); the stock', stockOf(words, dealt(words, 0))];
  }),
  factCheck('deal.seeds', 'another seed deals another game, the same one each time', function* (words) {
    for (const seed of [1, 1_000_000])
      yield [`new Game(stock, columns, ${seed}); the stock`, stockOf(words, dealt(words, seed))];
  }),
  factCheck('deal.random', 'seed -1 deals a random game', function* (words) {
    const stocks = [1, 2, 3].map(() => stockOf(words, dealt(words, -1)));
    yield ['three times new Game(stock, columns, -1) are dealt alike', String(new Set(stocks).size === 1)];
  }),
  factCheck('deal.distinct', 'in a random game, each card is in one place only', function* (words) {
    const window = dealt(words, -1);
    const cards = [stockOf(words, window), ...shownOf(words, window), ...hiddenOf(words, window)];
    const all = cards
      .join(' ')
      .split(' ')
      .filter((text) => text !== '');
    yield ['new Game(stock, columns, -1); different cards', `${new Set(all).size}`];
  }),
];
