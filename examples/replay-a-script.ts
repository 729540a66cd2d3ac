/** Runs a script against a handler. Replace our handler with your own. */
import { KlondikeController, parseScript, printFailure, runScript } from 'klondike-kit';

const text = `
[Deal "java:11"]
new  t4>t6
{ t4: ## ## 6c; t6: ## ## ## ## ## 5c 4h; moves: 1 }
t1>t7?     # red on red
undo*2     # only one move can be undone
`;

const script = parseScript(text);
const { failure, events } = runScript(script, (view) => {
  const controller = new KlondikeController();
  controller.attach(view);
  return controller;
});

console.log(`${events} events`);
console.log(failure ? printFailure({ name: 'lesson.klon', text, script }, failure) : 'as expected');
