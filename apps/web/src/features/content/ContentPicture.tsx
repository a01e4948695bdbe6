import type { ContentFile } from '@regen/content-sdk/query';
import { altOf, contentPictureUrl, contentSrcSet } from './content-pictures.ts';

export interface ContentPictureProps {
  file: ContentFile;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** The largest picture of the first screen: fetched first. */
  isPriority?: boolean;
  /** Decoration beside words that say the same. */
  isDecorative?: boolean;
  className?: string;
}

/** A picture of the content service, in the size and format that the browser chooses. */
export function ContentPicture({ file, sizes, isPriority, isDecorative, className }: ContentPictureProps) {
  const avif = contentSrcSet(file, 'avif');
  const webp = contentSrcSet(file, 'webp');
  return (
    <picture>
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      {webp ? <source type="image/webp" srcSet={webp} sizes={sizes} /> : null}
      <img
        src={contentPictureUrl(file, 960)}
        alt={isDecorative ? '' : altOf(file)}
        width={file.width}
        height={file.height}
        loading={isPriority ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isPriority ? 'high' : undefined}
        className={className}
      />
    </picture>
  );
}
