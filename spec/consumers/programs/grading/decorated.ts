/** A submission with a decorator, and a type that is imported without `import type`. */
import { KlondikeController, Frame } from 'klondike-kit';

function upper(method: () => string, _context: ClassMethodDecoratorContext): () => string {
  return function (this: unknown) {
    return method.call(this).toUpperCase();
  };
}

export default class Cleo extends KlondikeController {
  last?: Frame;

  @upper
  getName(): string {
    return 'Cleo';
  }
}
