import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

/** The checkout while its scripts are loading. */
export function CheckoutPending() {
  return (
    <Container paddingY={{ base: '8', desktop: '12' }}>
      <Stack gap="8">
        <Heading level={1} tabIndex={-1}>
          Checkout
        </Heading>
        <CheckoutSkeleton />
      </Stack>
    </Container>
  );
}
