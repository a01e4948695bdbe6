import { Link as TextLink } from '@regen/ui-kit/Link';
import { SectionHead } from '@regen/ui-kit/SectionHead';
import { Stack } from '@regen/ui-kit/Stack';
import { Link } from '@tanstack/react-router';
import { ProductGrid, type ProductGridProps } from './ProductGrid.tsx';

/** The most popular products, and a link to all products. */
export function MostLoved({ products }: Pick<ProductGridProps, 'products'>) {
  return (
    <Stack as="section" gap="8" aria-labelledby="most-loved">
      <SectionHead
        level={2}
        id="most-loved"
        action={
          <TextLink variant="standalone" asChild>
            <Link to="/products">See all products</Link>
          </TextLink>
        }
      >
        Most loved
      </SectionHead>
      <ProductGrid products={products} columns={4} label="Most loved" />
    </Stack>
  );
}
