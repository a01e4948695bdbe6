import type { Product, Stock } from '@regen/sdk';
import type { PublicConfig } from '~/kernel/config.ts';

const availability: Record<Stock['state'], string> = {
  in_stock: 'https://schema.org/InStock',
  low_stock: 'https://schema.org/LimitedAvailability',
  out_of_stock: 'https://schema.org/OutOfStock',
};

/** schema.org `Product` with its one offer, as search engines want it. */
export function productJsonLd(
  product: Product,
  config: Pick<PublicConfig, 'origin' | 'seller'>,
  imageUrls: readonly string[],
) {
  const { origin } = config;
  const { sku, name, description, tagline, price, stock, gtin, categories, rating } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${origin}/products/${sku}#product`,
    name,
    sku,
    description: description[0] ?? tagline,
    ...(imageUrls.length > 0 && { image: imageUrls }),
    brand: { '@type': 'Brand', name: config.seller.brand },
    ...(categories[0] && { category: categories[0].replaceAll('-', ' ') }),
    ...(gtin && { gtin }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
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
