import { COUNTRIES_BY_NAME, needsPostalCode, regionsOf } from '@regen/domain';
import { shippingCountryList } from '@regen/sdk/query';
import { Select, type SelectProps } from '@regen/ui-kit/Select';
import { TextField, type TextFieldProps } from '@regen/ui-kit/TextField';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '~/kernel/use-app.ts';

const allCountries = COUNTRIES_BY_NAME.map(({ code, name }) => ({ value: code, label: name }));

/** Shown until the others are known. */
const CLOSE = ['US', 'CA'];

type OwnSelectProps = Omit<SelectProps, 'label' | 'options' | 'placeholder'>;

/** Any country, for what is not shipped there. */
export function CountryField(props: OwnSelectProps) {
  return <Select {...props} label="Country" options={allCountries} />;
}

/** The countries that we ship to, and the one that is chosen. */
export function ShippingCountryField({ countryCode, ...props }: OwnSelectProps & { countryCode: string }) {
  const { call } = useApp();
  // No loader: the form can be used without it, and no page waits for it.
  const { data, isError } = useQuery({ ...shippingCountryList(call), staleTime: Infinity });
  const served = data?.items.map((country) => country.countryCode) ?? CLOSE;
  const options = isError
    ? allCountries
    : allCountries.filter(({ value }) => value === countryCode || served.includes(value));
  return <Select {...props} label="Country" options={options} />;
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
