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
import { routeTree } from '~/routeTree.gen.ts';
import { writtenPlaces } from '~/shell/written-places.ts';
import { ROUTE_FILES } from '../../route-files.gen.ts';
import type {
  createRenderer as CreateRenderer,
  InlineSources,
  RenderedPage,
  WrittenPath,
} from '../../types/entry-server.d.ts';
import { announcementHtml } from './Announcement.tsx';
import { createApp } from './create-app.tsx';
import { deviceHead } from './device-head.ts';
import { inlineSources, joinSources } from './inline-sources.ts';
import { noScriptHead, noScriptHtml } from './NoScript.tsx';
import { pageData } from './page-data.ts';
import { pageFiles, type PageFiles } from './page-files.ts';
import { createPlanner } from './page-plan.ts';
import { readPages } from './pages.ts';
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

/** Editorial pages that the storefront itself links to, the promotion that has a page, and lists of what editors write. */
export const writtenPaths: readonly WrittenPath[] = [
  ...writtenPlaces.map((name): WrittenPath => ({ path: `/${name}`, type: 'page' })),
  { path: `/${TWELVE_DAYS}`, type: 'promotion' },
  { path: '/blogs', type: 'blogPost', isList: true },
  { path: '/webinars', type: 'webinar', isList: true },
  { path: '/resources', type: 'resource', isList: true },
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

const NO_SOURCES: InlineSources = { scripts: [], styles: [] };

const BRAND_ALONE = /<title>((?:(?! · )[^<])*)<\/title>/;

/**
 * A browser asks for the fonts of an inline style sheet with the address of the page as the referrer, whatever the policy of the page, unless
 * the URL itself has one. Where that isn't known, the source before it counts.
 */
const withoutReferrers = (css: string): string =>
  css.replaceAll(
    /src:url\(([^)"']+)\)(format\([^)]*\))/g,
    (source, url: string, format: string) => `${source};src:url("${url}" referrer-policy(no-referrer))${format}`,
  );

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
    createApp({ routeTree, config, session: createMemorySession(), browserId: serverBrowserId, fetch, nonce });
  const { router } = makeApp();
  const filesOf = pageFiles(manifest, ROUTE_FILES);

  const plan = createPlanner(router);
  const withoutScripts = noScriptHtml(contact);
  const bar = (preview ? previewHtml(preview) : '') + (announcement === null ? '' : announcementHtml(announcement));
  const constant = inlineSources(bar + noScriptHead);
  const heads = new Map<string, { html: string; inline: InlineSources }>();

  /** The rest of the head. Style sheets are inline, so the first paint waits for nothing else. React ignores elements that it didn't add. */
  function endOfHead(sheets: readonly string[]): { html: string; inline: InlineSources } {
    const names = sheets.map((name) => `/${name}`).join(' ');
    const known = heads.get(names);
    if (known) return known;
    const text = withoutReferrers(sheets.map((name) => styles[name]).join('\n'));
    const html = `${links}<style data-sheets="${names}">${text}</style>${deviceHead()}</head>`;
    const head = { html, inline: inlineSources(html) };
    // Pages of one route have the same sheets.
    heads.set(names, head);
    return head;
  }

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

  const ready = Promise.all([chunks, parts]);

  /** What the router makes of a URL, with its own scripts marked by the nonce. */
  async function renderRoutes(href: string, nonce: string) {
    const { router: own, queryClient } = makeApp(nonce);
    const handle = createRequestHandler({
      createRouter: () => own,
      request: new Request(new URL(href, config.origin)),
    });
    let files: PageFiles = { scripts: [], sheets: [] };
    try {
      const response = await handle(({ router: loaded, responseHeaders }) => {
        files = filesOf(loaded.state.matches.map(({ routeId }) => routeId));
        return renderRouterToString({ router: loaded, responseHeaders, children: <RouterServer router={loaded} /> });
      });
      const target = response.headers.get('Location');
      if (target !== null) return { status: response.status, target };
      return { status: response.status, text: await response.text(), data: await pageData(queryClient), files };
    } finally {
      // Queries have timers.
      queryClient.clear();
    }
  }

  async function render(href: string): Promise<RenderedPage> {
    await ready;
    // No content of a page can know it, so none can pass for one of the router's scripts.
    const nonce = randomUUID();
    const { status, target, text, data, files } = await renderRoutes(href, nonce);
    if (target !== undefined) return { status, html: '', inline: NO_SOURCES, redirect: target };
    const start = startScript(files.scripts);
    const head = endOfHead(files.sheets);
    const inline = joinSources(constant, head.inline, inlineSources(start), inlineSources(text, ` nonce="${nonce}"`));
    const page = text
      .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '')
      .replaceAll(` nonce="${nonce}"`, '');
    // A missing page has no route that could name it, so its title is the brand alone; in the browser, `NotFoundPage` names it.
    const named = status === 404 ? page.replace(BRAND_ALONE, '<title>Page not found · $1</title>') : page;
    const isShell = plan(href).kind === 'shell';
    const html = named
      // After the skip link, which stays the first thing that the keyboard reaches.
      .replace(/<body[^>]*><a\b[^>]*>[^<]*<\/a>/, (begin) => begin + bar + (isShell ? withoutScripts : ''))
      .replace('</head>', () => (isShell ? noScriptHead : '') + head.html);
    const end = html.lastIndexOf('</body>');
    return { status, html: html.slice(0, end) + data + start + html.slice(end), inline };
  }

  return { ready, plan, render };
};
