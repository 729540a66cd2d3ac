/** `klondike handler`: our handler for a view in another program, on standard input and output. */
import { Lines } from '../../core/text/lines.js';
import { readDeal } from '../../games/klondike/model/deals.js';
import type { OptionValues } from '../arguments.js';
import { readOption } from '../arguments.js';
import type { KIT_HANDLER_OPTIONS } from '../options.js';
import { languageFrom } from '../play/locale.js';
import type { Shell } from '../shell.js';
import { readRules } from '../solve/settings.js';
import { LONGEST_LINE, ViewRequests } from './view-requests.js';

/** Answers requests until the input ends. Resolves to exit status 0. */
export async function handlerCommand(
  options: OptionValues<typeof KIT_HANDLER_OPTIONS>,
  { output, process }: Shell,
): Promise<number> {
  const rules = readRules(options);
  const deal = readOption('--deal', options.deal, (name) => readDeal(name, rules));
  const { name } = options;
  const requests = new ViewRequests({ rules, deal, name, language: languageFrom(process.env) }, (answer) => {
    for (const line of answer) output.print(line);
    output.flush();
  });
  const lines = new Lines((line) => {
    if (line === undefined) requests.refuse();
    else requests.hear(line);
  }, LONGEST_LINE);
  for await (const piece of process.stdin.setEncoding('utf8')) lines.take(String(piece));
  lines.end();
  await requests.settled();
  return 0;
}
