/** Submissions in JavaScript with one fault each. The grader cannot set their cards. */

/** @param members the members of a class that extends our controller and has its view as `view` */
export const but = (members: string): string => `import { KlondikeController } from 'klondike-kit';
  export default class extends KlondikeController {
    constructor(view) { super({ name: 'Zoé' }); this.view = view; this.attach(view); this.nextDeal = undefined; }
    ${members}
  }`;

export const THROWS = but("clickStock() { throw new RangeError('no \\x1b[31mstock'); }");
export const HANGS = but('clickStock() { for (;;); }');
export const QUITS = but("clickStock() { console.log('bye'); process.exit(3); }");
