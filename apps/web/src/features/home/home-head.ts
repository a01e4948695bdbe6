import type { StaticDataRouteOption } from '@tanstack/react-router';
import { heroSizes } from '~/features/pictures/index.ts';
import type { AppContext } from '~/kernel/context.ts';
import { storeJsonLd } from '~/kernel/head/json-ld.ts';
import { pageHead, socialImage, type RobotsHead } from '~/kernel/head/seo.ts';
import { editorialSrcSet } from './editorial.ts';

export function homeHead(match: { context: AppContext; staticData: StaticDataRouteOption }) {
  const { config } = match.context;
  const { title = '', description = '' } = match.staticData;
  const page = { title, description, path: '/' };
  return pageHead(config, page, import.meta.env.SSR ? robots : undefined);

  function robots(): RobotsHead {
    const { hero, social } = config.editorial;
    return {
      jsonLd: storeJsonLd(config),
      image: socialImage(social, 'Regen: professional skin care'),
      preload: [{ srcSet: editorialSrcSet(hero, 'avif'), sizes: heroSizes, type: 'image/avif' }],
    };
  }
}
