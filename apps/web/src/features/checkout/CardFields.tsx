import { Icon } from '@regen/ui-kit/Icon';
import { TextField } from '@regen/ui-kit/TextField';
import type { FieldBinding } from '~/kernel/forms/use-app-form.ts';
import { brandOf, CARD_BRAND_LABELS, cvcLengthOf, digitsOf, formatCardNumber, formatExpiry } from './card.ts';
import * as styles from './checkout.css.ts';

export type CardFieldName = 'name' | 'number' | 'expiry' | 'cvc';

export interface CardFieldsProps {
  field: (name: CardFieldName) => FieldBinding;
  number: string;
}

/** Writes the text in its usual form and keeps the cursor behind the same digit. */
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

/** The card. Browsers and password managers fill it; its numbers go to the payment provider and nowhere else. */
export function CardFields({ field, number }: CardFieldsProps) {
  const brand = brandOf(number);
  const cvcLength = cvcLengthOf(brand);
  return (
    <div className={styles.cardFields}>
      <TextField
        {...formatted(field('number'), formatCardNumber)}
        className={styles.wholeRow}
        label="Card number"
        aside={brand === 'unknown' ? undefined : CARD_BRAND_LABELS[brand]}
        end={<Icon name="card" />}
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="0000 0000 0000 0000"
        maxLength={23}
      />
      <TextField
        {...formatted(field('expiry'), formatExpiry)}
        label="Expiry date"
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
      <TextField
        {...field('name')}
        className={styles.wholeRow}
        label="Name on the card"
        autoComplete="cc-name"
        maxLength={120}
      />
    </div>
  );
}
