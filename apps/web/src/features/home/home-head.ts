import type { AppContext } from '~/app/context.ts';
import { storeJsonLd } from '~/app/json-ld.ts';
import { pageHead, type RobotsHead } from '~/app/seo.ts';
import { pictureSrcSet, pictureUrl } from '~/features/catalogue/index.ts';
import { heroSizes } from './hero-sizes.ts';
import { heroSku, homeQueries, imageOf } from './home-queries.ts';

const page = {
  title: 'Professional skin care',
  description:
    'Serums, cleansers, sun care and treatment-room essentials with measured actives, full ingredient lists and plain instructions.',
  path: '/',
};

export function homeHead({ config, queries, queryClient }: AppContext) {
  return pageHead(config, page, import.meta.env.SSR ? robots : undefined);

  function robots(): RobotsHead {
    const images = queryClient.getQueryData(homeQueries(queries, 'public').images.queryKey);
    const hero = imageOf(images, heroSku, 'context');
    return {
      jsonLd: storeJsonLd(config.origin),
      ...(hero && {
        image: { url: pictureUrl(hero, 'standard', 'png'), alt: hero.alt, width: 1200, height: 1500 },
        preload: [{ srcSet: pictureSrcSet(hero, 'avif'), sizes: heroSizes, type: 'image/avif' }],
      }),
    };
  }
}
