import { legacyTarget } from '@regen/domain/legacy-urls';
import { publicPaths, writtenPaths } from '@regen/web/entry-server';
import type { InlineSources, PagePlan, Renderer } from '@regen/web/entry-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LimitPassed } from '../auth/limit-passed.ts';
import { isSecure } from '../config.ts';
import type { Drafts } from '../content/drafts/create-drafts.ts';
import { OF_DRAFTS } from '../content/drafts/of-drafts.ts';
import type { Content } from '../content/snapshot/create-content.ts';
import { notingReads } from '../content/snapshot/note-reads.ts';
import { isUnavailable } from '../db/errors.ts';
import { sendError } from '../http/errors/error-handler.ts';
import { formatCookie } from '../http/request/cookies.ts';
import { EncodedBody, sendEncoded } from '../http/request/encoded-body.ts';
import { encodingFor } from '../http/request/encoding.ts';
import { safePath } from '../log.ts';
import type { Catalog } from '../modules/products/catalog.ts';
import type { Needs } from '../platform.ts';
import { refuse } from '../refuse.ts';
import { createAnnouncement } from './announcement.ts';
import { registerBlogFeed } from './blog-feed-routes.ts';
import { countryDecision, countryRules, STAY_COOKIE } from './country-redirect.ts';
import { failurePage, PLAIN_SOURCES, tooManyPages } from './failure-page.ts';
import { isGone } from './gone.ts';
import { createInjectFetch, PageTooSlow, PageUnavailable, RENDER_MS, whileAvailable } from './inject-fetch.ts';
import { oneOfFew } from './one-of-few.ts';
import { PageCache } from './page-cache.ts';
import type { RenderResult } from './page-cache.ts';
import { createPreview } from './preview.ts';
import { createRenderLimit, PAGES_PER_MINUTE } from './render-limit.ts';
import { createRenderers, sortOf } from './renderers.ts';
import { contentSecurityPolicy, otherOrigins, securityHeaders } from './security-headers.ts';
import { registerSitemap } from './sitemap-routes.ts';
import { readWebBuild } from './web-build.ts';
import type { Asset } from './web-build.ts';
import { createWrittenPages } from './written-pages.ts';
import { writtenPath } from './written-path.ts';

const MINUTE = 60_000;
const DAY = 86_400;
/** Seconds after which robots and caches may retry while the database is unreachable. */
const RETRY_AFTER = '5';
/** As long as browsers keep a cookie (rule K7). */
const STAY_SECONDS = 34_560_000;
/** How many pages are rendered at once: while one waits for the database, another can be rendered. */
const AT_ONCE = 8;
/** The key of every page that is not there. */
const MISSING = '404';

function cacheControlOf({ isImmutable, isWorker }: Asset): string {
  if (isImmutable) return 'public, max-age=31536000, immutable';
  // It replaces itself: an old one must not come from a proxy.
  return isWorker ? 'no-cache' : 'public, max-age=86400';
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  reply.header('content-type', asset.type);
  reply.header('cache-control', cacheControlOf(asset));
  if (!asset.br && !asset.gzip) return reply.send(asset.content);
  reply.header('vary', 'accept-encoding');
  const encoding = encodingFor(request);
  const encoded = encoding && asset[encoding];
  if (encoded) reply.header('content-encoding', encoding);
  return reply.send(encoded ?? asset.content);
}

export interface StorefrontLimits {
  /** Pages per minute that this process renders for one IP address; cached pages do not count. */
  pagesPerMinute?: number;
  /** Milliseconds after which a rendering is abandoned: whatever it waits for, it must not keep its slot forever. */
  renderMs?: number;
}

/** Serves the storefront: its files, its rendered pages, robots.txt and the sitemap. Handles every path that nothing else does. */
export function storefront(
  server: FastifyInstance,
  needs: Needs<'clock' | 'config' | 'db' | 'metrics' | 'publicUrl' | 'storage' | 'tracing'> & {
    catalog: Catalog;
    content: Content;
    drafts: Drafts;
  },
  { pagesPerMinute = PAGES_PER_MINUTE, renderMs = RENDER_MS }: StorefrontLimits = {},
): void {
  const { config, clock, catalog, content } = needs;
  const overHttps = isSecure(config);
  const elsewhere = otherOrigins(needs);
  const everywhere = securityHeaders(config);
  const build = readWebBuild();
  const fetch = createInjectFetch(server);
  const now = () => clock.now().getTime();
  const cache = new PageCache({
    catalog,
    content,
    now,
    freshFor: MINUTE,
    staleFor: 15 * MINUTE,
    maxBytes: 32 * 1024 * 1024,
    onLookup: (isHit) => needs.metrics.cache('pages', isHit),
  });
  server.addHook('onClose', async () => cache.close());
  const countRendering = createRenderLimit(pagesPerMinute * config.RATE_LIMIT_FACTOR, now);

  const announcementNow = createAnnouncement(needs);
  const writtenPages = createWrittenPages(content);
  server.addHook('onClose', async () => writtenPages.close());
  const renderers = createRenderers({ config, build, fetch });
  const preview = createPreview(server, { needs, build, headers: everywhere });

  const policyFor = (inline: InlineSources): string => contentSecurityPolicy(inline, overHttps, elsewhere);
  const plainPolicy = policyFor(PLAIN_SOURCES);
  const inTurn = oneOfFew(AT_ONCE);

  async function render(renderer: Renderer, { href, status }: PagePlan): Promise<RenderResult> {
    // Loading its code may take long on a busy machine, and is not what hangs.
    await renderer.ready;
    const { result, ...noted } = await needs.tracing
      .task('render page', 'internal', {}, () =>
        notingReads(() => whileAvailable(() => renderer.render(href), renderMs)),
      )
      .catch((error: unknown) => {
        // Also when an older page is sent instead.
        if (error instanceof PageTooSlow) server.log.warn({ path: safePath(href) }, error.message);
        throw error;
      });
    const page = { ...result, ...noted, policy: policyFor(result.inline) };
    if (status !== undefined) return { ...page, status };
    const isMissing = page.status === 404 && (await isGone(needs, href.split('?', 1)[0] ?? ''));
    return isMissing ? { ...page, status: 410 } : page;
  }

  /** What every page has, and what is sent when it cannot be made. */
  async function withPage(
    request: FastifyRequest,
    reply: FastifyReply,
    href: string,
    send: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    reply.headers({ ...everywhere, 'content-security-policy': plainPolicy });
    reply.header('content-type', 'text/html; charset=utf-8');
    try {
      return await send();
    } catch (error) {
      if (error instanceof LimitPassed) {
        reply.code(error.status).headers({ 'cache-control': 'no-store', ...error.headers });
        return reply.send(tooManyPages(error.standing.seconds));
      }
      if (error instanceof PageUnavailable || isUnavailable(error)) {
        reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER });
        return reply.send(failurePage(request.id));
      }
      request.log.error({ err: error, path: safePath(href) }, 'a page could not be rendered');
      return reply.code(500).header('cache-control', 'no-store').send(failurePage(request.id));
    }
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, href: string, isPersonal = false) =>
    withPage(request, reply, href, async () => {
      const origin = needs.publicUrl();
      const frame = { announcement: await announcementNow(), pages: await writtenPages.now() };
      const renderer = renderers.for(origin, frame);
      const plan = renderer.plan(href);
      const key = plan.key === null ? null : `${sortOf(origin, frame)} ${plan.key}`;
      const page = await cache.get(key, () => {
        countRendering(request.ip);
        return inTurn(() => render(renderer, plan));
      });
      if (page.redirect !== undefined)
        return reply.header('cache-control', 'no-cache').redirect(page.redirect, page.status);
      const isKept = page.status < 500 && !isPersonal;
      reply.code(page.status).header('cache-control', isKept ? 'no-cache' : 'no-store');
      reply.header('vary', rules ? 'accept-encoding, cookie' : 'accept-encoding');
      return sendEncoded(request, reply.header('content-security-policy', page.policy), page.body);
    });

  const sendDraft = async (request: FastifyRequest, reply: FastifyReply, href: string) =>
    withPage(request, reply, href, async () => {
      const page = await preview.render(href);
      reply.headers({ ...OF_DRAFTS, vary: 'accept-encoding, cookie' });
      if (page.redirect !== undefined) return reply.redirect(page.redirect, page.status);
      reply.code(page.status).header('content-security-policy', policyFor(page.inline));
      return sendEncoded(request, reply, await EncodedBody.of(page.html));
    });

  const hasPage = (path: string): boolean => {
    const { key, status } = renderers.any(needs.publicUrl()).plan(path);
    return key !== MISSING && status === undefined;
  };
  async function pathsNow(): Promise<readonly string[]> {
    const there = await writtenPages.now();
    const missing = new Set(writtenPaths.flatMap(({ path }) => (there.includes(path) ? [] : [path])));
    return publicPaths.filter((path) => !missing.has(path));
  }
  registerSitemap(server, { needs, headers: everywhere, paths: pathsNow, hasPage });
  registerBlogFeed(server, { needs, headers: everywhere });

  const rules = countryRules(config);
  const rememberStay = (): string => formatCookie(STAY_COOKIE, '1', { maxAge: STAY_SECONDS, secure: overHttps });

  server.get('/*', async (request, reply) => {
    const { url } = request;
    const at = url.indexOf('?');
    const path = at < 0 ? url : url.slice(0, at);
    const asset = build.assets.get(path);
    if (asset) return sendAsset(request, reply.headers(everywhere), asset);
    // Calls, pictures and files that do not exist are not pages.
    if (/^\/(api|assets|media)\//.test(path)) {
      return sendError(request, reply, refuse('not_found'));
    }
    if (/^\/[/\\]/.test(path)) return reply.headers(everywhere).redirect('/', 308);
    if (preview.start(request, reply)) return reply;
    const query = at < 0 ? '' : url.slice(at);
    const legacy = legacyTarget(path);
    if (legacy) {
      // Permanent, but revalidated after a day: a row of the table can be corrected.
      reply.header('cache-control', legacy.isSecret ? 'no-store' : `public, max-age=${DAY}`);
      return reply.headers(everywhere).redirect(legacy.path + query, 301);
    }
    const written = writtenPath(path);
    if (written !== null) {
      // Its path or query may hold the token of a link.
      reply.header('cache-control', 'no-store');
      return reply.headers(everywhere).redirect(written.replace(/\/+$/, '') + query, 301);
    }
    if (path.length > 1 && path.endsWith('/')) {
      return reply.headers(everywhere).redirect(path.replace(/\/+$/, '') + query, 308);
    }
    if (preview.isOn(request)) return sendDraft(request, reply, url);
    const decision = rules && countryDecision(rules, { method: request.method, path, query, headers: request.headers });
    if (!decision) return sendPage(request, reply, url);
    if (decision.kind !== 'leave') reply.header('set-cookie', rememberStay());
    if (decision.kind === 'welcome') return sendPage(request, reply, url, true);
    reply.headers(everywhere).header('cache-control', 'private, no-store');
    return reply.redirect(decision.to, 302);
  });
}
