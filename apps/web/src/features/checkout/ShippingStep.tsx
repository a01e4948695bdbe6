import { daySpan } from '@regen/domain';
import type { ShippingMethod } from '@regen/sdk';
import { shippingMethodList } from '@regen/sdk/query';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { RadioCard, RadioGroup } from '@regen/ui-kit/RadioGroup';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isNothingToPay } from '~/features/totals/index.ts';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePress } from '~/kernel/use-press.ts';
import { usd } from '~/kernel/words/money.ts';
import type { StepProps } from './step-props.ts';

/** How the parcel is shipped. A choice is priced at once. */
export function ShippingStep(props: StepProps) {
  const { call } = useApp();
  // No loader: shipping methods depend on the destination, which the steps above save.
  const methods = useQuery(shippingMethodList(call, { id: props.draft.owner }));
  return (
    <Reading
      query={methods}
      skeleton={
        <Stack gap="3">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      }
    >
      {({ items }) => (items.length === 0 ? <NoMethods /> : <Methods {...props} methods={items} />)}
    </Reading>
  );
}

function NoMethods() {
  return (
    <Banner
      tone="warning"
      title="We don’t ship to this address yet"
      action={
        <Button size="sm" variant="secondary" asChild>
          <Link to="/checkout" search={{ step: 'address' }}>
            Choose another address
          </Link>
        </Button>
      }
    >
      <Text>None of our carriers deliver there.</Text>
    </Banner>
  );
}

function Methods({ cart, writer, update, onDone, methods }: StepProps & { methods: readonly ShippingMethod[] }) {
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = methods.find(({ id }) => id === cart.shippingMethodId) ?? methods[0];
  const choose = (id: string) => writer.change({ kind: 'shipping-method', id });
  const { press, isPending } = usePress(async () => {
    if (chosen === undefined) return;
    setProblem(null);
    try {
      if (cart.shippingMethodId !== chosen.id) await choose(chosen.id);
      await writer.settled();
      update({ hasChosenShipping: true });
      onDone();
    } catch (failure) {
      setProblem(describeError(failure).message);
    }
  });
  return (
    <Stack gap="5">
      <RadioGroup
        name="shipping-method"
        legend="Shipping method"
        legendHidden
        error={problem ?? undefined}
        value={chosen?.id ?? ''}
        onValueChange={(id) => {
          setProblem(null);
          choose(id).catch((failure: unknown) => setProblem(describeError(failure).message));
        }}
      >
        {methods.map((method) => (
          <RadioCard
            key={method.id}
            value={method.id}
            label={method.name}
            hint={[`Arrives ${daySpan(method.arrives)}`, method.description].filter(Boolean).join(' · ')}
            aside={method.price === 0 ? 'Free' : usd(method.price)}
          />
        ))}
      </RadioGroup>
      <Stack align="start">
        <Button loading={isPending} onClick={() => void press()}>
          {isNothingToPay(cart) ? 'Continue to review' : 'Continue to payment'}
        </Button>
      </Stack>
    </Stack>
  );
}
