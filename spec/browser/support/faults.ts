/** The faults of a running page: errors, and violations of its content policy. */
import type { BrowserContext } from 'playwright-core';

/** The errors that Chromium and Firefox report for the requests of a page that was left. */
const ABANDONED = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];

/** Adds all later faults of the context's pages to the list. */
export async function collectFaults(context: BrowserContext, faults: string[]): Promise<void> {
  context.on('weberror', (error) => faults.push(`error: ${error.error().message}`));
  context.on('console', (message) => {
    const isOfPage = !message.text().startsWith('Service Worker registration blocked by Playwright');
    if (isOfPage && ['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  context.on('requestfailed', (request) => {
    if (!ABANDONED.includes(request.failure()?.errorText ?? '')) faults.push(`not loaded: ${request.url()}`);
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
