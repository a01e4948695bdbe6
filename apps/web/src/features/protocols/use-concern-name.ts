import { useQuery } from '@tanstack/react-query';
import { concernsFor } from '~/features/products/index.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useCaller } from '~/kernel/use-session.ts';

/** What the catalog calls a concern; its slug in words until that is read, or if the catalog has none of the name. */
export function useConcernName(): (slug: string) => string {
  const { call } = useApp();
  const { data } = useQuery(concernsFor(call, useCaller()));
  return (slug) =>
    data?.items.find((concern) => concern.slug === slug)?.name ??
    slug.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
}
