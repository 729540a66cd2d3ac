/** Creates submissions in JavaScript with one fault each. The grader cannot set their cards. */

/** @param members the members of a class that extends our controller and has its view as `view` */
export const submissionWith = (members: string): string => `import { KlondikeController } from 'klondike-kit';
  export default class extends KlondikeController {
    constructor(view) { super({ name: 'Zoé' }); this.view = view; this.attach(view); this.nextDeal = undefined; }
    ${members}
  }`;

export const THROWS = submissionWith("clickStock() { throw new RangeError('no \\x1b[31mstock'); }");
export const HANGS = submissionWith('clickStock() { for (;;); }');
export const QUITS = submissionWith("clickStock() { console.log('bye'); process.exit(3); }");
