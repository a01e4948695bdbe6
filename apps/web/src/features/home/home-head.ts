import type { AppContext } from '~/kernel/context.ts';
import { storeJsonLd } from '~/app/json-ld.ts';
import { pageHead, socialImage, type RobotsHead } from '~/app/seo.ts';
import { editorialSrcSet } from './editorial.ts';
import { heroSizes } from './hero-sizes.ts';

const page = {
  title: 'Professional skin care',
  description: import.meta.env.SSR
    ? 'Serums, cleansers, sun care and treatment-room essentials with measured actives, full ingredient lists and plain instructions.'
    : '',
  path: '/',
};

export function homeHead({ config }: AppContext) {
  return pageHead(config, page, import.meta.env.SSR ? robots : undefined);

  function robots(): RobotsHead {
    const { hero, social } = config.editorial;
    return {
      jsonLd: storeJsonLd(config.origin),
      image: socialImage(social, 'Regen: professional skin care'),
      preload: [{ srcSet: editorialSrcSet(hero, 'avif'), sizes: heroSizes, type: 'image/avif' }],
    };
  }
}
