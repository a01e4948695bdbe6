import { regionsOf } from '@regen/domain';
import { FieldGrid, WholeRow } from '@regen/ui-kit/FieldGrid';
import { TextField } from '@regen/ui-kit/TextField';
import { Suspense } from 'react';
import type { FieldBinding } from '~/kernel/forms/use-app-form.ts';
import type { AddressValues } from './address-schema.ts';
import { LateDoubt } from './late-doubt.ts';
import { isPlaceDoubted, placeKey } from './place.ts';
import { CountryField, PostalCodeField, RegionField, ShippingCountryField } from './PlaceFields.tsx';
import { usePlaceFilledIn } from './use-postal-place.ts';

export interface AddressFieldsProps {
  /** The binding of a field of the address. */
  field: (name: keyof AddressValues) => FieldBinding;
  /** What is typed. */
  values: AddressValues;
  set: (name: keyof AddressValues, value: string) => void;
  submit: () => Promise<void>;
  /** The autofill section, so that browsers distinguish the two addresses. */
  autofill: 'shipping' | 'billing';
  withPhone?: boolean;
}

/** The fields of an address. The postal code comes before what it fills in. */
export function AddressFields({ field, values, set, submit, autofill, withPhone = false }: AddressFieldsProps) {
  const { countryCode } = values;
  const { onChange, ...country } = field('countryCode');
  const postalCode = field('postalCode');
  const auto = (token: string) => `${autofill} ${token}`;
  const place = usePlaceFilledIn(values, set);
  const isDoubted = postalCode.error !== undefined && isPlaceDoubted(values);
  const countryProps = {
    ...country,
    autoComplete: auto('country'),
    onChange(event: React.ChangeEvent<HTMLSelectElement>) {
      // The regions are those of the country before.
      set('region', '');
      void onChange(event);
    },
  };
  return (
    <FieldGrid from="base">
      <WholeRow>
        {autofill === 'shipping' ? (
          <ShippingCountryField {...countryProps} countryCode={countryCode} />
        ) : (
          <CountryField {...countryProps} />
        )}
      </WholeRow>
      <TextField {...field('firstName')} label="First name" autoComplete={auto('given-name')} maxLength={80} />
      <TextField {...field('lastName')} label="Last name" autoComplete={auto('family-name')} maxLength={80} />
      <WholeRow>
        <TextField {...field('company')} label="Company" optional autoComplete={auto('organization')} maxLength={120} />
      </WholeRow>
      <WholeRow>
        <TextField {...field('line1')} label="Street address" autoComplete={auto('address-line1')} maxLength={120} />
      </WholeRow>
      <WholeRow>
        <TextField
          {...field('line2')}
          label="Apartment, suite"
          optional
          autoComplete={auto('address-line2')}
          maxLength={120}
        />
      </WholeRow>
      <PostalCodeField {...postalCode} countryCode={countryCode} autoComplete={auto('postal-code')} />
      <TextField {...field('city')} label="City" autoComplete={auto('address-level2')} maxLength={80} />
      {regionsOf(countryCode).length > 0 ? (
        <WholeRow>
          <RegionField {...field('region')} countryCode={countryCode} autoComplete={auto('address-level1')} />
        </WholeRow>
      ) : null}
      {isDoubted ? (
        <WholeRow>
          <Suspense fallback={null}>
            <LateDoubt
              countryCode={countryCode}
              place={place}
              onTake={({ city, region }) => {
                if (city !== null) set('city', city);
                set('region', region);
                void submit();
              }}
              onKeep={() => {
                set('confirmedPlace', placeKey(values));
                void submit();
              }}
            />
          </Suspense>
        </WholeRow>
      ) : null}
      {withPhone ? (
        <WholeRow>
          <TextField
            {...field('phone')}
            type="tel"
            label="Phone for delivery"
            optional
            autoComplete={auto('tel')}
            maxLength={32}
          />
        </WholeRow>
      ) : null}
    </FieldGrid>
  );
}
