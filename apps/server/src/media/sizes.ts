/** Picture sizes in pixels (rule K8), all 4 by 5. */
export const imageSizes = {
  standard: { width: 1200, height: 1500 },
  retail: { width: 800, height: 1000 },
  thumbnail: { width: 400, height: 500 },
  icon: { width: 96, height: 120 },
} as const;
export type ImageSize = keyof typeof imageSizes;

export const imageFormats = ['avif', 'webp', 'png'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export const contentTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
};
