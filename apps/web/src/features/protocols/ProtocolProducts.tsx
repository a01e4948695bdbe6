import type { Protocol } from '@regen/content-sdk/models';
import type { ProductSummary } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { SectionHead } from '@regen/ui-kit/SectionHead';
import { useAddToCart } from '~/features/cart/index.ts';
import { ProductGrid, ProductGridSkeleton } from '~/features/products/index.ts';
import { Reading, type ReadQuery } from '~/kernel/page/Reading.tsx';
import * as styles from './ProtocolScreen.css.ts';

export interface ProtocolProductsProps {
  protocol: Protocol;
  query: ReadQuery<{ items: readonly ProductSummary[] }>;
}

/** The back bar, which can be ordered at once, and what the client uses at home. On paper, the steps name what they use. */
export function ProtocolProducts({ protocol, query }: ProtocolProductsProps) {
  return (
    <Reading query={query} skeleton={<ProductGridSkeleton />}>
      {({ items }) => {
        const among = (skus: readonly string[]) => items.filter(({ sku }) => skus.includes(sku));
        const homeCare = among(protocol.homeCare);
        return (
          <>
            <BackBar products={among(protocol.products)} />
            {homeCare.length > 0 ? (
              <section className={styles.back} aria-labelledby="home-care" data-print="hide">
                <SectionHead level={2} id="home-care" lead="What your client uses between visits.">
                  Home care
                </SectionHead>
                <ProductGrid products={homeCare} columns={4} label="Home care" />
              </section>
            ) : null}
          </>
        );
      }}
    </Reading>
  );
}

function BackBar({ products }: { products: readonly ProductSummary[] }) {
  const { add, isAdding } = useAddToCart();
  if (products.length === 0) return null;
  const available = products.filter(({ stock }) => stock.state !== 'out_of_stock');
  return (
    <section className={styles.back} aria-labelledby="back-bar" data-print="hide">
      <SectionHead
        level={2}
        id="back-bar"
        lead="Everything that the steps use."
        action={
          available.length > 0 ? (
            <Button
              iconStart="bag"
              loading={isAdding}
              onClick={() => void add(available.map(({ sku, shortName }) => ({ sku, quantity: 1, name: shortName })))}
            >
              Add back bar to cart
            </Button>
          ) : null
        }
      >
        Back bar
      </SectionHead>
      <ProductGrid products={products} columns={4} label="Back bar" />
    </section>
  );
}
