import { COUNTRIES_BY_NAME, normalizePostalCode, postalCodeProblem, regionsOf } from '@regen/domain';
import { shippingMethodList } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { FieldGrid, WholeRow } from '@regen/ui-kit/FieldGrid';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Radio, RadioGroup } from '@regen/ui-kit/RadioGroup';
import { Select } from '@regen/ui-kit/Select';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { useBuyer } from '~/kernel/use-session.ts';
import { usd } from '~/kernel/words/money.ts';
import type { CartWriter } from './cart-writer.ts';
import type { CartView } from './pending-changes.ts';

export interface ShippingEstimateProps {
  cart: CartView;
  writer: CartWriter;
}

const countries = COUNTRIES_BY_NAME.map(({ code, name }) => ({ value: code, label: name }));

/** Shipping and tax before checkout: where to, then which way. Kept in the cart, so checkout starts with it. */
export function ShippingEstimate({ cart, writer }: ShippingEstimateProps) {
  const { destination } = cart;
  const [countryCode, setCountry] = useState(destination?.countryCode ?? 'US');
  const [region, setRegion] = useState(destination?.region ?? '');
  const [postalCode, setPostalCode] = useState(destination?.postalCode ?? '');
  const [problems, setProblems] = useState<{ region?: string; postalCode?: string }>({});
  const [isSaving, setIsSaving] = useState(false);
  const announce = useAnnounce();
  const regions = regionsOf(countryCode);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = {
      region:
        regions.length > 0 && region === ''
          ? countryCode === 'CA'
            ? 'Choose a province.'
            : 'Choose a state.'
          : undefined,
      postalCode: postalCodeProblem(countryCode, postalCode, region) ?? undefined,
    };
    setProblems(found);
    if (found.region !== undefined || found.postalCode !== undefined || isSaving) return;
    setIsSaving(true);
    const saved = await writer
      .change({
        kind: 'destination',
        destination: {
          countryCode,
          region: region === '' ? null : region,
          postalCode: normalizePostalCode(countryCode, postalCode) || null,
        },
      })
      .catch(() => null);
    setIsSaving(false);
    if (saved) announce('Shipping and tax are estimated for this destination.');
  };

  return (
    <Stack gap="4">
      <FieldGrid from="base" gap="3" asChild>
        <form onSubmit={(event) => void submit(event)} noValidate aria-label="Estimate shipping">
          <WholeRow>
            <Select
              id="estimate-country"
              label="Country"
              autoComplete="country"
              options={countries}
              value={countryCode}
              onChange={(event) => {
                setCountry(event.target.value);
                setRegion('');
                setProblems({});
              }}
            />
          </WholeRow>
          {regions.length > 0 ? (
            <Select
              id="estimate-region"
              label={countryCode === 'CA' ? 'Province' : 'State'}
              autoComplete="address-level1"
              placeholder="Choose"
              options={regions.map(({ code, name }) => ({ value: code, label: name }))}
              value={region}
              error={problems.region}
              onChange={(event) => setRegion(event.target.value)}
            />
          ) : null}
          <TextField
            id="estimate-postal-code"
            label={countryCode === 'US' ? 'ZIP code' : 'Postal code'}
            autoComplete="postal-code"
            inputMode={countryCode === 'US' ? 'numeric' : undefined}
            value={postalCode}
            error={problems.postalCode}
            onChange={(event) => setPostalCode(event.target.value)}
          />
          <WholeRow>
            <Button type="submit" variant="secondary" size="sm" fullWidth loading={isSaving}>
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
          hint={method.description}
        />
      ))}
    </RadioGroup>
  );
}
