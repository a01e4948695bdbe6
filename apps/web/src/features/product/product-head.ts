import type { Product, Stock } from '@regen/sdk';
import type { AppContext } from '~/app/context.ts';
import { breadcrumbJsonLd, pageHead } from '~/app/seo.ts';
import { callerOf, pictureSrcSet, pictureUrl, productParams } from '~/features/catalogue/index.ts';
import { gallerySizes } from './Gallery.tsx';

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
  if (!product) return { meta: [{ title: 'Product not found · Regen' }, { name: 'robots', content: 'noindex' }] };
  const { image, name, tagline, description } = product;
  return pageHead(config, {
    title: name,
    description: [tagline, description[0]].filter(Boolean).join(' ').slice(0, 300),
    path: `/products/${product.sku}`,
    type: 'product',
    image: { url: pictureUrl(image, 'standard', 'png'), alt: image.alt, width: 1200, height: 1500 },
    preload: [{ srcSet: pictureSrcSet(image, 'avif'), sizes: gallerySizes, type: 'image/avif' }],
    jsonLd: [
      productJsonLd(product, config.origin),
      breadcrumbJsonLd(config.origin, [
        { name: 'Home', path: '/' },
        { name: 'All products', path: '/products' },
        { name, path: `/products/${product.sku}` },
      ]),
    ],
  });
}
