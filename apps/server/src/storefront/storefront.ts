import { legacyTarget } from '@regen/domain/legacy-urls';
import { publicPaths, writtenPaths } from '@regen/web/entry-server';
import type { PagePlan, Renderer } from '@regen/web/entry-server';
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
import { safePath } from '../log.ts';
import type { Needs } from '../platform.ts';
import { refuse } from '../refuse.ts';
import { createAnnouncement } from './announcement.ts';
import { registerBlogFeed } from './blog-feed-routes.ts';
import { countryDecision, countryRules, STAY_COOKIE } from './country-redirect.ts';
import { failurePage, tooManyPages } from './failure-page.ts';
import { isGone } from './gone.ts';
import { createInjectFetch, PageUnavailable, whileAvailable } from './inject-fetch.ts';
import { createNonce, NoncePage } from './nonce-page.ts';
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
/** The key of every page that is not there. */
const MISSING = '404';

/** `Accept-Encoding` names it and does not refuse it. */
const accepts = (request: FastifyRequest, encoding: string): boolean =>
  new RegExp(`(^|[\\s,])${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`).test(
    String(request.headers['accept-encoding'] ?? ''),
  );

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
  if (asset.br && accepts(request, 'br')) return reply.header('content-encoding', 'br').send(asset.br);
  if (asset.gzip && accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(asset.gzip);
  return reply.send(asset.content);
}

/** Serves the storefront: its files, its rendered pages, robots.txt and the sitemap. Handles every path that nothing else does. */
export function storefront(
  server: FastifyInstance,
  needs: Needs<'bus' | 'clock' | 'config' | 'db' | 'metrics' | 'publicUrl' | 'storage' | 'tracing'> & {
    content: Content;
    drafts: Drafts;
  },
  /** Pages per minute that this process renders for one IP address; cached pages do not count. */
  pagesPerMinute = PAGES_PER_MINUTE,
): void {
  const { config, clock, bus, content } = needs;
  const overHttps = isSecure(config);
  const elsewhere = otherOrigins(needs);
  const everywhere = securityHeaders(config);
  const build = readWebBuild();
  const fetch = createInjectFetch(server);
  const now = () => clock.now().getTime();
  const cache = new PageCache({
    bus,
    content,
    now,
    freshFor: MINUTE,
    staleFor: 15 * MINUTE,
    maxBytes: 32 * 1024 * 1024,
    onLookup: (isHit) => needs.metrics.cache('pages', isHit),
  });
  server.addHook('onClose', async () => cache.close());
  const countRendering = createRenderLimit(pagesPerMinute * config.RATE_LIMIT_FACTOR, now);

  // Replaces the nonce of a response in cached pages. Random, so that no text of the catalog can equal it.
  const placeholder = createNonce();
  const announcementNow = createAnnouncement(needs);
  const writtenPages = createWrittenPages(content);
  server.addHook('onClose', async () => writtenPages.close());
  const renderers = createRenderers({ config, build, fetch, nonce: placeholder });
  const preview = createPreview(server, { needs, build, nonce: placeholder, headers: everywhere });

  async function render(renderer: Renderer, { href, status }: PagePlan): Promise<RenderResult> {
    const { result, ...noted } = await needs.tracing.task('render page', 'internal', {}, () =>
      notingReads(() => whileAvailable(() => renderer.render(href))),
    );
    const page = { ...result, ...noted };
    if (status !== undefined) return { ...page, status };
    const isMissing = page.status === 404 && (await isGone(needs.db, href.split('?', 1)[0] ?? ''));
    return isMissing ? { ...page, status: 410 } : page;
  }

  function sendBody(request: FastifyRequest, reply: FastifyReply, body: NoncePage, nonce: string): FastifyReply {
    if (accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(body.gzip(nonce));
    return reply.send(body.plain(nonce));
  }

  /** What every page has, and what is sent when it cannot be made. */
  async function withPage(
    request: FastifyRequest,
    reply: FastifyReply,
    href: string,
    send: (nonce: string) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const nonce = createNonce();
    const policy = contentSecurityPolicy(nonce, overHttps, elsewhere);
    reply.headers({ ...everywhere, 'content-security-policy': policy });
    reply.header('content-type', 'text/html; charset=utf-8');
    try {
      return await send(nonce);
    } catch (error) {
      if (error instanceof LimitPassed) {
        reply.code(error.status).headers({ 'cache-control': 'no-store', ...error.headers });
        return reply.send(tooManyPages(error.standing.seconds, nonce));
      }
      if (error instanceof PageUnavailable || isUnavailable(error)) {
        reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER });
        return reply.send(failurePage(request.id, nonce));
      }
      request.log.error({ err: error, path: safePath(href) }, 'a page could not be rendered');
      return reply.code(500).header('cache-control', 'no-store').send(failurePage(request.id, nonce));
    }
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, href: string, isPersonal = false) =>
    withPage(request, reply, href, async (nonce) => {
      const origin = needs.publicUrl();
      const frame = { announcement: await announcementNow(), pages: await writtenPages.now() };
      const renderer = renderers.for(origin, frame);
      const plan = renderer.plan(href);
      const key = plan.key === null ? null : `${sortOf(origin, frame)} ${plan.key}`;
      const page = await cache.get(key, placeholder, () => {
        countRendering(request.ip);
        return render(renderer, plan);
      });
      if (page.redirect !== undefined)
        return reply.header('cache-control', 'no-cache').redirect(page.redirect, page.status);
      const isKept = page.status < 500 && !isPersonal;
      reply.code(page.status).header('cache-control', isKept ? 'no-cache' : 'no-store');
      reply.header('vary', rules ? 'accept-encoding, cookie' : 'accept-encoding');
      return sendBody(request, reply, page.body, nonce);
    });

  const sendDraft = async (request: FastifyRequest, reply: FastifyReply, href: string) =>
    withPage(request, reply, href, async (nonce) => {
      const page = await preview.render(href);
      reply.headers({ ...OF_DRAFTS, vary: 'accept-encoding, cookie' });
      if (page.redirect !== undefined) return reply.redirect(page.redirect, page.status);
      return sendBody(request, reply.code(page.status), new NoncePage(page.html, placeholder), nonce);
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
