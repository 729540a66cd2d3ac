/** Opens the page, and has it kept for when there is no network. */
import { Page } from './page.js';

const page = new Page();
page.open();

if ('serviceWorker' in navigator && isSecureContext) {
  navigator.serviceWorker.register('service-worker.js').catch(() => {
    page.notices.show({ text: 'This browser does not keep the page for when there is no network.' });
  });
}
