import type { Announcement, EditorialImage, PublicConfig } from '@regen/web/entry-server';
import type { Config } from '../config.ts';
import { editorialCrops, editorialPictures, editorialUrl } from '../media/editorial/pictures.ts';
import type { EditorialCrop, EditorialName } from '../media/editorial/pictures.ts';

function image(name: EditorialName, crop: EditorialCrop): EditorialImage {
  const { ratio, widths } = editorialCrops[crop];
  const [width] = widths;
  const template = editorialUrl(name, crop, width, 'avif')
    .replace(`-${width}.`, '-{width}.')
    .replace(/avif$/, '{format}');
  return { alt: editorialPictures[name].subject.alt, template, widths, ratio };
}

/** The pictures of pages, as passed to the storefront. */
export const editorial: PublicConfig['editorial'] = {
  hero: image('hero', 'tall'),
  texture: image('clarity', 'wide'),
  social: editorialUrl('social', 'banner', 1200, 'png'),
};

/** The announcement above the header: as configured, by default the store's own, and none if it is turned off. */
export function announcementOf({ ANNOUNCEMENT: text, ANNOUNCEMENT_PATH: path }: Config): Announcement | null {
  if (text === undefined) return { text: 'Looking for advice? Find a clinic or spa near you.', path: '/locations' };
  return text === 'off' ? null : { text, path: path ?? null };
}
