import { Price } from '@regen/ui-kit/Price';
import { Text } from '@regen/ui-kit/Text';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import { marginText } from '~/kernel/words/margin.ts';
import type { OwnPriceProps } from './own-price-props.ts';

/** A professional's price and margin: what they always pay, so nothing is struck through as in a sale; the retail price while their prices are hidden. */
export function ProfessionalPrice({ price, size, details }: OwnPriceProps) {
  const isHidden = usePricesHidden();
  const { yourPrice, retailPrice, reasonText } = price;
  if (isHidden)
    return retailPrice === undefined ? (
      <Text size="sm" tone="muted">
        Price hidden
      </Text>
    ) : (
      <Price size={size} amount={retailPrice} reason="Retail price" />
    );
  const margin = marginText(price);
  return (
    <div>
      <Price size={size} amount={yourPrice} reason={reasonText} reasonDetails={details} />
      {margin === null ? null : (
        <Text size="sm" tone="muted" numeric>
          {margin}
        </Text>
      )}
    </div>
  );
}
