import { expect, it } from 'vitest';
import { productJsonLd } from '~/features/products/product-json-ld.ts';
import { config } from '~/testing/config.ts';
import { branded, jsonLdText, pageHead, privateHead } from './seo.ts';

const shop = config;

it('gives a page its title, description and one address', () => {
  const head = pageHead(shop, { title: 'Serums', description: 'Concentrated.', path: '/products?category=serums' });
  expect(head.meta).toContainEqual({ title: 'Serums · Regen' });
  expect(head.meta).toContainEqual({ name: 'description', content: 'Concentrated.' });
  expect(head.links).toEqual([{ rel: 'canonical', href: 'https://shop.example/products?category=serums' }]);
});

it('asks search engines to leave combinations and private pages out', () => {
  const head = pageHead(shop, { title: 'All', description: '', path: '/x', noindex: true });
  expect(head.links).toEqual([]);
  expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(privateHead(shop, 'Cart').meta).toContainEqual({ name: 'robots', content: 'noindex' });
});

it('names the store by its brand, once', () => {
  const own = { ...shop, seller: { ...shop.seller, brand: 'Halden $& Co' } };
  const titleOf = (title: string) => pageHead(own, { title, description: '', path: '/' }).meta[0];
  expect(titleOf('Serums')).toEqual({ title: 'Serums · Halden $& Co' });
  expect(titleOf('Halden $& Co')).toEqual({ title: 'Halden $& Co' });
  expect(privateHead(own, 'Cart').meta).toContainEqual({ title: 'Cart · Halden $& Co' });
  expect(branded(own, 'Your Regen account, regenerated')).toBe('Your Halden $& Co account, regenerated');
});

it('lets no text of the catalog end the script that carries it', () => {
  const text = jsonLdText({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' });
});

it('describes a product as schema.org has it', () => {
  const image = {
    view: 'front' as const,
    alt: 'A jar',
    template: '/media/x/front-{size}.ab.{format}',
    sizes: ['standard' as const],
    formats: ['png' as const],
  };
  const product = {
    sku: 'GM1',
    name: 'Cream',
    shortName: 'Cream',
    skuType: 'retail' as const,
    size: '50 mL',
    sizeClass: 'standard' as const,
    tagline: 'Soft.',
    price: {
      listPrice: 54,
      yourPrice: 54,
      currency: 'USD' as const,
      reason: 'list' as const,
      reasonText: 'List price',
    },
    stock: { state: 'low_stock' as const, left: 3 },
    image,
    images: [image],
    categories: ['eye-lip'],
    concerns: [],
    isNew: false,
    isBestseller: false,
    limitPerOrder: 6,
    rating: null,
    gtin: null,
    description: ['First.', 'Second.'],
    skinTypes: [],
    keyIngredients: [],
    inci: [],
    howToUse: [],
    warnings: [],
    actives: [],
    kitContents: [],
    sizes: [],
    related: [],
    updatedAt: '2026-01-01T00:00:00Z',
  };
  expect(productJsonLd(product, shop, ['https://shop.example/front.png'])).toMatchObject({
    '@type': 'Product',
    sku: 'GM1',
    description: 'First.',
    category: 'eye lip',
    image: ['https://shop.example/front.png'],
    offers: {
      price: '54.00',
      availability: 'https://schema.org/LimitedAvailability',
      url: 'https://shop.example/products/GM1',
    },
  });
  expect(productJsonLd(product, shop, ['https://shop.example/front.png'])).not.toHaveProperty('gtin');
  expect(productJsonLd(product, shop, [])).not.toHaveProperty('aggregateRating');
  expect(productJsonLd(product, shop, [])).not.toHaveProperty('image');
  expect(productJsonLd({ ...product, rating: { average: 4.6, count: 28 } }, shop, [])).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 28, bestRating: 5 },
  });
});
