import '@regen/ui-kit/global';
import { createMemorySession } from '@regen/sdk/session';
import { fontUrls } from '@regen/ui-kit/fonts';
import { Icon } from '@regen/ui-kit/Icon';
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import { randomUUID } from 'node:crypto';
import { Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { TWELVE_DAYS } from '~/features/promotions/index.ts';
import { LaterPlayer } from '~/features/webinars/later-player.ts';
import { writtenPlaces } from '~/shell/written-places.ts';
import { ROUTE_FILES } from '../../route-files.gen.ts';
import type { createRenderer as CreateRenderer, RenderedPage, WrittenPath } from '../../types/entry-server.d.ts';
import { announcementHtml } from './Announcement.tsx';
import { createApp, readPages } from './create-app.tsx';
import { deviceHead } from './device-head.ts';
import { inlineSources, joinSources } from './inline-sources.ts';
import { noScriptHead, noScriptHtml } from './NoScript.tsx';
import { createPlanner } from './page-plan.ts';
import { pageScripts } from './page-scripts.ts';
import { previewHtml } from './PreviewBar.tsx';
import { startScript } from './start-script.ts';

/** The first parts of the URLs of pages, as they are written. */
export const pageStarts = [
  ...new Set(readPages().flatMap(({ path }) => path.split('/')[1]?.match(/^[A-Za-z][\w-]*$/)?.[0] ?? [])),
];

/** For the sitemap, beside what comes from the catalog. */
export const publicPaths = readPages()
  .filter(({ isListed }) => isListed)
  .map(({ path }) => path);

/** Pages of the editors that the storefront itself links to, and the promotion that has a page. */
export const writtenPaths: readonly WrittenPath[] = [
  ...writtenPlaces.map((name): WrittenPath => ({ path: `/${name}`, type: 'page' })),
  { path: `/${TWELVE_DAYS}`, type: 'promotion' },
];

/**
 * In every head, and written by the server alone: no page needs them again. After the page's own tags, one of which may forbid to
 * name its URL; before the styles, so that fonts begin before those are read.
 */
const links = [
  ...[fontUrls.sans, fontUrls.serif].map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  ),
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
].join('');

/** Names the server where the calls of a page name a device. A constant: rendering belongs to nobody. */
const serverBrowserId = '00000000-0000-4000-8000-000000000000';

export const createRenderer: typeof CreateRenderer = ({
  config,
  announcement,
  contact,
  manifest,
  styles,
  fetch,
  preview,
}) => {
  const makeApp = (nonce?: string) =>
    createApp({ config, session: createMemorySession(), browserId: serverBrowserId, fetch, nonce });
  const { router } = makeApp();
  const scriptsOf = pageScripts(manifest, ROUTE_FILES);
  // Written into the page: the first paint then waits for nothing else. React leaves alone what it did not put into the head.
  const style = `${links}<style>${Object.values(styles).join('\n')}</style>${deviceHead()}</head>`;

  const plan = createPlanner(router);
  const withoutScripts = noScriptHtml(contact);
  const bar = (preview ? previewHtml(preview) : '') + (announcement === null ? '' : announcementHtml(announcement));
  const constant = inlineSources(style + bar + noScriptHead);

  // Rendering is one pass that cannot wait for a chunk: each screen, skeleton and miss of every route is loaded before.
  const chunks = Promise.all(
    [
      router.options.defaultErrorComponent,
      router.options.defaultNotFoundComponent,
      ...Object.values(router.routesById).flatMap(({ options }) => [
        options.component,
        options.pendingComponent,
        options.errorComponent,
        options.notFoundComponent,
      ]),
    ].flatMap((part) => (part as { preload?: () => Promise<void> } | undefined)?.preload?.() ?? []),
  );
  // The same for what icons and the page of a webinar load by themselves.
  const parts = new Promise<void>((resolve) => {
    const all = (
      <Suspense>
        <Icon name="sun" />
        <LaterPlayer label="" sources={[]} />
      </Suspense>
    );
    renderToPipeableStream(all, { onAllReady: resolve });
  });

  async function render(href: string): Promise<RenderedPage> {
    await Promise.all([chunks, parts]);
    // Known to nothing that a page shows, so nothing of that can pass for a script of the router's.
    const nonce = randomUUID();
    const handle = createRequestHandler({
      createRouter: () => makeApp(nonce).router,
      request: new Request(new URL(href, config.origin)),
    });
    let start = '';
    const response = await handle(({ router: loaded, responseHeaders }) => {
      start = startScript(scriptsOf(loaded.state.matches.map(({ routeId }) => routeId)));
      return renderRouterToString({ router: loaded, responseHeaders, children: <RouterServer router={loaded} /> });
    });
    const target = response.headers.get('Location');
    const text = target === null ? await response.text() : '';
    const inline = joinSources(constant, inlineSources(start), inlineSources(text, ` nonce="${nonce}"`));
    if (target !== null) return { status: response.status, html: '', inline, redirect: target };
    const page = text
      .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '')
      .replaceAll(` nonce="${nonce}"`, '');
    // A miss has no route that could name it; in the browser `NotFoundPage` does.
    const named =
      response.status === 404 ? page.replace('<title>Regen</title>', '<title>Page not found · Regen</title>') : page;
    const isShell = plan(href).kind === 'shell';
    const html = named
      .replace('</head>', () => (isShell ? noScriptHead : '') + style)
      // After the skip link, which stays the first thing that the keyboard reaches.
      .replace(/<body[^>]*><a\b[^>]*>[^<]*<\/a>/, (begin) => begin + bar + (isShell ? withoutScripts : ''));
    const end = html.lastIndexOf('</body>');
    return { status: response.status, html: html.slice(0, end) + start + html.slice(end), inline };
  }

  return { plan, render };
};
