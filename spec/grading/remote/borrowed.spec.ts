/** Tests which names in an answer count as borrowed. */
import { expect, test } from '@jest/globals';
import { noteBorrowed } from '../../../src/grading/remote/requests.js';

const long = 'x'.repeat(80);
const many = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at));

test.each<[what: string, answer: unknown, noted: string[]]>([
  ['nothing from null', null, []],
  ['nothing without a list', {}, []],
  ['nothing from a text', { borrowed: 'deal' }, []],
  ['each name once', { borrowed: ['play', 'deal', 'play'] }, ['play', 'deal']],
  ['no other values', { borrowed: ['play', 7, null, ['deal']] }, ['play']],
  ['no other characters', { borrowed: ['<b>', '1a', ' deal', 'deal ', '', '/etc/passwd'] }, []],
  ['paths', { borrowed: ['dist/klondike.min.js'] }, ['dist/klondike.min.js']],
  ['names of 80 characters at most', { borrowed: [long, `${long}x`] }, [long]],
  ['20 names at most', { borrowed: many }, many.slice(0, 20)],
])('notes %s', (_, answer, noted) => {
  const borrowed = new Set<string>();
  noteBorrowed(answer, borrowed);
  expect([...borrowed]).toEqual(noted);
});

test('names from earlier answers count towards the limit', () => {
  const borrowed = new Set(many.slice(0, 19));
  noteBorrowed({ borrowed: ['play', 'deal'] }, borrowed);
  expect([...borrowed].slice(-2)).toEqual(['s', 'play']);
});
