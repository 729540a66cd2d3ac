let browser;

/**
 * The Chromium of this Jest worker. The spec files use it one after another, because its pages share a clipboard.
 * Playwright is loaded once for all of them, outside Jest, which is faster. After a crash, the next file gets a new
 * browser.
 */
export async function workerBrowser(options) {
  if (browser?.isConnected()) return browser;
  const { chromium } = await import('playwright-core');
  const others = new Set(process._getActiveHandles());
  browser = await chromium.launch(options);
  // The browser does not keep the worker running, and ends with it.
  for (const handle of process._getActiveHandles()) if (!others.has(handle)) handle.unref();
  return browser;
}
