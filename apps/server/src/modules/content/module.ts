import { channelOf } from '../../auth/actor.ts';
import type { Drafts } from '../../content/drafts/create-drafts.ts';
import { OF_DRAFTS } from '../../content/drafts/of-drafts.ts';
import { PREVIEW_PARAMETER } from '../../content/drafts/preview-pass.ts';
import type { Content } from '../../content/snapshot/create-content.ts';
import { anyone, signedIn } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Call } from '../../http/request/call.ts';
import type { Needs } from '../../platform.ts';
import { refuse } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { listFaqs } from './faqs.ts';
import { readPage, readPageContent } from './pages.ts';
import { listRecords, readRecord } from './read-records.ts';
import { reasonOf } from './reason-of.ts';

type ContentOperation =
  | 'contentGet'
  | 'contentList'
  | 'pageGet'
  | 'pageGetContent'
  | 'faqList'
  | 'adminGetContent'
  | 'adminPreviewContent';

const editors = () => signedIn({ permission: 'admin:content' });

/** What editors write. Each channel sees its own; with a preview, drafts too. */
export function createContentModule({
  clock,
  config,
  content,
  drafts,
}: Needs<'clock' | 'config'> & { content: Content; drafts: Drafts }): Module<ContentOperation> {
  const readerOf = ({ actor, cookies, reply }: Pick<Call, 'actor' | 'cookies' | 'reply'>) => {
    const channel = channelOf(actor);
    if (!drafts.isOpenTo(cookies)) return content.reader(channel);
    reply.headers(OF_DRAFTS);
    return drafts.reader(channel);
  };
  return {
    operations: {
      contentList: operation(anyone(), (call) => listRecords(readerOf(call), { ...call.query, ...call.params })),
      contentGet: operation(anyone(), (call) => readRecord(readerOf(call), { ...call.query, ...call.params })),
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
      adminPreviewContent: operation(editors(), async ({ actor, body, log }) => {
        if (!drafts.isAvailable) throw refuse('preview_unavailable');
        const { value, expiresAt } = drafts.pass.link();
        const { pathname, search } = new URL(body.path, 'http://store');
        const separator = search === '' ? '?' : '&';
        log.info({ userId: actor.kind === 'user' ? actor.userId : null }, 'a preview of drafts was started');
        return {
          url: `${pathname}${search}${separator}${PREVIEW_PARAMETER}=${encodeURIComponent(value)}`,
          expiresAt: expiresAt.toISOString(),
        };
      }),
    },
  };
}
