import type { Image } from '@regen/sdk';
import { pictureSrcSet, pictureUrl, pictureWidths, type PictureSize } from './pictures.ts';

export interface ProductPictureProps {
  image: Image;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** Fallback for browsers without AVIF and WebP, and the picture's own proportions. */
  size?: PictureSize;
  /** The largest picture of the first screen: fetched first. */
  isPriority?: boolean;
  /** The browser has it already: it is painted together with what is around it. */
  isAtHand?: boolean;
  /** Decoration beside a name that says the same. */
  isDecorative?: boolean;
  className?: string;
}

/** A product picture in the formats and sizes that the server stores. */
export function ProductPicture({
  image,
  sizes,
  size = 'retail',
  isPriority,
  isAtHand,
  isDecorative,
  className,
}: ProductPictureProps) {
  const width = pictureWidths[size];
  return (
    <picture>
      {image.formats.includes('avif') ? (
        <source type="image/avif" srcSet={pictureSrcSet(image, 'avif')} sizes={sizes} />
      ) : null}
      {image.formats.includes('webp') ? (
        <source type="image/webp" srcSet={pictureSrcSet(image, 'webp')} sizes={sizes} />
      ) : null}
      <img
        src={pictureUrl(image, size, image.formats.includes('png') ? 'png' : 'webp')}
        alt={isDecorative ? '' : image.alt}
        width={width}
        height={(width * 5) / 4}
        loading={isPriority || isAtHand ? 'eager' : 'lazy'}
        decoding={isAtHand ? 'sync' : 'async'}
        fetchPriority={isPriority ? 'high' : undefined}
        className={className}
      />
    </picture>
  );
}
