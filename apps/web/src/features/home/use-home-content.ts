import type { HomePage } from '@regen/content-sdk/models';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '~/kernel/use-app.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { homeContent } from './home-queries.ts';

/** The text and pictures of the page; undefined if there are none or they couldn't be read: the page works without them. */
export function useHomeContent(): HomePage | undefined {
  const query = homeContent(useApp().call);
  return useRendered(query.queryKey, useQuery(query).data)?.items[0];
}
