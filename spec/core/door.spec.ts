/** Features of other languages that doors need: members of enumerations, and checks of classes. */
import { describe, expect, test } from '@jest/globals';
import { EnumMember, faultIn, faultOf } from '../../src/core/door.js';

class Light extends EnumMember {}

const [RED, GREEN] = [new Light('RED', 0), new Light('GREEN', 1)];

describe('a member of an enumeration', () => {
  test('knows its name and its place', () => {
    expect([RED.name(), RED.toString(), RED.ordinal(), GREEN.ordinal()]).toEqual(['RED', 'RED', 0, 1]);
  });

  test('comes before the members declared after it', () => {
    expect([RED.compareTo(GREEN), GREEN.compareTo(RED), RED.compareTo(RED)]).toEqual([-1, 1, 0]);
  });

  test('equals only itself', () => {
    expect([RED.equals(RED), RED.equals(new Light('RED', 0))]).toEqual([true, false]);
  });
});

describe('an argument', () => {
  test.each([
    [RED, undefined],
    ['RED', 'not a Light: "RED"'],
    [null, 'not a Light: null'],
  ])('%p is checked against the class', (value, fault) => expect(faultOf(Light, value)).toBe(fault));

  test.each([
    [[], undefined],
    [[RED, GREEN], undefined],
    [[RED, 7, null], 'not a Light: 7'],
    [RED, 'not an array: an object'],
  ])('%p is checked as an array of instances of the class', (value, fault) => {
    expect(faultIn(Light, value)).toBe(fault);
  });
});
