import type { Store } from '@regen/sdk';
import { Button, type ButtonProps } from '@regen/ui-kit/Button';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { phoneHref } from './place-text.ts';

export interface CallButtonProps extends Pick<Store, 'accountName' | 'locations'>, Pick<ButtonProps, 'size'> {}

/** Dials the first phone number of a clinic that has one. */
export function CallButton({ accountName, locations, size }: CallButtonProps) {
  const phone = locations.find((place) => place.phone !== null)?.phone;
  if (!phone) return null;
  return (
    <Button variant="secondary" size={size} asChild>
      <a href={phoneHref(phone)}>
        <span>
          Call<VisuallyHidden> {accountName}</VisuallyHidden>
        </span>
      </a>
    </Button>
  );
}
