import { expect, test } from '@jest/globals';
import { inAscii } from '../../../src/core/text/ascii.js';

test.each<[text: string, spelled: string, because: string]>([
  ['java:12345 ~', 'java:12345 ~', 'it has nothing else'],
  ['La pièce reçue à Noël, où ?', 'La piece recue a Noel, ou ?', 'letters lose their marks'],
  ['ÉCHAP, À, Ç', 'ECHAP, A, C', 'capitals, too'],
  ['Zoe\u0308', 'Zoe', 'also marks that stand apart'],
  ['cœur, ŒUVRE, ex æquo', 'coeur, OEUVRE, ex aequo', 'letters that are two'],
  ['é', 'e', 'nothing else is there'],
  ['l’as d‘or', "l'as d'or", 'apostrophes'],
  ['Gagné\u202f! Cartes\u00a0: 5', 'Gagne ! Cartes : 5', 'narrow spaces'],
  ['«\u202fhelp\u202f» “x”', '"help" "x"', 'quotation marks, without the space inside'],
  ['3 − 2 — ß, Æsop', '3 - 2 - ss, AEsop', 'minus, dash and ligatures'],
  ['„x“, “y”', '"x", "y"', 'low and high quotation marks'],
  ['ﬁn ½', 'fin ½', 'only what is ASCII as a whole'],
  ['✓ can be won ✗ lost', 'can be won lost', 'a tick and a cross, which words follow'],
  ['nº 5 – la suite…', 'no 5 - la suite...', 'signs that have a spelling'],
  ['T♥ 王 \x1b[2J', 'T♥ 王 \x1b[2J', 'what has none stays as it is'],
])('%j is spelled %j: %s', (text, spelled) => expect(inAscii(text)).toBe(spelled));
