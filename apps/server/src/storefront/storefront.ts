import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRenderer, publicPaths } from '@regen/web/entry-server';
import type { Renderer } from '@regen/web/entry-server';
import { isSecure } from '../config.ts';
import { sendError } from '../contract/error-handler.ts';
import { HttpError } from '../contract/errors.ts';
import type { RoutePlugin } from '../contract/module.ts';
import { safePath } from '../log.ts';
import { editorial } from './editorial.ts';
import { failurePage } from './failure-page.ts';
import { createInjectFetch } from './inject-fetch.ts';
import { createNonce } from './nonce-page.ts';
import { PageCache } from './page-cache.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import { readCatalogueNames, robotsTxt, sitemapXml } from './sitemap.ts';
import { readWebBuild } from './web-build.ts';
import type { Asset } from './web-build.ts';

const API = '/api/v1/regen';
const MINUTE = 60_000;
const BROWSER_ID = '00000000-0000-4000-8000-000000000000';

/** `Accept-Encoding` names it and does not refuse it. */
const accepts = (request: FastifyRequest, encoding: string): boolean =>
  new RegExp(`(^|[\\s,])${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`).test(
    String(request.headers['accept-encoding'] ?? ''),
  );

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  reply.header('content-type', asset.type);
  reply.header('cache-control', asset.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
  if (!asset.br && !asset.gzip) return reply.send(asset.content);
  reply.header('vary', 'accept-encoding');
  if (asset.br && accepts(request, 'br')) return reply.header('content-encoding', 'br').send(asset.br);
  if (asset.gzip && accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(asset.gzip);
  return reply.send(asset.content);
}

/** Serves the storefront: its files, its rendered pages, robots.txt and the sitemap. Answers every path that nothing else does. */
export const storefront: RoutePlugin = (server, deps) => {
  const { config, clock, bus, log } = deps;
  const clientKey = config.CLIENT_KEYS[0] as string;
  const overHttps = isSecure(config);
  const everywhere = securityHeaders(overHttps);
  const build = readWebBuild();
  const fetch = createInjectFetch(server);
  const now = () => clock.now().getTime();
  const cache = new PageCache({ bus, now, freshFor: MINUTE, staleFor: 15 * MINUTE, maxBytes: 96 * 1024 * 1024 });
  server.addHook('onClose', async () => cache.close());

  // Stands in kept pages for the nonce of a response. Random, so that no text of the catalogue can be it.
  const placeholder = createNonce();
  let made: { origin: string; renderer: Renderer } | undefined;
  /** The origin is known for certain only once the server listens. */
  function rendererFor(origin: string): Renderer {
    if (made?.origin !== origin) {
      const renderer = createRenderer({
        config: { apiBaseUrl: API, clientKey, origin, editorial },
        manifest: build.manifest,
        styles: build.styles,
        fetch,
        nonce: placeholder,
      });
      made = { origin, renderer };
    }
    return made.renderer;
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, href: string): Promise<FastifyReply> {
    const nonce = createNonce();
    const policy = contentSecurityPolicy(nonce, overHttps, deps.storage.uploadOrigin);
    reply.headers({ ...everywhere, 'content-security-policy': policy });
    reply.header('content-type', 'text/html; charset=utf-8');
    try {
      const origin = deps.publicUrl();
      const renderer = rendererFor(origin);
      const plan = renderer.plan(href);
      const key = plan.key === null ? null : `${origin} ${plan.key}`;
      const page = await cache.get(key, placeholder, () => renderer.render(plan.href));
      if (page.redirect !== undefined)
        return reply.header('cache-control', 'no-cache').redirect(page.redirect, page.status);
      reply.code(page.status).header('cache-control', page.status < 500 ? 'no-cache' : 'no-store');
      reply.header('vary', 'accept-encoding');
      if (accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(page.body.gzip(nonce));
      return reply.send(page.body.plain(nonce));
    } catch (error) {
      log.error({ err: error, path: safePath(href) }, 'a page could not be rendered');
      return reply.code(500).header('cache-control', 'no-store').send(failurePage(request.id, nonce));
    }
  }

  server.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ ...everywhere, 'cache-control': 'public, max-age=3600' })
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(deps.publicUrl())),
  );

  let sitemap: { text: string; at: number } | undefined;
  server.get('/sitemap.xml', async (_request, reply) => {
    if (!sitemap || now() - sitemap.at > 10 * MINUTE) {
      const headers = { authorization: `Basic ${btoa(`${clientKey}:`)}`, 'browser-id': BROWSER_ID };
      const names = await readCatalogueNames(fetch, API, headers);
      sitemap = { text: sitemapXml({ origin: deps.publicUrl(), paths: publicPaths, ...names }), at: now() };
    }
    return reply
      .headers({ ...everywhere, 'cache-control': 'public, max-age=600' })
      .type('application/xml; charset=utf-8')
      .send(sitemap.text);
  });

  server.get('/*', async (request, reply) => {
    const { url } = request;
    const at = url.indexOf('?');
    const path = at < 0 ? url : url.slice(0, at);
    const asset = build.assets.get(path);
    if (asset) return sendAsset(request, reply.headers(everywhere), asset);
    // Calls, pictures and files that do not exist are not pages.
    if (/^\/(api|assets|media)\//.test(path)) {
      return sendError(request, reply, new HttpError(404, 'not_found', 'There is nothing at this path.'));
    }
    if (path.startsWith('//')) return reply.headers(everywhere).redirect('/', 308);
    if (path.length > 1 && path.endsWith('/')) {
      return reply.headers(everywhere).redirect(path.replace(/\/+$/, '') + (at < 0 ? '' : url.slice(at)), 308);
    }
    return sendPage(request, reply, url);
  });
};
