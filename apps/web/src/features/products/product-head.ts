import type { Image, Product } from '@regen/sdk';
import { gallerySizes, pictureSrcSet, pictureUrl } from '~/features/pictures/index.ts';
import { PUBLIC, type AppContext } from '~/kernel/context.ts';
import { breadcrumbJsonLd } from '~/kernel/head/json-ld.ts';
import { pageHead, privateHead, socialImage, type RobotsHead } from '~/kernel/head/seo.ts';
import { listedProduct } from './listed-product.ts';
import { productJsonLd } from './product-json-ld.ts';
import { productOf } from './product-queries.ts';

export function productHead(sku: string, context: AppContext) {
  const { config, call, queryClient, caller } = context;
  const read = (who: string) => queryClient.getQueryData(productOf(call, sku, who).queryKey);
  // A signed-in person opens a page that the server rendered for everyone.
  const product = read(caller) ?? read(PUBLIC);
  const known = product ?? listedProduct(context, sku, caller);
  if (!known) return privateHead(config, 'Product not found');
  const { name, tagline } = known;
  const page = {
    title: name,
    description: import.meta.env.SSR ? [tagline, product?.description[0]].filter(Boolean).join(' ').slice(0, 300) : '',
    path: `/products/${known.sku}`,
  };
  return pageHead(config, page, import.meta.env.SSR && product ? () => productRobots(product, context) : undefined);
}

function productRobots(product: Product, { config, crumbsTo }: AppContext): RobotsHead {
  const { origin } = config;
  const { image, images, name, sku } = product;
  const urls = images.map((each) => new URL(pictureUrl(each, 'standard', 'png'), origin).href);
  return {
    type: 'product',
    image: image ? socialPicture(image) : undefined,
    preload: image ? [{ srcSet: pictureSrcSet(image, 'avif'), sizes: gallerySizes, type: 'image/avif' }] : [],
    jsonLd: [productJsonLd(product, config, urls), breadcrumbJsonLd(origin, crumbsTo('/products/$sku', { sku }, name))],
  };
}

/** The file for link previews, which the server has in addition to a picture's sizes. */
const socialPicture = (image: Image): RobotsHead['image'] =>
  socialImage(image.template.replace('{size}.{format}', 'social.jpg'), image.alt);
