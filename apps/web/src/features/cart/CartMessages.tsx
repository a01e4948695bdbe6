import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import type { CartWriter, CartWriterState } from './cart-writer.ts';
import type { CartView } from './pending-changes.ts';

export interface CartMessagesProps {
  cart: CartView;
  writer: CartWriter;
  state: CartWriterState;
}

/** Notices that tell what the cart costs: how many points it takes does. */
const telling: ReadonlySet<CartView['notices'][number]['code']> = new Set(['points_reduced']);

/** What happened to the cart without the person doing it, and what could not be saved. */
export function CartMessages({ cart, writer, state }: CartMessagesProps) {
  const { failure, wasMerged } = state;
  const isHidden = usePricesHidden();
  const notices = isHidden ? cart.notices.filter(({ code }) => !telling.has(code)) : cart.notices;
  if (failure === null && !wasMerged && notices.length === 0) return null;
  return (
    <Stack gap="3">
      {failure ? <Failure error={failure.error} writer={writer} /> : null}
      {wasMerged ? (
        <Banner tone="info" live onDismiss={writer.dismissMerged}>
          <Text>Your cart also changed in another window. We’ve kept both changes.</Text>
        </Banner>
      ) : null}
      {notices.map(({ code, message, sku }) => (
        <Banner key={`${code}-${sku ?? ''}`} tone="warning">
          <Text>{message}</Text>
        </Banner>
      ))}
    </Stack>
  );
}

function Failure({ error, writer }: { error: unknown; writer: CartWriter }) {
  return (
    <FailureBanner
      error={error}
      title="Your last change wasn’t saved"
      action={
        <Inline gap="2">
          <Button size="sm" variant="secondary" iconStart="refresh" onClick={writer.retry}>
            Try again
          </Button>
          <Button size="sm" variant="ghost" onClick={writer.discard}>
            Undo change
          </Button>
        </Inline>
      }
    />
  );
}
