/** Links from the site to the page on which people play. */
import type { Application, DefaultThemeRenderContext } from 'typedoc';
import { JSX } from 'typedoc';

/** Adds a link above the navigation of every page, and a larger one to the first page. */
export function addPlayLinks(app: Application): void {
  const link = (context: DefaultThemeRenderContext): JSX.Element =>
    JSX.createElement(
      'a',
      { class: 'play-link', href: context.relativeURL('play/index.html') },
      'Play in the browser',
    );
  app.renderer.hooks.on('sidebar.begin', link);
  app.renderer.hooks.on('content.begin', (context) =>
    context.page.url === 'index.html' ? link(context) : JSX.createElement(JSX.Fragment, null),
  );
}
