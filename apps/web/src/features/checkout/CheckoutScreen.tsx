import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { useSearch } from '@tanstack/react-router';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { PayOrder } from './PayOrder.tsx';

/** The checkout: the steps to an order, or paying one that is waiting for its payment. */
export function CheckoutScreen() {
  const { order } = useSearch({ from: '/(shop)/checkout' });
  return (
    <Container paddingY={{ base: '8', desktop: '12' }}>
      <Stack gap="8">
        <Heading level={1} tabIndex={-1}>
          {order === undefined ? 'Checkout' : 'Pay for your order'}
        </Heading>
        {order === undefined ? <CheckoutSteps /> : <PayOrder key={order} orderId={order} />}
      </Stack>
    </Container>
  );
}
