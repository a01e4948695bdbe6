import type { PublicConfig } from '../../types/entry-server.d.ts';

const image = { alt: '', template: '/media/editorial/{width}.{format}', widths: [800], ratio: 1 };

export const config: PublicConfig = {
  apiBaseUrl: 'https://shop.example/api/v1/regen',
  clientKey: 'tests',
  origin: 'https://shop.example',
  editorial: { hero: image, texture: image, social: '/media/editorial/social.png' },
};
