import type { StorePicture } from '@regen/sdk';
import type { AppContext } from '~/app/context.ts';
import { breadcrumbJsonLd } from '~/app/json-ld.ts';
import { pageHead, privateHead, type PageHead, type RobotsHead } from '~/app/seo.ts';
import { pictureSrcSet, pictureUrl, pictureWidths } from '~/features/catalogue/index.ts';
import { placesQueries } from './places-queries.ts';
import { asImage, storePictureSizes } from './store-picture.ts';
import { storeJsonLd } from './store-json-ld.ts';

/** Both addresses of a store name `store/{label}` as the one to keep. */
export function storeHead(page: PageHead | undefined, context: AppContext) {
  if (!page) return privateHead('Store not found');
  return pageHead(context.config, page, import.meta.env.SSR ? () => storeRobots(page, context) : undefined);
}

function storeRobots({ title, path }: PageHead, { call, config, queryClient }: AppContext): RobotsHead {
  const { origin } = config;
  const storeLabel = path.slice('/store/'.length);
  const store = queryClient.getQueryData(placesQueries(call).store({ storeLabel }).queryKey);
  const image = store?.picture ? socialPicture(store.picture) : undefined;
  return {
    ...(image && { image }),
    ...(store?.picture && {
      preload: [
        { srcSet: pictureSrcSet(asImage(store.picture), 'avif'), sizes: storePictureSizes, type: 'image/avif' },
      ],
    }),
    jsonLd: [
      ...(store ? storeJsonLd(store, origin, image && new URL(image.url, origin).href) : []),
      breadcrumbJsonLd(origin, [
        { name: 'Home', path: '/' },
        { name: 'Find a store', path: '/locations' },
        { name: title, path },
      ]),
    ],
  };
}

const socialPicture = (picture: StorePicture) => {
  const width = pictureWidths.standard;
  const url = pictureUrl(asImage(picture), 'standard', 'png');
  return { url, alt: picture.alt, width, height: (width * 5) / 4 };
};
