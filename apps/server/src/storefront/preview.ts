import type { InlineSources, Renderer } from '@regen/web/entry-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isSecure } from '../config.ts';
import type { Drafts } from '../content/drafts/create-drafts.ts';
import { notingDrafts } from '../content/drafts/note-drafts.ts';
import { OF_DRAFTS } from '../content/drafts/of-drafts.ts';
import { PREVIEW_COOKIE, PREVIEW_PARAMETER, PREVIEW_SECONDS } from '../content/drafts/preview-pass.ts';
import { formatCookie, parseCookies } from '../http/request/cookies.ts';
import type { Needs } from '../platform.ts';
import { createAnnouncement } from './announcement.ts';
import { createInjectFetch, whileAvailable } from './inject-fetch.ts';
import { createRenderers } from './renderers.ts';
import type { RenderersOptions } from './renderers.ts';
import { readWrittenPages } from './written-pages.ts';

const VERSION = '/preview/version';
const LEAVE = '/preview/leave';
/** Pages whose version is remembered. */
const MAX_PAGES = 200;
/** A path on this origin. */
const PATH = /^\/(?![/\\])[!-~]*$/;
/** What the bar of a page has until it is known what the page shows. */
const UNKNOWN_VERSION = 'data-version=""';

export interface PreviewedPage {
  status: number;
  html: string;
  inline: InlineSources;
  redirect?: string | undefined;
}

/** Pages with drafts, at their real URLs, for browsers that may see them. Nothing of them is cached. */
export interface Preview {
  /** Starts one with the URL that was opened, and drops the parameter from it; false if it does not say so. */
  start(request: FastifyRequest, reply: FastifyReply): boolean;
  isOn(request: FastifyRequest): boolean;
  render(href: string): Promise<PreviewedPage>;
}

export interface PreviewOptions extends Pick<RenderersOptions, 'build'> {
  needs: Needs<'clock' | 'config' | 'publicUrl'> & { drafts: Drafts };
  /** On everything that is sent. */
  headers: Readonly<Record<string, string>>;
}

export function createPreview(server: FastifyInstance, { needs, build, headers }: PreviewOptions): Preview {
  const { config, drafts } = needs;
  const secure = isSecure(config);
  const inject = createInjectFetch(server);
  const renderers = createRenderers({
    config,
    build,
    preview: { versionPath: VERSION, leavePath: LEAVE },
    // As the browser sends it: an operation does not know who renders.
    fetch: (url, init) => {
      const own = new Headers(init.headers);
      own.set('cookie', `${PREVIEW_COOKIE}=${encodeURIComponent(drafts.pass.cookie())}`);
      return inject(url, { ...init, headers: own });
    },
  });
  const announcementNow = createAnnouncement({ ...needs, content: drafts });
  const versions = new LRUCache<string, { of: string; version: string }>({ max: MAX_PAGES });
  const isOn = (request: FastifyRequest): boolean => drafts.isOpenTo(parseCookies(request.headers.cookie));

  /** A page and what it has read, which the browser compares from then on. */
  async function renderNoting(href: string): Promise<{ page: PreviewedPage; version: string }> {
    // Read before: what changes meanwhile is new to the page.
    const before = await drafts.version();
    let isShell = false;
    const { result, version } = await notingDrafts(async (): Promise<PreviewedPage> => {
      const renderer: Renderer = renderers.for(needs.publicUrl(), {
        announcement: await announcementNow(),
        pages: await readWrittenPages(drafts),
      });
      const plan = renderer.plan(href);
      isShell = plan.kind === 'shell';
      await renderer.ready;
      const page = await whileAvailable(() => renderer.render(plan.href));
      return { ...page, status: plan.status ?? page.status };
    });
    // What such a page shows, the browser reads.
    return { page: result, version: isShell ? before : version };
  }

  server.get<{ Querystring: { page?: unknown } }>(VERSION, async (request, reply) => {
    reply.headers({ ...headers, ...OF_DRAFTS });
    const { page } = request.query;
    if (!isOn(request) || typeof page !== 'string' || !PATH.test(page)) return reply.code(404).send();
    const of = await drafts.version();
    const known = versions.get(page);
    if (known?.of === of) return { version: known.version };
    const { version } = await renderNoting(page);
    versions.set(page, { of, version });
    return { version };
  });

  void server.register(async (scope) => {
    // An empty form.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1_024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Querystring: { to?: unknown } }>(LEAVE, async (request, reply) => {
      const { to } = request.query;
      reply.headers({ ...headers, ...OF_DRAFTS });
      reply.header('set-cookie', formatCookie(PREVIEW_COOKIE, '', { maxAge: 0, secure }));
      return reply.redirect(typeof to === 'string' && PATH.test(to) ? to : '/', 303);
    });
  });

  return {
    isOn,
    start(request, reply) {
      const at = request.url.indexOf('?');
      if (at < 0) return false;
      const path = request.url.slice(0, at);
      const parameters = new URLSearchParams(request.url.slice(at));
      const value = parameters.get(PREVIEW_PARAMETER);
      const cookie = value !== null && PATH.test(path) && drafts.isAvailable ? drafts.pass.open(value) : null;
      if (cookie === null) return false;
      parameters.delete(PREVIEW_PARAMETER);
      const rest = parameters.toString();
      reply.headers({ ...headers, ...OF_DRAFTS, 'referrer-policy': 'no-referrer' });
      reply.header('set-cookie', formatCookie(PREVIEW_COOKIE, cookie, { maxAge: PREVIEW_SECONDS, secure }));
      void reply.redirect(rest === '' ? path : `${path}?${rest}`, 303);
      return true;
    },
    async render(href) {
      const { page, version } = await renderNoting(href);
      return { ...page, html: page.html.replace(UNKNOWN_VERSION, `data-version="${version}"`) };
    },
  };
}
