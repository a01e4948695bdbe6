import type { Product } from '@regen/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { productOf, productsOf } from '~/features/products/index.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useRendered } from '~/kernel/use-rendered.ts';
import { useCaller } from '~/kernel/use-session.ts';

/** One column. Another person's price replaces the one before when it is there; another product never does. */
function useColumn(sku: string | undefined): Product | undefined {
  const { call } = useApp();
  const query = productOf(call, sku ?? '', useCaller());
  const { data: now, error } = useQuery({ ...query, enabled: sku !== undefined, placeholderData: keepPreviousData });
  const data = useRendered(query.queryKey, now);
  if (sku === undefined) return undefined;
  if (error && !data) throw error;
  return data?.sku === sku ? data : undefined;
}

/** What is compared, as far as the caller may see it. */
export function useComparison(skus: readonly string[]): { products: readonly Product[]; missing: number } {
  const query = productsOf(useApp().call, skus, useCaller());
  const { data: now } = useQuery({ ...query, enabled: skus.length > 0, placeholderData: keepPreviousData });
  const data = useRendered(query.queryKey, now);
  const seen = skus.length > 0 ? (data?.items ?? []).filter(({ sku }) => skus.includes(sku)) : [];
  // As many as can be compared, each with a query of its own that the page of the product shares.
  const columns = [useColumn(seen[0]?.sku), useColumn(seen[1]?.sku), useColumn(seen[2]?.sku), useColumn(seen[3]?.sku)];
  return {
    products: columns.flatMap((product) => product ?? []),
    missing: skus.filter((sku) => data?.missing.includes(sku)).length,
  };
}
