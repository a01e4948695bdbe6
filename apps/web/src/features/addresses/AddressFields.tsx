import { COUNTRIES_BY_NAME, needsPostalCode, regionsOf } from '@regen/domain';
import { Select } from '@regen/ui-kit/Select';
import { TextField } from '@regen/ui-kit/TextField';
import type { FieldBinding } from '~/kernel/forms/use-app-form.ts';
import * as styles from './addresses.css.ts';
import type { AddressValues } from './address-schema.ts';

export interface AddressFieldsProps {
  /** The binding of a field of the address. */
  field: (name: keyof AddressValues) => FieldBinding;
  countryCode: string;
  /** A section of autofill, so that browsers keep both addresses apart. */
  autofill: 'shipping' | 'billing';
  /** Empties the region, which belongs to the country before. */
  onCountryChange: () => void;
  withPhone?: boolean;
}

const countries = COUNTRIES_BY_NAME.map(({ code, name }) => ({ value: code, label: name }));

/** The fields of an address, in the order of an envelope of the country. */
export function AddressFields({
  field,
  countryCode,
  autofill,
  onCountryChange,
  withPhone = false,
}: AddressFieldsProps) {
  const regions = regionsOf(countryCode);
  const { onChange, ...country } = field('countryCode');
  const auto = (token: string) => `${autofill} ${token}`;
  return (
    <div className={styles.fields}>
      <Select
        {...country}
        className={styles.wholeRow}
        label="Country"
        autoComplete={auto('country')}
        options={countries}
        onChange={(event) => {
          onCountryChange();
          void onChange(event);
        }}
      />
      <TextField {...field('firstName')} label="First name" autoComplete={auto('given-name')} maxLength={80} />
      <TextField {...field('lastName')} label="Last name" autoComplete={auto('family-name')} maxLength={80} />
      <TextField
        {...field('company')}
        className={styles.wholeRow}
        label="Company"
        optional
        autoComplete={auto('organization')}
        maxLength={120}
      />
      <TextField
        {...field('line1')}
        className={styles.wholeRow}
        label="Street and number"
        autoComplete={auto('address-line1')}
        maxLength={120}
      />
      <TextField
        {...field('line2')}
        className={styles.wholeRow}
        label="Apartment, suite"
        optional
        autoComplete={auto('address-line2')}
        maxLength={120}
      />
      <TextField
        {...field('city')}
        className={regions.length > 0 ? styles.wholeRow : undefined}
        label="City"
        autoComplete={auto('address-level2')}
        maxLength={80}
      />
      {regions.length > 0 ? (
        <Select
          {...field('region')}
          label={countryCode === 'CA' ? 'Province' : 'State'}
          autoComplete={auto('address-level1')}
          placeholder="Choose"
          options={regions.map(({ code, name }) => ({ value: code, label: name }))}
        />
      ) : null}
      <TextField
        {...field('postalCode')}
        label={countryCode === 'US' ? 'ZIP code' : 'Postal code'}
        optional={!needsPostalCode(countryCode)}
        autoComplete={auto('postal-code')}
        inputMode={countryCode === 'US' ? 'numeric' : undefined}
        maxLength={16}
      />
      {withPhone ? (
        <TextField
          {...field('phone')}
          className={styles.wholeRow}
          type="tel"
          label="Phone for the delivery"
          optional
          autoComplete={auto('tel')}
          maxLength={32}
        />
      ) : null}
    </div>
  );
}
