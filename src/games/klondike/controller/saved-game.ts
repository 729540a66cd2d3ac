/**
 * A game as text, which is a script with its rules, its deal and its moves. A text can't hold functions, so the
 * reader's rules provide a program's own `build` and `isWon`. Texts from version 0.1.0 have no `Game` tag and only the
 * name of the rules, so the reader's rules apply.
 */
import { checkGiven } from '../../../core/given.js';
import type { History } from '../../../core/history.js';
import { printSaved, readHead, readMoves } from '../../../core/saved-game.js';
import { TextError, placeAt } from '../../../core/text/text-error.js';
import type { Deal } from '../model/deals.js';
import { parseDeal } from '../model/deals.js';
import { plainName, readRules, rulesText } from '../model/house.js';
import type { Layout } from '../model/layout.js';
import type { Move } from '../model/play.js';
import { moveBetween, play } from '../model/play.js';
import { printMove, readMove } from '../model/layout-text.js';
import type { Rules } from '../model/rules.js';

/** A deal and the moves since then. */
export interface KlondikeGame {
  readonly deal: Deal;
  readonly history: History<Layout>;
}

const GAME = '[Game "klondike"] ';

/** The tags for the rules, then the deal and the word that begins the game. */
const headOf = (rules: string, deal: string): string => `${rules}\n[Deal "${deal}"]\nnew`;

/** A name that ends in changes needs a separate tag, because the text of the rules doesn't show it. */
function tagsOf(rules: Rules): string {
  const tag = `[Rules ${JSON.stringify(rulesText(rules))}]`;
  return rules.name === plainName(rules.name) ? tag : `${tag} [Name ${JSON.stringify(rules.name)}]`;
}

export const printGame = (rules: Rules, { deal, history }: KlondikeGame): string =>
  printSaved(GAME + headOf(tagsOf(rules), deal.name), history, (before, after) =>
    wordBetween(rules, before, after),
  );

/** The move that led from one layout to the next, in the words of scripts, which call the pile in play `w`. */
function wordBetween({ inPlay }: Rules, before: Layout, after: Layout): string {
  const move = moveBetween(before, after);
  return printMove(move !== 'stock' && move.from === inPlay ? { ...move, from: 'waste' } : move);
}

/**
 * A saved game and its rules.
 * @param own the rules of the reader. The game gets this same object if the text has the same rules.
 * @throws TypeError unless it is a string; TextError unless it is the text of a game in the same house, or with rules of
 * the same name
 */
export function readGame(own: Rules, text: string): KlondikeGame & { readonly rules: Rules } {
  checkGiven('text', text, 'a string');
  const { rules, tags } = rulesIn(text, own);
  const { words, name } = readHead(text, (deal) => headOf(tags, deal));
  const deal = parseDeal(name, rules);
  const history = readMoves(words, deal.start(rules), (now, word) => {
    const move = moveOf(rules, word);
    const outcome = move && play(rules, now, move);
    return outcome?.ok && outcome.next;
  });
  return { rules, deal, history };
}

const TAGS =
  /^(\s*\[Game "klondike"\]\s+\[Rules ")((?:[^"\\\n]|\\.)*)"\](?:[^\S\n]+\[Name "((?:[^"\\\n]|\\.)*)"\])?/;

/** Returns the rules and their tags. @throws TextError if the rules have another house or name */
function rulesIn(text: string, own: Rules): { readonly rules: Rules; readonly tags: string } {
  const [tags, before, quoted, quotedName] = TAGS.exec(text) ?? [];
  if (tags === undefined || before === undefined || quoted === undefined) {
    const isNew = text.trimStart().startsWith('[Game');
    return { rules: own, tags: isNew ? GAME + tagsOf(own) : `[Rules ${JSON.stringify(own.name)}]` };
  }
  if (tags.trimStart() === GAME + tagsOf(own)) return { rules: own, tags };
  try {
    return { rules: readRules(unquoted(quoted), own, quotedName && unquoted(quotedName)), tags };
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    throw error.within(placeAt(text, before.length));
  }
}

const unquoted = (quoted: string): string => quoted.replace(/\\(["\\])/g, '$1');

/** The move for a word that `wordBetween` wrote. */
function moveOf({ inPlay }: Rules, word: string): Move | undefined {
  const move = readMove(word);
  if (move === undefined || move === 'stock') return move;
  if (move.from === 'stock') return undefined;
  return move.from === 'waste' ? { ...move, from: inPlay } : move;
}

/** All layouts of a game, from the deal to the current one; none before the first game. */
export function statesOf(game: {
  readonly rules: Rules;
  readonly moves: number;
  save(): string | undefined;
}): readonly Layout[] {
  const text = game.save();
  return text === undefined ? [] : readGame(game.rules, text).history.line.slice(0, game.moves + 1);
}
