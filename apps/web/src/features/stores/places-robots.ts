import type { Store } from '@regen/sdk';
import { storeGet } from '@regen/sdk/query';
import { pictureSrcSet, pictureUrl, pictureWidths, asImage, storePictureSizes } from '~/features/pictures/index.ts';
import type { AppContext } from '~/kernel/context.ts';
import { breadcrumbJsonLd } from '~/kernel/head/json-ld.ts';
import type { PageHead, RobotsHead } from '~/kernel/head/seo.ts';
import { storeJsonLd } from './store-json-ld.ts';

const STORE = '/store/';

/** What robots and previews read of the page of a store, or of the locator. */
export function placesRobots(
  { title, path }: PageHead,
  { call, config, crumbsTo, queryClient }: AppContext,
): RobotsHead {
  const { origin } = config;
  const storeLabel = path.startsWith(STORE) ? path.slice(STORE.length) : undefined;
  const store = storeLabel && queryClient.getQueryData(storeGet(call, { storeLabel }).queryKey);
  if (!store) {
    return {
      jsonLd: [breadcrumbJsonLd(origin, crumbsTo('/locations', {}))],
    };
  }
  const picture = store.picture && pictureOf(store.picture);
  return {
    ...(picture && { image: picture.image, preload: [picture.preload] }),
    jsonLd: [
      ...storeJsonLd(store, origin, picture && new URL(picture.image.url, origin).href),
      breadcrumbJsonLd(origin, crumbsTo('/store/$storeLabel', { storeLabel }, title)),
    ],
  };
}

function pictureOf(picture: NonNullable<Store['picture']>) {
  const image = asImage(picture);
  const width = pictureWidths.standard;
  return {
    image: { url: pictureUrl(image, 'standard', 'png'), alt: picture.alt, width, height: (width * 5) / 4 },
    preload: { srcSet: pictureSrcSet(image, 'avif'), sizes: storePictureSizes, type: 'image/avif' },
  };
}
