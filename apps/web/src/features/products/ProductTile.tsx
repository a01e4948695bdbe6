import type { ProductSummary } from '@regen/sdk';
import { Badge } from '@regen/ui-kit/Badge';
import { Button } from '@regen/ui-kit/Button';
import { IconButton } from '@regen/ui-kit/IconButton';
import { ProductCard } from '@regen/ui-kit/ProductCard';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { Link } from '@tanstack/react-router';
import { useAddToCart } from '~/features/cart/index.ts';
import { ProductPicture } from '~/features/pictures/index.ts';
import { RatingLine } from '~/features/reviews/index.ts';
import { StockLabel } from '~/features/stock/index.ts';
import { AfterHydration } from '~/kernel/page/AfterHydration.tsx';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';
import { preparedInView } from '~/kernel/prepare.ts';
import { OwnPrice } from './OwnPrice.tsx';
import * as styles from './ProductTile.css.ts';
import { useQuickViewLink } from './quick-view.ts';

// The heart and the scales.
const TileExtras = lazyPart(() => import('./TileExtras.tsx'), 'TileExtras', orNothing);

export interface ProductTileProps {
  product: ProductSummary;
  headingLevel?: 2 | 3 | 4;
  /** The `sizes` of its picture. */
  sizes: string;
  /** In the first screen of a page. */
  isPriority?: boolean;
}

/** A product in a list: its page, a quick view, and straight into the cart. */
export function ProductTile({ product, headingLevel = 3, sizes, isPriority }: ProductTileProps) {
  const { sku, name, shortName, size, tagline, price, stock, image, isNew, isBestseller, rating } = product;
  const quickView = useQuickViewLink(sku);
  return (
    <ProductCard
      name={name}
      headingLevel={headingLevel}
      link={<Link to="/products/$sku" params={{ sku }} {...preparedInView()} />}
      image={<ProductPicture image={image} sizes={sizes} size="thumbnail" isPriority={isPriority} isDecorative />}
      size={
        <>
          <span className={styles.tagline}>{tagline}</span>
          <bdi className={styles.size}>{size}</bdi>
          {rating ? <RatingLine rating={rating} /> : null}
        </>
      }
      badges={
        isNew ? <Badge tone="info">New</Badge> : isBestseller ? <Badge tone="primary">Bestseller</Badge> : undefined
      }
      corner={
        <div className={styles.corner}>
          <IconButton icon="eye" variant="secondary" size="sm" label={`Quick view of ${name}`} asChild>
            <Link {...quickView} />
          </IconButton>
          <AfterHydration>
            <TileExtras sku={sku} name={name} />
          </AfterHydration>
        </div>
      }
      price={<OwnPrice price={price} />}
      stock={stock.state === 'in_stock' ? undefined : <StockLabel stock={stock} />}
      action={
        stock.state === 'out_of_stock' ? (
          <Button variant="secondary" size="sm" fullWidth iconStart="bell" asChild>
            <Link to="/products/$sku" params={{ sku }} hash="stock-alert">
              <span>
                Notify me when it’s back<VisuallyHidden>: {shortName}</VisuallyHidden>
              </span>
            </Link>
          </Button>
        ) : (
          <QuickAdd sku={sku} name={shortName} />
        )
      }
    />
  );
}

function QuickAdd({ sku, name }: { sku: string; name: string }) {
  const { add, isAdding } = useAddToCart();
  return (
    <Button
      variant="secondary"
      size="sm"
      fullWidth
      loading={isAdding}
      onClick={() => void add({ sku, name, quantity: 1 })}
    >
      <span>
        Add <VisuallyHidden>{name} </VisuallyHidden>to cart
      </span>
    </Button>
  );
}
