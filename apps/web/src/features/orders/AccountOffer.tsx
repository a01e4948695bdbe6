import type { Order } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { REGISTER_DRAFT } from '~/features/sign-in/index.ts';
import { GUEST } from '~/kernel/context.ts';
import { writeDraft } from '~/kernel/forms/form-draft.ts';

/** To a guest who has just ordered: an account, with what is known filled in. */
export function AccountOffer({ order }: { order: Order }) {
  const { firstName, lastName } = order.shippingAddress;
  return (
    <Card tone="sunken" padding="lg">
      <Stack gap="4">
        <Heading level={2} size="md">
          Next time in half the steps
        </Heading>
        <Text tone="muted">
          With an account your address and orders are there when you come back. All it takes is a password.
        </Text>
        <Button asChild>
          <Link
            to="/register-retail"
            search={{ redirect: `/order/${order.id}` }}
            onClick={() => writeDraft(REGISTER_DRAFT, GUEST, { firstName, lastName, email: order.email })}
          >
            Create an account
          </Link>
        </Button>
      </Stack>
    </Card>
  );
}
