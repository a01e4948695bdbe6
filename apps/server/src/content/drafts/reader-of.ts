import type { ContentReader } from '@regen/content-sdk';
import { channelOf } from '../../auth/actor.ts';
import type { Call } from '../../http/request/call.ts';
import type { Content } from '../snapshot/create-content.ts';
import type { Drafts } from './create-drafts.ts';
import { OF_DRAFTS } from './of-drafts.ts';

/** Reads content for a call as its channel may: with drafts while its browser previews, and then the response is not cached. */
export function createReaderOf({ content, drafts }: { content: Content; drafts: Drafts }) {
  return ({ actor, cookies, reply }: Pick<Call, 'actor' | 'cookies' | 'reply'>): ContentReader => {
    const channel = channelOf(actor);
    if (!drafts.isOpenTo(cookies)) return content.reader(channel);
    reply.headers(OF_DRAFTS);
    return drafts.reader(channel);
  };
}
