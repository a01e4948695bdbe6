import type { AppContext } from '~/app/context.ts';
import { pageHead, storeJsonLd } from '~/app/seo.ts';
import { pictureSrcSet, pictureUrl } from '~/features/catalogue/index.ts';
import { heroSizes } from './Hero.tsx';
import { heroSku, homeQueries, imageOf } from './home-queries.ts';

export function homeHead({ config, queries, queryClient }: AppContext) {
  const images = queryClient.getQueryData(homeQueries(queries, 'public').images.queryKey);
  const hero = imageOf(images, heroSku, 'context');
  return pageHead(config, {
    title: 'Regen professional skin care',
    description:
      'Serums, cleansers, sun care and treatment-room essentials with measured actives, full ingredient lists and plain instructions.',
    path: '/',
    jsonLd: storeJsonLd(config.origin),
    ...(hero && {
      image: { url: pictureUrl(hero, 'standard', 'png'), alt: hero.alt, width: 1200, height: 1500 },
      preload: [{ srcSet: pictureSrcSet(hero, 'avif'), sizes: heroSizes, type: 'image/avif' }],
    }),
  });
}
