import type { ProductRating } from '@regen/sdk';
import { Stars } from '@regen/ui-kit/Stars';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';

/** "★★★★★ 4.6 (28)", read as "4.6 out of 5 stars, reviews: 28". */
export function RatingLine({ rating }: { rating: ProductRating }) {
  return (
    <span>
      <Stars value={rating.average} /> {rating.average}
      <VisuallyHidden> out of 5 stars, reviews:</VisuallyHidden> ({rating.count})
    </span>
  );
}
