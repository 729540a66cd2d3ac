import { expect, test } from '@jest/globals';
import { inAscii } from '../../../src/core/text/ascii.js';

test.each<[text: string, spelled: string, because: string]>([
  ['java:12345 ~', 'java:12345 ~', 'the text is already ASCII'],
  ['La pièce reçue à Noël, où ?', 'La piece recue a Noel, ou ?', 'letters lose their accents'],
  ['ÉCHAP, À, Ç', 'ECHAP, A, C', 'capitals lose their accents'],
  ['Zoe\u0308', 'Zoe', 'combining accents'],
  ['cœur, ŒUVRE, ex æquo', 'coeur, OEUVRE, ex aequo', 'ligatures'],
  ['é', 'e', 'a single letter'],
  ['l’as d‘or', "l'as d'or", 'apostrophes'],
  ['Gagné\u202f! Cartes\u00a0: 5', 'Gagne ! Cartes : 5', 'narrow spaces'],
  ['«\u202fhelp\u202f» “x”', '"help" "x"', 'quotation marks lose the space inside them'],
  ['3 − 2 — ß, Æsop', '3 - 2 - ss, AEsop', 'a minus, a dash and ligatures'],
  ['„x“, “y”', '"x", "y"', 'low and high quotation marks'],
  ['ﬁn ½', 'fin ½', 'characters that have a full ASCII spelling, but no others'],
  ['✓ can be won ✗ lost', 'can be won lost', 'a tick and a cross disappear before words'],
  ['nº 5 – la suite…', 'no 5 - la suite...', 'signs that have a spelling'],
  ['T♥ 王 \x1b[2J', 'T♥ 王 \x1b[2J', 'signs without a spelling stay as they are'],
])('spells %j as %j: %s', (text, spelled) => expect(inAscii(text)).toBe(spelled));
