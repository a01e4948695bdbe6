import { fileURLToPath } from 'node:url';

/** The picture that a demo clinic has uploaded for its store, a WebP file. Beside `src` and `dist`. */
export const storePictureFile = (name: 'lumen' | 'ode'): string =>
  fileURLToPath(new URL(`../stores/${name}.webp`, import.meta.url));
