import { channelOf } from '../../auth/actor.ts';
import { limitHeaders } from '../../auth/limit-headers.ts';
import { createSampledLimit } from '../../auth/sampled-limit.ts';
import type { Drafts } from '../../content/drafts/create-drafts.ts';
import { PREVIEW_PARAMETER } from '../../content/drafts/preview-pass.ts';
import { createReaderOf } from '../../content/drafts/reader-of.ts';
import type { Content } from '../../content/snapshot/create-content.ts';
import { anyone, signedIn } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import { IN_PROCESS } from '../../http/request/in-process.ts';
import type { Needs } from '../../platform.ts';
import { refuse } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { listFaqs } from './faqs.ts';
import { readPage, readPageContent } from './pages.ts';
import { listRecords, readRecord } from './read-records.ts';
import { reasonOf } from './reason-of.ts';
import { createContentSearch } from './search/content-search.ts';

type ContentOperation =
  | 'contentGet'
  | 'contentList'
  | 'contentSearch'
  | 'pageGet'
  | 'pageGetContent'
  | 'faqList'
  | 'adminGetContent'
  | 'adminPreviewContent';

const editors = () => signedIn({ permission: 'admin:content' });

/** What editors write. Each channel sees its own; with a preview, drafts too. */
export function createContentModule({
  auth,
  clock,
  config,
  content,
  drafts,
  log,
}: Needs<'auth' | 'clock' | 'config' | 'log'> & { content: Content; drafts: Drafts }): Module<ContentOperation> {
  const readerOf = createReaderOf({ content, drafts });
  const search = createContentSearch({ content });
  // As many as searches for products, which are asked for with it.
  const limitSearch = createSampledLimit(auth, clock, {
    bucket: 'content search ip',
    max: 600,
    windowSeconds: 60,
    every: 10,
  });
  return {
    operations: {
      contentList: operation(anyone(), (call) => listRecords(readerOf(call), { ...call.query, ...call.params })),
      contentGet: operation(anyone(), (call) => readRecord(readerOf(call), { ...call.query, ...call.params })),
      contentSearch: operation(anyone(), async ({ actor, query, ip, reply }) => {
        const standing = ip === IN_PROCESS ? null : await limitSearch(ip);
        if (standing) reply.headers(limitHeaders(standing));
        return search.find(channelOf(actor), query);
      }),
      pageGet: operation(anyone(), (call) => readPage(readerOf(call), call.params.slug, clock.now())),
      pageGetContent: operation(anyone(), (call) => readPageContent(readerOf(call), call.params.slug)),
      faqList: operation(anyone(), (call) => listFaqs(readerOf(call), call.query)),
      adminGetContent: operation(editors(), async () => {
        const { age, error } = content.state();
        return {
          source: config.CONTENT_HOST === undefined ? 'embedded' : 'hosted',
          ageSeconds: age === null ? null : Math.floor(age / 1000),
          syncedAt: age === null ? null : new Date(clock.now().getTime() - age).toISOString(),
          error: error === null ? null : reasonOf(error),
          canPreview: drafts.isAvailable,
        };
      }),
      adminPreviewContent: operation(editors(), async ({ actor, body, log: callLog }) => {
        if (!drafts.isAvailable) throw refuse('preview_unavailable');
        const { value, expiresAt } = drafts.pass.link();
        const target = new URL(body.page, 'http://store');
        target.searchParams.set(PREVIEW_PARAMETER, value);
        // Browsers take what begins with two slashes, as "/.//name" becomes, for an address of another host.
        const path = target.pathname.replace(/^\/+/, '/');
        callLog.info({ userId: actor.kind === 'user' ? actor.userId : null }, 'a preview of drafts was started');
        return {
          url: `${path}${target.search}`,
          expiresAt: expiresAt.toISOString(),
        };
      }),
    },
    async start() {
      await search
        .warm()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'the content could not be preloaded for search; it is read for the first one'),
        );
    },
  };
}
