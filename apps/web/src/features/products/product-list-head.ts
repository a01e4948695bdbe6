import { productList } from '@regen/sdk/query';
import { pictureSrcSet, productTileSizes } from '~/features/pictures/index.ts';
import type { AppContext } from '~/kernel/context.ts';
import { breadcrumbJsonLd } from '~/kernel/head/json-ld.ts';
import { pagedTitle, pageHead, socialImage, type RobotsHead } from '~/kernel/head/seo.ts';
import { stringifySearch } from '~/kernel/search-params.ts';
import { knownCategory, knownConcern } from './categories.ts';
import { countFilters, listParams, type ListSearch } from './product-list-search.ts';

export interface CatalogTitle {
  title: string;
  description: string;
  /** Of one category or concern. */
  isSelection: boolean;
}

/** One category or concern lends the list its name and text; any other choice is a selection from the whole. */
export function catalogTitle(
  search: ListSearch,
  known: Pick<AppContext, 'call' | 'queryClient' | 'rendered' | 'pageAt'>,
  caller: string,
): CatalogTitle {
  const { title = '', description = '' } = known.pageAt('/products').page;
  const everything = { title, description, isSelection: false };
  if (countFilters(search) !== 1) return everything;
  const [category] = search.category ?? [];
  const [concern] = search.concern ?? [];
  const found = category ? knownCategory(known, caller, category) : concern && knownConcern(known, caller, concern);
  return found ? { title: found.name, description: found.description ?? description, isSelection: true } : everything;
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
      image: socialImage((isSelection && socialOf(search)) || config.editorial.social, `Regen: ${title}`),
      ...(first && {
        preload: [{ srcSet: pictureSrcSet(first, 'avif'), sizes: productTileSizes, type: 'image/avif' }],
      }),
    };
  }
}

/** One category or concern has a picture of its own. */
function socialOf({ category, concern }: ListSearch): string | undefined {
  if (category?.length === 1 && !concern) return `/media/social/categories/${category[0]}.png`;
  return concern?.length === 1 && !category ? `/media/social/concerns/${concern[0]}.png` : undefined;
}
