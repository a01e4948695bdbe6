import type { EditorialImage, PublicConfig } from '@regen/web/entry-server';

const image = (id: string, alt: string, widths: readonly number[], ratio: number): EditorialImage => ({
  alt,
  template: `/media/pictures/${id}/retail.{format}?width={width}`,
  widths,
  ratio,
});

/** The pictures of pages, as passed to the storefront: two of the demo's products, until its pages have their own. */
export const editorial: PublicConfig['editorial'] = {
  hero: image('723c6f9389bfe95902afe49d', 'C15 Bright Serum with its box, in window light', [480, 800, 1200], 5 / 4),
  texture: image('18375ce6fe61e384f94b4446', 'A stroke of cream', [768, 1280, 1920], 9 / 16),
  social: '/media/pictures/723c6f9389bfe95902afe49d/social.jpg',
};
