import type { Image } from '@regen/sdk';
import { Gallery as Pictures } from '@regen/ui-kit/Gallery';
import { pictureUrl, ProductPicture } from '~/features/pictures/index.ts';
import { gallerySizes } from './gallery-sizes.ts';

/** The pictures of a product. Only the closer look, which is loaded when it is wanted, asks for the largest files. */
export function Gallery({ label, images }: { label: string; images: readonly Image[] }) {
  return (
    <Pictures
      label={label}
      ratio="adaptive"
      pictures={images.map((image) => ({
        id: image.view,
        alt: image.alt,
        href: pictureUrl(image, 'standard', 'webp'),
        picture: <ProductPicture key={image.view} image={image} sizes={gallerySizes} size="standard" isPriority />,
        thumb: <ProductPicture image={image} sizes="80px" size="icon" isDecorative />,
        large: <ProductPicture key={image.view} image={image} sizes="300vw" size="standard" isPriority isDecorative />,
      }))}
    />
  );
}
