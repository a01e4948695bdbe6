import { PUBLIC, type AppContext } from '~/kernel/context.ts';
import { breadcrumbJsonLd } from '~/kernel/head/json-ld.ts';
import { pageHead, privateHead } from '~/kernel/head/seo.ts';
import { promotionOf, type PromotionState } from './promotion-queries.ts';

/** What previews of links and search engines read: the same before, during and after it. */
export function promotionHead(slug: string, { call, caller, config, crumbsTo, queryClient }: AppContext) {
  const read = (who: string) => queryClient.getQueryData<PromotionState | null>(promotionOf(call, slug, who).queryKey);
  // A signed-in person opens a page that the server rendered for everyone.
  const found = read(caller) ?? read(PUBLIC);
  if (!found) return privateHead(config, 'Page not found');
  const { title, summary } = found.promotion;
  const path = `/${slug}`;
  return pageHead(
    config,
    { title, description: import.meta.env.SSR ? summary : '', path },
    import.meta.env.SSR
      ? () => ({
          jsonLd: [breadcrumbJsonLd(config.origin, crumbsTo(path, {}))],
        })
      : undefined,
  );
}
