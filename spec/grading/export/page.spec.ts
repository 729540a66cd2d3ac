import { describe, expect, test } from '@jest/globals';
import { markup } from '../../../src/grading/export/html/document.js';
import { printHtml } from '../../../src/grading/export/html/page.js';
import { elementsOf, htmlFaults } from '../support/html-faults.js';
import { CLASS, CORRECT, SMALL, THREE_FAILURES } from '../support/reports.js';

const page = printHtml([SMALL]);
const elements = elementsOf(page);
const textsOf = (name: string): string[] =>
  elements.filter((element) => element.name === name).map(({ text }) => text.trim());

describe('the page of a report', () => {
  test('names the submission, and has a section for each criterion that lost points', () => {
    expect([textsOf('h1'), textsOf('h2'), textsOf('h3')]).toEqual([
      ['Bob (class/bob)'],
      [
        'Fix this first',
        'Undo: 1 of 2 points',
        'Winning: 0 of 1 point',
        'The number of moves: 0 of 1 point',
        'Notes',
      ],
      ['Undo turns a card face down again if the move had turned it up'],
    ]);
  });

  test('draws the table before the event, as expected and as seen', () => {
    expect(textsOf('figcaption')).toEqual([
      'Before the last event 1 move',
      'Expected 0 moves',
      'Seen 0 moves',
    ]);
  });

  test('draws every card on the table', () => {
    const cards = elements.flatMap(({ name, attributes }) => (name === 'use' ? attributes['href'] : []));
    const faces = ['2d', 'Qc', '4s', '4h', '8d', '5c', 'Jh'];
    const counts = faces.map((face) => cards.filter((href) => href === `#card-${face}`).length);
    expect([counts, cards.filter((href) => href === '#card-6c').length]).toEqual([faces.map(() => 3), 2]);
    // This includes the cards in the stock.
    expect(cards.filter((href) => href === '#back')).toHaveLength(3 + 20 + 21 + 20);
  });

  test('marks the piles that differ, in both pictures', () => {
    const marks = elements.filter(({ attributes }) => attributes['class'] === 'mark');
    expect(marks.map(({ attributes }) => attributes['x'])).toEqual(['347', '347']);
  });

  test('says in words what differs', () => {
    expect(page).toContain(
      '<tr><th scope="row">t4</th><td class="cards passed">## ## ## 4h</td><td class="cards failed">## ## 6c 4h</td></tr>',
    );
  });

  test('shows a sentence as text', () => {
    const pre = elementsOf(printHtml([THREE_FAILURES])).filter(({ name }) => name === 'pre');
    expect(pre.map(({ text }) => text)).toContain('nothing changes');
  });

  test('has no section for a passed criterion', () => {
    const all = elementsOf(printHtml([CORRECT]));
    expect(all.filter(({ name }) => name === 'h2').map(({ text }) => text)).toEqual(['Notes']);
  });
});

test('a template escapes its values and shows invisible characters', () => {
  expect(markup`<p title="${'a"\u0000'}">${['<b>', markup`<i>${'&'}</i>`]}${3}</p>`.html).toBe(
    '<p title="a&quot;\\u{0}">&lt;b&gt;<i>&amp;</i>3</p>',
  );
});

test('a page of several reports has one first-level heading and a section for each report', () => {
  const all = elementsOf(printHtml(CLASS));
  const headings = all.filter(({ name }) => name === 'h1' || name === 'h2').map(({ text }) => text);
  expect(headings).toEqual([
    '5 submissions',
    'Ada’s Klondike (class/ada)',
    'Bob (class/bob)',
    'class/cleo',
    'class/dan.jar',
    'eve (class/eve.ts)',
  ]);
});

test('the checker finds pages that load something or lack accessible names', () => {
  const bad =
    '<!doctype html><html><head><title>x</title></head><body><h2>x</h2><img src="http://e.x/p.png" onerror="x">' +
    '<a href="https://e.x/">x</a><svg></svg><table><tr><th>x</th></tr></table><p id="a"></p><p id="a"></p></body></html>';
  expect(htmlFaults(bad)).toEqual([
    'the id a is repeated',
    'img has src',
    'img has onerror',
    'a leads to https://e.x/',
    'there is img',
    'not exactly one h1',
    'h2 skips a level',
    'a page without language',
    'a drawing without words',
    'a table head without scope',
  ]);
});
