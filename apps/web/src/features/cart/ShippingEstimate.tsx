import { daySpan } from '@regen/domain';
import { shippingMethodList } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { FieldGrid, WholeRow } from '@regen/ui-kit/FieldGrid';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Radio, RadioGroup } from '@regen/ui-kit/RadioGroup';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  placeProblems,
  PostalCodeField,
  RegionField,
  ShippingCountryField,
  toDestination,
} from '~/features/addresses/index.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePress } from '~/kernel/use-press.ts';
import { useBuyer } from '~/kernel/use-session.ts';
import { usd } from '~/kernel/words/money.ts';
import type { CartWriter } from './cart-writer.ts';
import type { CartView } from './pending-changes.ts';

export interface ShippingEstimateProps {
  cart: CartView;
  writer: CartWriter;
}

/** Shipping and tax before checkout: where to, then which way. Kept in the cart, so checkout starts with it. */
export function ShippingEstimate({ cart, writer }: ShippingEstimateProps) {
  const { destination } = cart;
  const [countryCode, setCountry] = useState(destination?.countryCode ?? 'US');
  const [region, setRegion] = useState(destination?.region ?? '');
  const [postalCode, setPostalCode] = useState(destination?.postalCode ?? '');
  const [problems, setProblems] = useState<Partial<ReturnType<typeof placeProblems>>>({});
  const announce = useAnnounce();
  const place = { countryCode, region, postalCode };

  const { press: save, isPending } = usePress(async () => {
    const saved = await writer.change({ kind: 'destination', destination: toDestination(place) }).catch(() => null);
    if (saved) announce('Shipping and tax are estimated for this destination.');
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = placeProblems(place);
    setProblems(found);
    if (found.region === null && found.postalCode === null) void save();
  };

  return (
    <Stack gap="4">
      <FieldGrid from="base" gap="3" asChild>
        <form onSubmit={submit} noValidate aria-label="Estimate shipping">
          <WholeRow>
            <ShippingCountryField
              countryCode={countryCode}
              id="estimate-country"
              autoComplete="country"
              value={countryCode}
              onChange={(event) => {
                setCountry(event.target.value);
                setRegion('');
                setProblems({});
              }}
            />
          </WholeRow>
          <RegionField
            id="estimate-region"
            countryCode={countryCode}
            autoComplete="address-level1"
            value={region}
            error={problems.region ?? undefined}
            onChange={(event) => setRegion(event.target.value)}
          />
          <PostalCodeField
            id="estimate-postal-code"
            countryCode={countryCode}
            autoComplete="postal-code"
            value={postalCode}
            error={problems.postalCode ?? undefined}
            onChange={(event) => setPostalCode(event.target.value)}
          />
          <WholeRow>
            <Button type="submit" variant="secondary" size="sm" fullWidth loading={isPending}>
              Estimate
            </Button>
          </WholeRow>
        </form>
      </FieldGrid>
      {destination === null ? null : <Methods cart={cart} writer={writer} />}
    </Stack>
  );
}

function Methods({ cart, writer }: ShippingEstimateProps) {
  const { call } = useApp();
  const id = useBuyer();
  // The methods are those of the saved cart: while it is being saved they would be those of before.
  // No loader: they follow the destination that is chosen here.
  const { data, isError } = useQuery({ ...shippingMethodList(call, { id }), enabled: !cart.isPending });
  if (isError) return <Text size="sm">We couldn’t load shipping options.</Text>;
  if (data === undefined) return null;
  if (data.items.length === 0) return <Text size="sm">We don’t ship to this destination yet.</Text>;
  return (
    <RadioGroup
      name="estimate-method"
      legend="Shipping method"
      legendHidden
      value={cart.shippingMethodId ?? ''}
      onValueChange={(methodId) => void writer.change({ kind: 'shipping-method', id: methodId }).catch(() => {})}
    >
      {data.items.map((method) => (
        <Radio
          key={method.id}
          value={method.id}
          label={`${method.name}, ${method.price === 0 ? 'free' : usd(method.price)}`}
          hint={[`Arrives ${daySpan(method.arrives)}`, method.description].filter(Boolean).join(' · ')}
        />
      ))}
    </RadioGroup>
  );
}
