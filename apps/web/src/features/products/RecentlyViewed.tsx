import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { SectionHead } from '@regen/ui-kit/SectionHead';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { productsOf } from './product-queries.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { useViewed } from './use-viewed.ts';

const SHOWN = 4;

/** What this person has looked at, but not what they look at now. The server leaves out what is not theirs to see. */
export function RecentlyViewed({ current }: { current: string | undefined }) {
  const { call } = useApp();
  const { skus, clear } = useViewed();
  const [isCleared, setIsCleared] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = skus.filter((sku) => sku !== current).slice(0, SHOWN);
  // No loader: only this device knows what was viewed, and the list is below the fold.
  const { data } = useQuery({
    ...productsOf(call, ids, useCaller()),
    enabled: ids.length > 0,
  });
  const products = ids.length > 0 ? (data?.items ?? []) : [];
  if (products.length === 0 && !isCleared) return null;
  return (
    <Container width="wide" as="section" display="grid" gap="6" paddingY="16" aria-labelledby="recently-viewed">
      <SectionHead
        ref={heading}
        level={2}
        size="md"
        id="recently-viewed"
        tabIndex={-1}
        rowAlign="center"
        action={
          products.length > 0 ? (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                clear();
                setIsCleared(true);
                heading.current?.focus();
              }}
            >
              Clear
            </Button>
          ) : null
        }
      >
        Recently viewed
      </SectionHead>
      {products.length > 0 ? (
        <ProductGrid products={products} columns={4} label="Recently viewed" />
      ) : (
        <Text tone="muted">Cleared. This was only saved on this device.</Text>
      )}
    </Container>
  );
}
