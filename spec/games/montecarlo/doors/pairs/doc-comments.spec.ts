/**
 * The course requires this: "all class comments must contain the class invariant and all method comments must include
 * pre- and post-conditions."
 */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import ts from 'typescript';

const FOLDER = new URL('../../../../../src/games/montecarlo/doors/pairs/', import.meta.url);

const CLASSES = readdirSync(FOLDER).flatMap((file) => {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  return ts
    .createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
    .statements.filter(ts.isClassDeclaration);
});

const isPublic = (member: ts.ClassElement): boolean =>
  (ts.isMethodDeclaration(member) || ts.isConstructorDeclaration(member)) &&
  (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) === 0;

/** The comment before a class or a member. */
const commentOf = (node: ts.ClassDeclaration | ts.ClassElement): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((comment) => comment.getText())
    .join('\n');

const nameOf = (member: ts.ClassElement): string => member.name?.getText() ?? 'constructor';

test('there are four classes', () => {
  expect(CLASSES.map(({ name }) => name?.text).sort()).toEqual(['Coordinates', 'Game', 'Rank', 'Suit']);
});

test.each(CLASSES.map((node) => [node.name?.text, node] as const))(
  '%s has a comment with its invariant, and each public method has one with its pre- and postconditions',
  (_, node) => {
    const members = node.members.filter(isPublic);
    const bare = members.filter(
      (member) => !/Precondition: [^]*\n[^]*Postcondition: /.test(commentOf(member)),
    );
    expect([commentOf(node), members.length >= 3, bare.map(nameOf)]).toEqual([
      expect.stringMatching(/Invariant: \w/),
      true,
      [],
    ]);
  },
);
