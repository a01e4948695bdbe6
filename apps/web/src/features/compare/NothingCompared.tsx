import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Link } from '@tanstack/react-router';

/** The address names no products: on to those that were chosen on this device, if there are any. */
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
        Press the scales on the card of a product, or “Compare” on its page.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="scales"
      title={chosen.length === 1 ? 'You have chosen one product' : `You have chosen ${chosen.length} products`}
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
