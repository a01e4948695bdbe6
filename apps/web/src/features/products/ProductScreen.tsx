import type { Product } from '@regen/sdk';
import { Badge } from '@regen/ui-kit/Badge';
import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Link } from '@tanstack/react-router';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePreviewedQuery } from '~/kernel/use-prefetched-query.ts';
import { knownCategory } from './categories.ts';
import { listedProduct } from './listed-product.ts';
import { productOf } from './product-queries.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { BuyBox } from './BuyBox.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductStory } from './ProductStory.tsx';
import * as styles from './ProductScreen.css.ts';

/** `/products/{sku}` */
export function ProductScreen({ sku }: { sku: string }) {
  const app = useApp();
  const caller = useCaller();
  const { data: product, preview, isPlaceholderData } = usePreviewedQuery(listedProduct, productOf, sku, caller);
  const shown = product ?? preview;
  const { name, tagline, size, image, categories, skuType, isNew, isBestseller } = shown;
  const isListed = listedProduct(app, sku, caller) !== undefined;
  const category = knownCategory(app, caller, categories[0] ?? '');
  return (
    <Container width="wide" className={styles.page}>
      <PageCrumbs
        here={name}
        via={
          category && (
            <Link key="category" to="/products" search={{ category: [category.slug] }}>
              {category.name}
            </Link>
          )
        }
      />
      <div className={styles.first}>
        <div className={product ? styles.gallery : styles.galleryRoom}>
          <Gallery key={sku} label={`Pictures of ${name}`} images={product?.images ?? [image]} isListed={isListed} />
        </div>
        <div className={styles.buy}>
          <div className={styles.intro}>
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
            <Text size="sm" tone="muted">
              {size} · SKU {shown.sku}
            </Text>
          </div>
          <BuyBox key={sku} product={shown} isUpdating={isPlaceholderData} />
          {product ? <Actives actives={product.actives} /> : null}
        </div>
      </div>

      {product ? <ProductStory product={product} /> : <StoryRoom />}
    </Container>
  );
}

function Actives({ actives }: Pick<Product, 'actives'>) {
  if (actives.length === 0) return null;
  return (
    <dl className={styles.actives} aria-label="Actives">
      {actives.map((active) => (
        <div key={active.name} className={styles.active}>
          <dd className={styles.percent}>{active.percent === null ? 'Contains' : `${active.percent} %`}</dd>
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
