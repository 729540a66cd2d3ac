/** A submission with a decorator, and with an import of a type without `import type`. */
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
