import type { Image } from '@regen/sdk';
import { Frame } from '@regen/ui-kit/Frame';
import { Icon } from '@regen/ui-kit/Icon';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import * as styles from './ItemPicture.css.ts';

export interface ItemPictureProps {
  image: Image | null;
  size?: 'sm' | 'md';
}

function address(image: Image, format: string): string {
  const size = image.sizes.includes('thumbnail') ? 'thumbnail' : (image.sizes[0] ?? 'thumbnail');
  return image.template.replace('{size}', size).replace('{format}', format);
}

/** The picture of a line item. The name is beside it, so it is decorative here. */
export function ItemPicture({ image, size = 'md' }: ItemPictureProps) {
  if (image === null) {
    return (
      <Frame as="span" radius="md" outline className={styles.picture[size]}>
        <Icon name="drop" size="xl" />
      </Frame>
    );
  }
  const width = size === 'sm' ? 64 : 112;
  return (
    <Frame as="span" radius="md" outline className={styles.picture[size]}>
      <picture>
        {(['avif', 'webp'] as const)
          .filter((format) => image.formats.includes(format))
          .map((format) => (
            <source key={format} type={`image/${format}`} srcSet={address(image, format)} />
          ))}
        <img
          src={address(image, image.formats.includes('png') ? 'png' : (image.formats[0] ?? 'webp'))}
          alt=""
          width={width}
          height={(width * 5) / 4}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </Frame>
  );
}

export function ItemPictureSkeleton() {
  return <Skeleton shape="square" className={styles.picture.md} />;
}
