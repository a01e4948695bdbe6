import type { Product } from '@regen/sdk';
import { Badge } from '@regen/ui-kit/Badge';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Link, useElementScrollRestoration } from '@tanstack/react-router';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { RatingLine } from '~/features/reviews/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { useShownPrice } from '~/kernel/shown-price.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePreviewedQuery } from '~/kernel/use-prefetched-query.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { inPercent } from '~/kernel/words/counts.ts';
import { BuyBox } from './BuyBox.tsx';
import { knownCategory } from './categories.ts';
import { Gallery } from './Gallery.tsx';
import { listedProduct } from './listed-product.ts';
import { productOf } from './product-queries.ts';
import * as styles from './ProductScreen.css.ts';
import { ProductStory } from './ProductStory.tsx';

/** `/products/{sku}` */
export function ProductScreen({ sku, reviews }: { sku: string; reviews: ReactNode }) {
  const app = useApp();
  const caller = useCaller();
  const { data: product, preview, isPlaceholderData } = usePreviewedQuery(listedProduct, productOf, sku, caller);
  const shown = product ?? preview;
  // As it was when the page came up: the list may leave the cache while somebody reads.
  const [opened, setOpened] = useState({ sku: '', isListed: false });
  if (opened.sku !== sku) setOpened({ sku, isListed: listedProduct(app, sku, caller) !== undefined });
  const { isListed } = opened;
  const rest = useLater(product, isListed);
  const { name, tagline, size, image, categories, skuType, isNew, isBestseller, rating } = shown;
  const category = knownCategory(app, caller, categories[0] ?? '');
  return (
    <Page width="wide" space="sm" gap="0">
      <PageCrumbs
        here={name}
        via={
          category && [
            <Link key="category" to="/products" search={{ category: [category.slug] }}>
              {category.name}
            </Link>,
          ]
        }
      />
      <div className={styles.first}>
        <div className={rest || image === null ? styles.gallery : styles.galleryRoom}>
          <Gallery
            key={sku}
            label={`Pictures of ${name}`}
            images={rest?.images ?? (image ? [image] : [])}
            isListed={isListed}
          />
        </div>
        <div className={styles.buy}>
          <Stack gap="3">
            <Inline gap="2">
              {isNew ? <Badge tone="info">New</Badge> : null}
              {isBestseller ? <Badge tone="primary">Bestseller</Badge> : null}
              {skuType === 'professional' ? <Badge>Professional use only</Badge> : null}
            </Inline>
            <Heading level={1} size="lg" tabIndex={-1}>
              {name}
            </Heading>
            <Text size="xl" tone="muted">
              {tagline}
            </Text>
            {rating ? (
              <a href="#reviews">
                <RatingLine rating={rating} />
              </a>
            ) : null}
            <Text size="sm" tone="muted">
              <bdi>{size}</bdi> · SKU {shown.sku}
            </Text>
          </Stack>
          <BuyBox key={sku} product={shown} isUpdating={isPlaceholderData} />
          {rest && rest.sizes.length > 0 ? <Sizes sizes={rest.sizes} sku={sku} /> : null}
          {rest ? <Actives actives={rest.actives} /> : null}
        </div>
      </div>

      {rest ? <ProductStory product={rest} reviews={reviews} /> : <StoryRoom />}
    </Page>
  );
}

/**
 * The parts of a product that a list does not have: for a user who comes from a list, one frame after the parts that it has. A user who
 * returns to a scrolled page gets everything at once, so that there is something to scroll to.
 */
function useLater(product: Product | undefined, isListed: boolean): Product | undefined {
  const isReturn = useElementScrollRestoration({ getElement: () => window }) !== undefined;
  const later = useDeferredValue(product, isListed && !isReturn ? null : product);
  // While one product follows another, it is still the former.
  return later?.sku === product?.sku ? (later ?? undefined) : undefined;
}

/** The sizes of a product, each with a page of its own. */
function Sizes({ sizes, sku }: Pick<Product, 'sizes'> & { sku: string }) {
  const priceOf = useShownPrice();
  return (
    <Inline as="nav" gap="2" aria-label="Sizes">
      {sizes.map((each) => (
        <Button key={each.sku} variant={each.sku === sku ? 'primary' : 'secondary'} size="sm" asChild>
          <Link to="/products/$sku" params={{ sku: each.sku }}>
            <bdi>{each.size}</bdi> {priceOf(each.price)}
          </Link>
        </Button>
      ))}
    </Inline>
  );
}

function Actives({ actives }: Pick<Product, 'actives'>) {
  if (actives.length === 0) return null;
  return (
    <dl className={styles.actives} aria-label="Actives">
      {actives.map((active) => (
        <div key={active.name} className={styles.active}>
          <dd className={styles.percent}>{active.percent === null ? 'Contains' : inPercent(active.percent)}</dd>
          <dt className={styles.activeName}>{active.name}</dt>
        </div>
      ))}
    </dl>
  );
}

/** Until the rest is there: nothing on screen moves when it comes. */
function StoryRoom() {
  return (
    <div className={styles.storyRoom}>
      <VisuallyHidden>
        <output>Loading the product</output>
      </VisuallyHidden>
    </div>
  );
}
