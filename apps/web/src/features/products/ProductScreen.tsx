import { Badge } from '@regen/ui-kit/Badge';
import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { Part } from '~/kernel/page/Part.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { knownCategory } from './categories.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { productOf } from './product-queries.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { BuyBox } from './BuyBox.tsx';
import { Gallery } from './Gallery.tsx';
import { HowToUse } from './HowToUse.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import * as styles from './ProductScreen.css.ts';

/** `/products/{sku}` */
export function ProductScreen({ sku }: { sku: string }) {
  const app = useApp();
  const caller = useCaller();
  const { data: product, isPlaceholderData } = usePrefetchedQuery(productOf, sku, caller);
  const { name, tagline, size, images, categories, skuType, isNew, isBestseller, keyIngredients, actives } = product;
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
        <div className={styles.gallery}>
          <Gallery key={sku} label={`Pictures of ${name}`} images={images} />
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
              {size} · SKU {product.sku}
            </Text>
          </div>
          <BuyBox key={sku} product={product} isUpdating={isPlaceholderData} />
          {actives.length > 0 ? (
            <dl className={styles.actives} aria-label="Actives">
              {actives.map((active) => (
                <div key={active.name} className={styles.active}>
                  <dd className={styles.percent}>{active.percent === null ? 'Contains' : `${active.percent}%`}</dd>
                  <dt className={styles.activeName}>{active.name}</dt>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
      </div>

      <div className={styles.story}>
        <section className={styles.text} aria-label="About this product">
          {product.description.map((paragraph, index) => (
            <Text key={paragraph} size={index === 0 ? 'xl' : 'md'} tone={index === 0 ? 'heading' : 'body'}>
              {paragraph}
            </Text>
          ))}
        </section>
        {keyIngredients.length > 0 ? (
          <section aria-labelledby="key-ingredients">
            <Heading level={2} size="md" id="key-ingredients" className={styles.sectionTitle}>
              Key ingredients
            </Heading>
            <dl className={styles.ingredients}>
              {keyIngredients.map((ingredient) => (
                <div key={ingredient.name} className={styles.ingredient}>
                  <dt className={styles.ingredientName}>{ingredient.name}</dt>
                  <dd className={styles.benefit}>{ingredient.benefit}</dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null}
      </div>

      <Part>
        {product.howToUse.length > 0 ? <HowToUse steps={product.howToUse} /> : null}
        <ProductDetails product={product} />
      </Part>

      {product.related.length > 0 ? (
        <section className={styles.related} aria-labelledby="related">
          <div className={styles.relatedIntro}>
            <Heading level={2} id="related">
              Pairs well with
            </Heading>
            <Text tone="muted">What to use before and after it in your routine.</Text>
          </div>
          <ProductGrid products={product.related.slice(0, 3)} label="Pairs well with" />
        </section>
      ) : null}
    </Container>
  );
}
