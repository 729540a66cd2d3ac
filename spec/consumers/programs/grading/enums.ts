/** A submission with an enum and a parameter property, which need compiled code. */
import { KlondikeController } from 'klondike-kit';

enum Author {
  Ada,
  Bob,
}

class Title {
  constructor(private readonly author: Author) {}

  text(): string {
    return Author[this.author];
  }
}

export default class Bob extends KlondikeController {
  getName(): string {
    return new Title(Author.Bob).text();
  }
}
