import { describe, expect, it } from 'vitest';
import { openContext } from '~/testing/context.ts';
import { homeHead } from './home-head.ts';
import { homeContent } from './home-queries.ts';

describe('the title of the home page', () => {
  const { context } = openContext();
  const { queryKey } = homeContent(context.call);
  const titled = () => homeHead({ context, staticData: {} }).meta[0];

  it('is the name of the seller without a record', () => {
    const own = { title: `${context.config.seller.name} · Regen` };
    expect(titled()).toEqual(own);
    context.queryClient.setQueryData(queryKey, { items: [], total: 0, currentPage: 1, totalPages: 0 });
    expect(titled()).toEqual(own);
  });
});
