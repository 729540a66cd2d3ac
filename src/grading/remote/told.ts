/** A child's calls of its view. */
import { VIEW_METHODS } from '../../games/klondike/contract/view.js';
import type { KlondikeView } from '../../games/klondike/contract/view.js';
import { KlondikeException } from '../../games/klondike/contract/exceptions.js';
import type { Translation } from './numbering.js';

type Methods = Record<string, (...args: readonly unknown[]) => void>;

/** A function that makes the call, with the package's numbers. Undefined if a view has no such method. */
export type Tell = (method: string, args: readonly unknown[]) => (() => void) | undefined;

/**
 * What the view refuses, the shim has refused inside the program, by the same rules: the view's exceptions end here.
 */
export function tellerOf(view: KlondikeView, translation: Translation | undefined): Tell {
  const methods = view as unknown as Methods;
  return (method, args) => {
    if (!Object.hasOwn(VIEW_METHODS, method)) return undefined;
    if (args.length !== VIEW_METHODS[method as keyof typeof VIEW_METHODS]) return undefined;
    return () => {
      try {
        methods[method]?.(...(translation === undefined ? args : translatedArgs(translation, method, args)));
      } catch (error) {
        if (!(error instanceof KlondikeException)) throw error;
      }
    };
  };
}

function translatedArgs(
  translation: Translation,
  method: string,
  args: readonly unknown[],
): readonly unknown[] {
  const [first, second] = args;
  switch (method) {
    case 'wasteCards':
      return [translation.cards(first)];
    case 'tableauCards':
      return [translation.tableau(first), translation.cards(second)];
    case 'foundationCards':
      return [translation.foundation(first), translation.cards(second)];
    default:
      return args;
  }
}
