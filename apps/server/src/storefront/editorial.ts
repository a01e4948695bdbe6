import type { EditorialImage, PublicConfig } from '@regen/web/entry-server';

const image = (file: string, alt: string, widths: readonly number[], ratio: number): EditorialImage => ({
  alt,
  template: `/media/editorial/${file}-{width}.{format}`,
  widths,
  ratio,
});

/** The pictures of pages, as passed to the storefront. */
export const editorial: PublicConfig['editorial'] = {
  hero: image(
    'hero-tall',
    'Regen serums, cream and sunscreen on stone blocks in window light',
    [480, 800, 1200],
    5 / 4,
  ),
  texture: image('clarity-wide', 'A clear sea-green gel', [768, 1280, 1920], 9 / 16),
  social: '/media/editorial/social-banner-1200.png',
};
