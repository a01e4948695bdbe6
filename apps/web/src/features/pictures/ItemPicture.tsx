import type { Image } from '@regen/sdk';
import { Frame } from '@regen/ui-kit/Frame';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import * as styles from './ItemPicture.css.ts';
import { ProductPicture } from './ProductPicture.tsx';

export interface ItemPictureProps {
  image: Image | null;
  size?: 'sm' | 'md';
}

/** How wide the frame is. */
const widths = { sm: '4rem', md: '(min-width: 48em) 7rem, 5.5rem' } as const;

/** The picture of a line item. The name is beside it, so it is decorative here. */
export function ItemPicture({ image, size = 'md' }: ItemPictureProps) {
  return (
    <Frame as="span" radius="md" outline className={styles.picture[size]}>
      <ProductPicture image={image} sizes={widths[size]} size="thumbnail" isDecorative />
    </Frame>
  );
}

export function ItemPictureSkeleton() {
  return <Skeleton shape="square" className={styles.picture.md} />;
}
