import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import type { BundleAdded } from './use-add-bundle.ts';

/** What came of adding everything. */
export function Added({ added: { isAny, notices } }: { added: BundleAdded }) {
  return (
    <Banner
      tone={isAny && notices.length === 0 ? 'success' : 'warning'}
      title={isAny ? 'Added to your cart' : 'Nothing could be added'}
      action={
        isAny ? (
          <Button size="sm" variant="secondary" asChild>
            <Link to="/cart">View cart</Link>
          </Button>
        ) : undefined
      }
    >
      {notices.map(({ code, message, sku }) => (
        <Text key={`${code}-${sku ?? ''}`}>{message}</Text>
      ))}
    </Banner>
  );
}

/** In the place of the button when there is nothing to add. */
export function NothingToOrder() {
  return (
    <Banner tone="warning">
      <Text>None of these can be ordered right now.</Text>
    </Banner>
  );
}
