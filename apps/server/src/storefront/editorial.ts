import type { EditorialImage, PublicConfig } from '@regen/web/entry-server';
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
