import sans from './regen-sans.woff2';
import serif from './regen-serif.woff2';

/** URLs of the two font files that every page starts with, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontUrls: { readonly sans: string; readonly serif: string } = { sans, serif };
