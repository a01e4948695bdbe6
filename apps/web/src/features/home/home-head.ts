import type { StaticDataRouteOption } from '@tanstack/react-router';
import { contentSrcSet } from '~/features/content/index.ts';
import { heroSizes, heroWidths } from '~/features/pictures/index.ts';
import type { AppContext } from '~/kernel/context.ts';
import { storeJsonLd } from '~/kernel/head/json-ld.ts';
import { pageHead, type RobotsHead } from '~/kernel/head/seo.ts';
import { homeContent } from './home-queries.ts';

/** The editors' text, or the name of the shop if there is none, as the page itself shows. */
export function homeHead({ context, staticData }: { context: AppContext; staticData: StaticDataRouteOption }) {
  const { call, config, queryClient } = context;
  const content = queryClient.getQueryData(homeContent(call).queryKey)?.items[0];
  const title = content?.eyebrow ?? config.seller.name;
  const description = import.meta.env.SSR ? (content?.description ?? staticData.description ?? '') : '';
  return pageHead(config, { title, description, path: '/' }, import.meta.env.SSR ? robots : undefined);

  function robots(): RobotsHead {
    const srcSet = content?.picture ? contentSrcSet(content.picture, undefined, heroWidths) : undefined;
    return {
      jsonLd: storeJsonLd(config),
      preload: srcSet === undefined ? [] : [{ srcSet, sizes: heroSizes, type: 'image/avif' }],
    };
  }
}
