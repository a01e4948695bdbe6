import { regionsOf } from '@regen/domain';
import { FieldGrid, WholeRow } from '@regen/ui-kit/FieldGrid';
import { TextField } from '@regen/ui-kit/TextField';
import type { FieldBinding } from '~/kernel/forms/use-app-form.ts';
import type { AddressValues } from './address-schema.ts';
import { CountryField, PostalCodeField, RegionField } from './PlaceFields.tsx';

export interface AddressFieldsProps {
  /** The binding of a field of the address. */
  field: (name: keyof AddressValues) => FieldBinding;
  countryCode: string;
  /** The autofill section, so that browsers distinguish the two addresses. */
  autofill: 'shipping' | 'billing';
  /** Clears the region, which belongs to the previous country. */
  onCountryChange: () => void;
  withPhone?: boolean;
}

/** The fields of an address. */
export function AddressFields({
  field,
  countryCode,
  autofill,
  onCountryChange,
  withPhone = false,
}: AddressFieldsProps) {
  const { onChange, ...country } = field('countryCode');
  const auto = (token: string) => `${autofill} ${token}`;
  return (
    <FieldGrid from="base">
      <WholeRow>
        <CountryField
          {...country}
          autoComplete={auto('country')}
          onChange={(event) => {
            onCountryChange();
            void onChange(event);
          }}
        />
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
      <WholeRow when={regionsOf(countryCode).length > 0}>
        <TextField {...field('city')} label="City" autoComplete={auto('address-level2')} maxLength={80} />
      </WholeRow>
      <RegionField {...field('region')} countryCode={countryCode} autoComplete={auto('address-level1')} />
      <PostalCodeField {...field('postalCode')} countryCode={countryCode} autoComplete={auto('postal-code')} />
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
