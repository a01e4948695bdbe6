import type { EditorialImage } from '~/kernel/config.ts';

type Format = 'avif' | 'webp' | 'png';

export const editorialUrl = ({ template }: EditorialImage, width: number, format: Format): string =>
  template.replace('{width}', String(width)).replace('{format}', format);

export const editorialSrcSet = (image: EditorialImage, format: Format): string =>
  image.widths.map((width) => `${editorialUrl(image, width, format)} ${width}w`).join(', ');
