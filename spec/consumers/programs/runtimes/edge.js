/** An edge worker that plays and solves. */
import { KlondikeController, RecordingView, ULG, parseDeal } from 'klondike-kit';
import { solve } from 'klondike-kit/solver';

const worker = {
  fetch() {
    const controller = new KlondikeController({ deal: 'java:11' });
    const view = new RecordingView(controller);
    controller.attach(view);
    controller.newGame();
    controller.clickStock();
    const { verdict } = solve(ULG, controller.layout, { visits: 1000 });
    const { verdict: before } = solve(ULG, parseDeal('java:11', ULG).start(ULG), { visits: 1000 });
    return new Response(`${view.frame.moves} ${before} ${verdict}`);
  },
  async test() {
    const text = await worker.fetch().text();
    if (text !== '1 winnable winnable') throw new Error(text);
  },
};

export default worker;
