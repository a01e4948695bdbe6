import type { Product, Stock } from '@regen/sdk';
import type { AppContext } from '~/app/context.ts';
import { breadcrumbJsonLd } from '~/app/json-ld.ts';
import { pageHead, privateHead, type RobotsHead } from '~/app/seo.ts';
import { callerOf, pictureSrcSet, pictureUrl, productParams } from '~/features/catalogue/index.ts';
import { gallerySizes } from './gallery-sizes.ts';

const availability: Record<Stock['state'], string> = {
  in_stock: 'https://schema.org/InStock',
  low_stock: 'https://schema.org/LimitedAvailability',
  out_of_stock: 'https://schema.org/OutOfStock',
};

/** schema.org `Product` with its one offer, as search engines want it. */
export function productJsonLd(product: Product, origin: string) {
  const { sku, name, description, tagline, images, price, stock, gtin, categories } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${origin}/products/${sku}#product`,
    name,
    sku,
    description: description[0] ?? tagline,
    image: images.map((image) => new URL(pictureUrl(image, 'standard', 'png'), origin).href),
    brand: { '@type': 'Brand', name: 'Regen' },
    ...(categories[0] && { category: categories[0].replaceAll('-', ' ') }),
    ...(gtin && { gtin }),
    offers: {
      '@type': 'Offer',
      url: `${origin}/products/${sku}`,
      price: price.yourPrice.toFixed(2),
      priceCurrency: price.currency,
      availability: availability[stock.state],
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': `${origin}/#organization` },
    },
  };
}

export function productHead(sku: string, { config, queries, queryClient, session }: AppContext) {
  const product = queryClient.getQueryData(queries.products.get(productParams(sku, callerOf(session))).queryKey);
  if (!product) return privateHead('Product not found');
  const { name, tagline, description } = product;
  const page = {
    title: name,
    description: [tagline, description[0]].filter(Boolean).join(' ').slice(0, 300),
    path: `/products/${product.sku}`,
  };
  return pageHead(config, page, import.meta.env.SSR ? () => productRobots(product, config.origin) : undefined);
}

function productRobots(product: Product, origin: string): RobotsHead {
  const { image, name, sku } = product;
  return {
    type: 'product',
    image: { url: pictureUrl(image, 'standard', 'png'), alt: image.alt, width: 1200, height: 1500 },
    preload: [{ srcSet: pictureSrcSet(image, 'avif'), sizes: gallerySizes, type: 'image/avif' }],
    jsonLd: [
      productJsonLd(product, origin),
      breadcrumbJsonLd(origin, [
        { name: 'Home', path: '/' },
        { name: 'All products', path: '/products' },
        { name, path: `/products/${sku}` },
      ]),
    ],
  };
}
