import type { Order } from '@regen/sdk';
import { Button, type ButtonProps } from '@regen/ui-kit/Button';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';

interface TrackButtonProps extends Pick<ButtonProps, 'size'> {
  tracking: NonNullable<Order['tracking']>;
}

/** Opens the carrier's page of a package, if it is known. */
export function TrackButton({ tracking: { carrier, url }, size }: TrackButtonProps) {
  if (url === null) return null;
  return (
    <Button variant="secondary" size={size} iconStart="truck" asChild>
      <a href={url} target="_blank" rel="noreferrer">
        Track package
        <VisuallyHidden> with {carrier} (opens in a new tab)</VisuallyHidden>
      </a>
    </Button>
  );
}
