import { limitHeaders } from '../../auth/limit-headers.ts';
import { createSampledLimit } from '../../auth/sampled-limit.ts';
import { anyone } from '../../http/access/rules.ts';
import { operation, RawJson } from '../../http/operation.ts';
import { IN_PROCESS } from '../../http/request/in-process.ts';
import type { Needs } from '../../platform.ts';
import type { Module } from '../module.ts';
import { callerAudience } from '../products/audience.ts';
import type { Catalog } from '../products/catalog.ts';
import { createSearch } from './search.ts';

export function createSearchModule(
  needs: Needs<'auth' | 'clock' | 'db' | 'log'> & { catalog: Catalog },
): Module<'productSearch'> {
  const { auth, clock, log } = needs;
  const search = createSearch(needs, needs.catalog);
  // Suggestions send a request at every pause in typing, and an office shares one address.
  const limitSearch = createSampledLimit(auth, clock, {
    bucket: 'search ip',
    max: 600,
    windowSeconds: 60,
    every: 10,
  });
  return {
    operations: {
      productSearch: operation(anyone(), async ({ query, actor, ip, reply }) => {
        const standing = ip === IN_PROCESS ? null : await limitSearch(ip);
        if (standing) reply.headers(limitHeaders(standing));
        const { search: text, page = 1, perPage = 12, sort = 'relevance', facets: hasFacets = false } = query;
        const { category = [], concern = [], skinType = [], sizeClass = [] } = query;
        const filters = { category, concern, skinType, sizeClass };
        const question = { audience: callerAudience(actor), text, page, perPage, sort, filters, hasFacets };
        return new RawJson(await search.find(question));
      }),
    },
    async start() {
      // The first visitor should not wait for the index; without a database it is loaded when there is one.
      await search
        .warm()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'the catalog could not be preloaded; it is loaded on the first request'),
        );
    },
  };
}
