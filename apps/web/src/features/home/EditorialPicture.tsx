import type { EditorialImage } from '~/kernel/config.ts';
import { editorialSrcSet, editorialUrl } from './editorial.ts';

export interface EditorialPictureProps {
  image: EditorialImage;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  isPriority?: boolean;
  isDecorative?: boolean;
}

export function EditorialPicture({ image, sizes, isPriority, isDecorative }: EditorialPictureProps) {
  const width = image.widths[1] ?? 800;
  return (
    <picture>
      <source type="image/avif" srcSet={editorialSrcSet(image, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={editorialSrcSet(image, 'webp')} sizes={sizes} />
      <img
        src={editorialUrl(image, width, 'png')}
        alt={isDecorative ? '' : image.alt}
        width={width}
        height={Math.round(width * image.ratio)}
        loading={isPriority ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isPriority ? 'high' : undefined}
      />
    </picture>
  );
}
