let browser;

/**
 * The Chromium of this worker of Jest, which its files use one after another. Playwright is loaded once for all of them, and
 * is faster outside of Jest.
 */
export async function workerBrowser(options) {
  if (browser?.isConnected()) return browser;
  const { chromium } = await import('playwright-core');
  const others = new Set(process._getActiveHandles());
  browser = await chromium.launch(options);
  // It does not keep the worker running, and ends with it.
  for (const handle of process._getActiveHandles()) if (!others.has(handle)) handle.unref();
  return browser;
}
