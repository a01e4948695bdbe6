import sans from './regen-sans.woff2';
import serif from './regen-serif.woff2';

/** Addresses of the two font files with which every page begins, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontUrls: { readonly sans: string; readonly serif: string } = { sans, serif };
