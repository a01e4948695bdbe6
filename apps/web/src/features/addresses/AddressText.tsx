import type { OrderAddress } from '@regen/sdk';
import { Box } from '@regen/ui-kit/Box';
import { Text, type TextProps } from '@regen/ui-kit/Text';
import { addressLines } from './address-lines.ts';

export interface AddressTextProps extends Pick<TextProps, 'size' | 'tone'> {
  address: Omit<OrderAddress, 'phone'>;
  /** The name is shown elsewhere. */
  isNameless?: boolean;
}

/** An address as on a parcel label. */
export function AddressText({ address, isNameless = false, ...text }: AddressTextProps) {
  const lines = addressLines(address).slice(isNameless ? 1 : 0);
  return (
    <Text as="address" {...text}>
      {lines.map((line, index) => (
        // Two lines may be the same, and an address never changes its order.
        <Box as="span" display="block" key={`${index}-${line}`}>
          {line}
        </Box>
      ))}
    </Text>
  );
}
