import type { ContentFile } from '@regen/content-sdk/query';
import { altOf, contentPictureUrl, contentSrcSet, shownSize, type Crop } from './content-pictures.ts';

export interface ContentPictureProps {
  file: ContentFile;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** Where less than the whole picture is shown, and editors have said what matters in it. */
  crop?: Crop | undefined;
  /** In pixels, if the usual widths don't fit; a preload must use the same. */
  widths?: readonly number[];
  /** The largest picture of the first screen: fetched first. */
  isPriority?: boolean;
  /** Decoration beside words that say the same. */
  isDecorative?: boolean;
  className?: string;
}

/** A picture of the content service, in the size and format that the browser chooses. */
export function ContentPicture({
  file,
  sizes,
  crop,
  widths,
  isPriority,
  isDecorative,
  className,
}: ContentPictureProps) {
  const avif = contentSrcSet(file, crop, widths);
  return (
    <picture>
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      <img
        src={contentPictureUrl(file, 960, crop)}
        alt={isDecorative ? '' : altOf(file)}
        {...shownSize(file, crop)}
        loading={isPriority ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isPriority ? 'high' : undefined}
        className={className}
      />
    </picture>
  );
}
