import type { Image } from '@regen/sdk';
import { useState } from 'react';
import { NoPicture } from './NoPicture.tsx';
import { pictureSrcSet, pictureUrl, pictureWidths, type PictureSize } from './pictures.ts';

export interface ProductPictureProps {
  /** Null while the product has no picture. The product's name is then beside it. */
  image: Image | null;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** Fallback for browsers without AVIF, and the picture's own proportions. */
  size?: PictureSize;
  /** The largest picture of the first screen: fetched first. */
  isPriority?: boolean;
  /** The browser has it already: it is painted together with what is around it. */
  isAtHand?: boolean;
  /** Decoration beside a name that says the same. */
  isDecorative?: boolean;
  className?: string;
}

/** A product picture in the smallest format and all sizes that the server stores, or what stands for it when there is none. */
export function ProductPicture({
  image,
  sizes,
  size = 'retail',
  isPriority,
  isAtHand,
  isDecorative,
  className,
}: ProductPictureProps) {
  const [gone, setGone] = useState('');
  const src = image ? pictureUrl(image, size, image.formats.includes('webp') ? 'webp' : 'png') : '';
  if (!image || src === gone) return <NoPicture label={isDecorative ? undefined : image?.alt} />;
  const format = (['avif', 'webp'] as const).find((each) => image.formats.includes(each));
  const width = pictureWidths[size];
  const onError = () => setGone(src);
  return (
    <picture>
      {format ? <source type={`image/${format}`} srcSet={pictureSrcSet(image, format)} sizes={sizes} /> : null}
      <img
        // In a page that the server has written, it may have failed before React could hear of it.
        ref={(img) => (img?.complete && !img.naturalWidth ? onError() : undefined)}
        onError={onError}
        src={src}
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
