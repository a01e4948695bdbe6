import { FieldGrid, WholeRow } from '@regen/ui-kit/FieldGrid';
import { Select } from '@regen/ui-kit/Select';
import { TextField } from '@regen/ui-kit/TextField';
import { Suspense } from 'react';
import {
  isPlaceDoubted,
  LateDoubt,
  placeKey,
  PostalCodeField,
  RegionField,
  ShippingCountryField,
  usePlaceFilledIn,
} from '~/features/addresses/index.ts';
import { useAppForm } from '~/kernel/forms/use-app-form.ts';
import { BUSINESS_TYPES, businessSchema } from './apply-schema.ts';
import type { StepProps } from './step-props.ts';
import { StepForm } from './StepForm.tsx';

export function BusinessStep({ draft, onDone }: StepProps) {
  const { businessName, businessType, website, countryCode, line1, line2, postalCode, city, region, confirmedPlace } =
    draft.values;
  const form = useAppForm({
    id: 'apply-business',
    schema: businessSchema,
    defaultValues: {
      businessName,
      businessType,
      website,
      countryCode,
      line1,
      line2,
      postalCode,
      city,
      region,
      confirmedPlace,
    },
    onChange: draft.update,
    onSubmit: async (values) => {
      draft.update(values);
      onDone();
    },
  });
  const { field, submit } = form;
  const { setValue, watch } = form.form;
  const values = watch();
  const country = values.countryCode;
  const place = usePlaceFilledIn(values, setValue);
  const code = field('postalCode');
  const { onChange: onCountry, ...countryField } = field('countryCode');
  return (
    <StepForm form={form} step="business" back="person" next="Continue to your license">
      <FieldGrid gap="5">
        <WholeRow>
          <TextField
            {...field('businessName')}
            label="Business name"
            hint="Use your own name if you work under it."
            autoComplete="organization"
            maxLength={120}
          />
        </WholeRow>
        <Select
          {...field('businessType')}
          label="Type of business"
          placeholder="Choose a type of business"
          options={BUSINESS_TYPES}
        />
        <TextField
          {...field('website')}
          label="Website"
          optional
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={190}
        />
        <WholeRow>
          <ShippingCountryField
            {...countryField}
            countryCode={country}
            autoComplete="country"
            onChange={(event) => {
              // The regions are those of the country before.
              setValue('region', '');
              void onCountry(event);
            }}
          />
        </WholeRow>
        <WholeRow>
          <TextField {...field('line1')} label="Street address" autoComplete="address-line1" maxLength={120} />
        </WholeRow>
        <WholeRow>
          <TextField
            {...field('line2')}
            label="Suite, floor, building"
            optional
            autoComplete="address-line2"
            maxLength={120}
          />
        </WholeRow>
        <PostalCodeField {...code} countryCode={country} autoComplete="postal-code" />
        <TextField {...field('city')} label="City" autoComplete="address-level2" maxLength={80} />
        <RegionField {...field('region')} countryCode={country} autoComplete="address-level1" />
        {code.error !== undefined && isPlaceDoubted(values) ? (
          <WholeRow>
            <Suspense fallback={null}>
              <LateDoubt
                countryCode={country}
                place={place}
                onTake={(found) => {
                  if (found.city !== null) setValue('city', found.city);
                  setValue('region', found.region);
                  void submit();
                }}
                onKeep={() => {
                  setValue('confirmedPlace', placeKey(values));
                  void submit();
                }}
              />
            </Suspense>
          </WholeRow>
        ) : null}
      </FieldGrid>
    </StepForm>
  );
}
