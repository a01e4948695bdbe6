import { COUNTRIES_BY_NAME, needsPostalCode, regionsOf } from '@regen/domain';
import { Select, type SelectProps } from '@regen/ui-kit/Select';
import { TextField, type TextFieldProps } from '@regen/ui-kit/TextField';

const countries = COUNTRIES_BY_NAME.map(({ code, name }) => ({ value: code, label: name }));

type OwnSelectProps = Omit<SelectProps, 'label' | 'options' | 'placeholder'>;

export function CountryField(props: OwnSelectProps) {
  return <Select {...props} label="Country" options={countries} />;
}

/** Nothing for a country whose addresses name no region. */
export function RegionField({ countryCode, ...props }: OwnSelectProps & { countryCode: string }) {
  const regions = regionsOf(countryCode);
  if (regions.length === 0) return null;
  return (
    <Select
      {...props}
      label={countryCode === 'CA' ? 'Province' : 'State'}
      placeholder="Choose"
      options={regions.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}

export function PostalCodeField({
  countryCode,
  ...props
}: Omit<TextFieldProps, 'label' | 'optional'> & { countryCode: string }) {
  const isZip = countryCode === 'US';
  return (
    <TextField
      {...props}
      label={isZip ? 'ZIP code' : 'Postal code'}
      optional={!needsPostalCode(countryCode)}
      inputMode={isZip ? 'numeric' : undefined}
      maxLength={16}
    />
  );
}
