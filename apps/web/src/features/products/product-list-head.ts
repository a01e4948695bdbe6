import { productList } from '@regen/sdk/query';
import { pictureSrcSet, productTileSizes } from '~/features/pictures/index.ts';
import type { AppContext } from '~/kernel/context.ts';
import { breadcrumbJsonLd } from '~/kernel/head/json-ld.ts';
import { pagedTitle, pageHead, type RobotsHead } from '~/kernel/head/seo.ts';
import { stringifySearch } from '~/kernel/search-params.ts';
import { knownCategory, knownConcern } from './categories.ts';
import { countFilters, listParams, type ListSearch } from './product-list-search.ts';

export interface CatalogTitle {
  title: string;
  description: string;
  /** Of one category or concern. */
  isSelection: boolean;
}

/** One category names the list, and with it one concern: "Serums for dullness". A concern alone names it too; any other choice does not. */
export function catalogTitle(
  search: ListSearch,
  known: Pick<AppContext, 'call' | 'queryClient' | 'rendered' | 'pageAt'>,
  caller: string,
): CatalogTitle {
  const { title = '', description = '' } = known.pageAt('/products').page;
  const only = <Found>(slugs: readonly string[] = [], find: (from: typeof known, who: string, slug: string) => Found) =>
    slugs.length === 1 ? find(known, caller, slugs[0] ?? '') : undefined;
  const category = only(search.category, knownCategory);
  const concern = only(search.concern, knownConcern);
  const found = category ?? (countFilters(search) === 1 ? concern : undefined);
  if (!found) return { title, description, isSelection: false };
  const name = category && concern ? `${category.name} for ${concern.name.toLowerCase()}` : found.name;
  return { title: name, description: found.description ?? description, isSelection: true };
}

/** Head of the list: a page of its own for each category, concern and page; combinations are for people, not for robots. */
export function productListHead(search: ListSearch, context: AppContext) {
  const { title, description, isSelection } = catalogTitle(search, context, context.caller);
  const { config } = context;
  const isPlain = countFilters(search) <= 1 && !search.sort && !search.skinType && !search.sizeClass;
  const path = `/products${stringifySearch({ ...search })}`;
  const page = { title: pagedTitle(title, search.page), description, path, noindex: !isPlain };
  return pageHead(config, page, import.meta.env.SSR ? robots : undefined);

  function robots(): RobotsHead {
    const { call, queryClient, caller } = context;
    const products = queryClient.getQueryData(productList(call, listParams(search, caller)).queryKey);
    const first = products?.items[0]?.image;
    const crumbs = [...context.crumbsTo('/products', {}), ...(isSelection ? [{ name: title, path }] : [])];
    return {
      jsonLd: [breadcrumbJsonLd(config.origin, crumbs)],
      ...(first && {
        preload: [{ srcSet: pictureSrcSet(first, 'avif'), sizes: productTileSizes, type: 'image/avif' }],
      }),
    };
  }
}
