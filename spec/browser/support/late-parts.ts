/**
 * Delays the page's parts, as on a slow network, by the milliseconds in `KLONDIKE_LATE_PARTS`. A spec that doesn't wait for a part
 * then fails in every run instead of one in a hundred.
 */
import type { RequestHandler } from '../../../src/cli/serve/site-server.js';
import { answer } from '../../../src/cli/serve/site-server.js';
import type { Site } from '../../../src/cli/serve/site.js';

const LATE = Number(process.env['KLONDIKE_LATE_PARTS'] ?? 0);

/** The name of a part ends with a hash of its content. */
const PART = /-[\w-]{8}\.js$/;

export const lateParts =
  (site: Site): RequestHandler =>
  (request, response) => {
    const isLate = LATE > 0 && PART.test(request.url ?? '');
    const reply = (): void => {
      const { status, headers, body } = answer(site, request);
      response.writeHead(status, headers).end(body);
    };
    if (isLate) setTimeout(reply, LATE);
    return isLate;
  };
