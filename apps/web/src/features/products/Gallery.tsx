import type { Image } from '@regen/sdk';
import { Gallery as Pictures } from '@regen/ui-kit/Gallery';
import { NoPicture, pictureUrl, ProductPicture, gallerySizes, productTileSizes } from '~/features/pictures/index.ts';
import * as styles from './Gallery.css.ts';

export interface GalleryProps {
  label: string;
  images: readonly Image[];
  /** A list has shown the first of them. */
  isListed: boolean;
}

/** The pictures of a product, if it has any. Only the closer look, which is loaded when it is wanted, asks for the largest files. */
export function Gallery({ label, images, isListed }: GalleryProps) {
  if (images.length === 0) {
    return (
      <div className={styles.stage}>
        <NoPicture />
      </div>
    );
  }
  return (
    <Pictures
      label={label}
      ratio="adaptive"
      pictures={images.map((image, at) => ({
        id: image.template,
        alt: image.alt,
        href: pictureUrl(image, 'standard', 'webp'),
        picture: <Large key={image.template} image={image} isListed={isListed && at === 0} />,
        thumb: <ProductPicture image={image} sizes="80px" size="icon" isDecorative />,
        large: (
          <ProductPicture key={image.template} image={image} sizes="300vw" size="standard" isPriority isDecorative />
        ),
      }))}
    />
  );
}

/** On top of the file that the list has shown, which the browser has already decoded. */
function Large({ image, isListed }: { image: Image; isListed: boolean }) {
  const large = { image, sizes: gallerySizes, size: 'standard', isPriority: true } as const;
  if (!isListed) return <ProductPicture {...large} />;
  return (
    <>
      <ProductPicture image={image} sizes={productTileSizes} size="thumbnail" isAtHand isDecorative />
      <ProductPicture {...large} className={styles.over} />
    </>
  );
}
