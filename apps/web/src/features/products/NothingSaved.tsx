import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Link } from '@tanstack/react-router';

/** Instead of an empty list of favorites. */
export const NothingSaved = () => (
  <EmptyState
    icon="heart"
    title="No favorites yet"
    action={
      <Button asChild>
        <Link to="/products">Browse all products</Link>
      </Button>
    }
  >
    Tap the heart on a product to save it here.
  </EmptyState>
);
