import type { Product } from '@regen/sdk';
import { Heading } from '@regen/ui-kit/Heading';
import { Text } from '@regen/ui-kit/Text';
import type { ReactNode } from 'react';
import { Part } from '~/kernel/page/Part.tsx';
import { HowToUse } from './HowToUse.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import * as styles from './ProductScreen.css.ts';

/** What there is to read of a product, below the picture and the price, and what goes with it. */
export function ProductStory({ product, reviews }: { product: Product; reviews: ReactNode }) {
  const { description, keyIngredients, howToUse, related } = product;
  return (
    <>
      <div className={styles.story}>
        <section className={styles.text} aria-label="About this product">
          {description.map((paragraph, index) => (
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
        {howToUse.length > 0 ? <HowToUse steps={howToUse} /> : null}
        <ProductDetails product={product} />
      </Part>

      <section className={styles.related} id="reviews" aria-labelledby="reviews-title">
        {reviews}
      </section>

      {related.length > 0 ? (
        <section className={styles.related} aria-labelledby="related">
          <div className={styles.relatedIntro}>
            <Heading level={2} id="related">
              Pairs well with
            </Heading>
            <Text tone="muted">What to use before and after it in your routine.</Text>
          </div>
          <ProductGrid products={related.slice(0, 3)} label="Pairs well with" />
        </section>
      ) : null}
    </>
  );
}
