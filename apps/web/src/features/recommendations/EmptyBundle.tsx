import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Link } from '@tanstack/react-router';
import { hiddenText } from './hidden-text.ts';

/** All of its products are for another channel. */
export function EmptyBundle({ hiddenItemCount }: { hiddenItemCount: number }) {
  return (
    <EmptyState
      icon="bag"
      title="None of these products are sold in your store"
      action={
        <Button asChild>
          <Link to="/products">Browse all products</Link>
        </Button>
      }
    >
      {hiddenItemCount > 0 ? hiddenText(hiddenItemCount) : 'Its products are no longer available.'}
    </EmptyState>
  );
}
