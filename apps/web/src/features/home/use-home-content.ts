import type { HomePage } from '@regen/content-sdk/models';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '~/kernel/use-app.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { homeContent } from './home-queries.ts';

/** The words and pictures of the page; undefined where there are none, or they could not be read: the page stands without them. */
export function useHomeContent(): HomePage | undefined {
  const query = homeContent(useApp().call);
  return useRendered(query.queryKey, useQuery(query).data)?.items[0];
}
