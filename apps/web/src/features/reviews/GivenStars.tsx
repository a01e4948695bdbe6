import { Stars } from '@regen/ui-kit/Stars';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { counted } from '~/kernel/words/counts.ts';

/** The stars of a review. */
export function GivenStars({ value }: { value: number }) {
  return (
    <span>
      <Stars value={value} />
      <VisuallyHidden>{counted(value, 'star')} out of 5</VisuallyHidden>
    </span>
  );
}
