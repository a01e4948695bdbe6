import { page } from '@regen/content-sdk/models';
import type { Channel } from '@regen/domain';
import type { Content } from '../../content/snapshot/create-content.ts';
import { HttpError } from '../../refuse.ts';

/** Whether the terms can be read in a channel: a new store has none until its editors have written them. */
export type HasTermsText = (channel: Channel) => Promise<boolean>;

/** While there is no content at all, nobody is asked to accept what cannot be read, and everybody can still sign in. */
export function createHasTermsText(content: Pick<Content, 'reader'>): HasTermsText {
  return async (channel) => {
    try {
      return (await content.reader(channel).get(page, 'terms')) !== null;
    } catch (error) {
      if (error instanceof HttpError && error.code === 'content_unavailable') return false;
      throw error;
    }
  };
}
