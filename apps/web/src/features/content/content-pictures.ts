import type { PictureFocus } from '@regen/content-sdk/models';
import type { ContentFile } from '@regen/content-sdk/query';

/** The part of a picture that is shown where there is no room for all of it. */
export interface Crop {
  focus: PictureFocus;
  /** Height by width. */
  ratio: number;
}

type Format = 'avif' | 'webp';

/** Widths in pixels; few, since each is drawn and stored when it is first asked for. */
const WIDTHS = [320, 640, 960, 1280, 1920];

/** Pictures that the content service draws in other sizes and formats. It sends others as they are. */
const DRAWN = /^image\/(avif|jpeg|png|webp)$/;

export const isPicture = ({ contentType }: ContentFile): boolean => contentType.startsWith('image/');

/** The URL may be signed, so it may have a query already. The service crops, since a page may not have styles of its own for a picture. */
function drawnUrl(url: string, width: number, format: Format, crop?: Crop): string {
  const size = `${url}${url.includes('?') ? '&' : '?'}fm=${format}&w=${width}`;
  return crop ? `${size}&h=${Math.round(width * crop.ratio)}&fit=fill&f=${crop.focus}` : size;
}

/** Width and height of what is shown, in pixels: as large a part as the picture has. */
export function shownSize({ width, height }: ContentFile, crop?: Crop) {
  if (!crop || width === undefined || height === undefined) return { width, height };
  const shown = Math.min(width, Math.round(height / crop.ratio));
  return { width: shown, height: Math.round(shown * crop.ratio) };
}

/** The widths in which a picture is offered, none larger than the picture; none if it is sent unchanged. */
function widthsOf(file: ContentFile, crop?: Crop, widths: readonly number[] = WIDTHS): readonly number[] {
  const { width } = shownSize(file, crop);
  if (width === undefined || !DRAWN.test(file.contentType)) return [];
  const smaller = widths.filter((each) => each < width);
  return width > (widths.at(-1) ?? 0) ? smaller : [...smaller, width];
}

/** Every size, for `srcset`, in the format that all supported browsers show; undefined if the picture has one size only. */
export function contentSrcSet(file: ContentFile, crop?: Crop, widths?: readonly number[]): string | undefined {
  const sizes = widthsOf(file, crop, widths).map((width) => `${drawnUrl(file.url, width, 'avif', crop)} ${width}w`);
  return sizes.length > 0 ? sizes.join(', ') : undefined;
}

/** One picture for browsers without AVIF, link previews and feeds. */
export function contentPictureUrl(file: ContentFile, width: number, crop?: Crop): string {
  const widths = widthsOf(file, crop);
  if (widths.length === 0) return file.url;
  return drawnUrl(file.url, widths.find((each) => each >= width) ?? widths.at(-1) ?? width, 'webp', crop);
}

/** The `sizes` of a picture that is as wide as the text. */
export const textPictureSizes = '(min-width: 48em) 42rem, 100vw';

/** What a picture shows, for those who do not see it. */
export const altOf = ({ description, title }: ContentFile): string => description || title;
