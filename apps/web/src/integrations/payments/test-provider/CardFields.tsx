import { brandName } from '@regen/domain';
import { FieldGrid, WholeRow } from '@regen/ui-kit/FieldGrid';
import { Icon } from '@regen/ui-kit/Icon';
import { TextField } from '@regen/ui-kit/TextField';
import type { FieldBinding } from '~/kernel/forms/use-app-form.ts';
import type { PaymentFieldsProps } from '../adapter.ts';
import { brandOf, cvcLengthOf, digitsOf, formatCardNumber, formatExpiry } from './card.ts';
import { TestCards } from './TestCards.tsx';

/** Formats the text and leaves the cursor after the same digit. */
function formatted(binding: FieldBinding, format: (text: string) => string): FieldBinding {
  return {
    ...binding,
    onChange: (event) => {
      const input: HTMLInputElement = event.target;
      const at = input.selectionStart ?? input.value.length;
      const isAtEnd = at === input.value.length;
      const before = digitsOf(input.value.slice(0, at)).length;
      const text = format(input.value);
      if (text !== input.value) {
        input.value = text;
        let place = text.length;
        if (!isAtEnd) {
          place = 0;
          for (let digits = 0; digits < before && place < text.length; place += 1) {
            if (/\d/.test(text.charAt(place))) digits += 1;
          }
        }
        input.setSelectionRange(place, place);
      }
      return binding.onChange(event);
    },
  };
}

/** The fields of a card, named so that browsers and password managers can fill them. */
export function CardFields({ field, values, onFill }: PaymentFieldsProps) {
  const brand = brandOf(values['number'] ?? '');
  const cvcLength = cvcLengthOf(brand);
  return (
    <>
      <TestCards onFill={onFill} />
      <FieldGrid from="base">
        <WholeRow>
          <TextField
            {...formatted(field('number'), formatCardNumber)}
            label="Card number"
            aside={brand === 'unknown' ? undefined : brandName(brand)}
            end={<Icon name="card" />}
            autoComplete="cc-number"
            inputMode="numeric"
            placeholder="0000 0000 0000 0000"
            maxLength={23}
          />
        </WholeRow>
        <TextField
          {...formatted(field('expiry'), formatExpiry)}
          label="Expiration date"
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM / YY"
          maxLength={9}
        />
        <TextField
          {...formatted(field('cvc'), (text) => digitsOf(text).slice(0, 4))}
          label="Security code"
          autoComplete="cc-csc"
          inputMode="numeric"
          placeholder={`${cvcLength} digits`}
          maxLength={4}
        />
        <WholeRow>
          <TextField {...field('name')} label="Name on card" autoComplete="cc-name" maxLength={120} />
        </WholeRow>
      </FieldGrid>
    </>
  );
}
