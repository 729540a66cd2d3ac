/** What a page complains of while it runs: errors, and breaches of its content policy. */
import type { BrowserContext } from 'playwright-core';

/** Adds to the faults what is told of from now on, in all pages of the context. */
export async function tellFaults(context: BrowserContext, faults: string[]): Promise<void> {
  context.on('weberror', (error) => faults.push(`error: ${error.error().message}`));
  context.on('console', (message) => {
    const isOfPage = !message.text().startsWith('Service Worker registration blocked by Playwright');
    if (isOfPage && ['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  context.on('requestfailed', (request) => {
    // Who leaves a page does not wait for what it still loads.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`not loaded: ${request.url()}`);
  });
  await context.exposeFunction('tellBreach', (breach: string) => faults.push(`policy: ${breach}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (globalThis as unknown as { tellBreach: (breach: string) => void }).tellBreach(
        `${violatedDirective} ${blockedURI}`,
      ),
    );
  });
}
