import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Link } from '@tanstack/react-router';

/** The URL names no products: on to those that were chosen on this device, if there are any. */
export function NothingCompared({ chosen }: { chosen: readonly string[] }) {
  if (chosen.length === 0) {
    return (
      <EmptyState
        icon="scales"
        title="Nothing to compare yet"
        action={
          <Button asChild>
            <Link to="/products">Browse all products</Link>
          </Button>
        }
      >
        Tap Compare on a product.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="scales"
      title={chosen.length === 1 ? 'You’ve chosen one product' : `You’ve chosen ${chosen.length} products`}
      action={
        <Button asChild>
          <Link to="/compare" search={{ skus: [...chosen] }}>
            Compare
          </Link>
        </Button>
      }
    />
  );
}
