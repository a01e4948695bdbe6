import { createClient, type Call } from '@regen/sdk';
import { read, readPlain } from '@regen/sdk/query';
import { createAccountResource } from '@regen/sdk/resources/account';
import { createPagesResource } from '@regen/sdk/resources/pages';

/** The page of the editors that carries the terms. */
const SLUG = 'terms';

export function termsQueries(call: Call) {
  const { account, pages } = createClient(call, { account: createAccountResource, pages: createPagesResource });
  return {
    account: readPlain('accountGet', account.get),
    text: () => read('pageGetContent', pages.getContent)({ slug: SLUG }),
  };
}
