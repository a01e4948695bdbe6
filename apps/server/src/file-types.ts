import { extname } from 'node:path';

/** File types that builds consist of. Any other file in a folder is not served. */
const types: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.vtt', 'text/vtt; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.avif', 'image/avif'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
  ['.webm', 'video/webm'],
]);

/** The `Content-Type` of a file by its name; undefined for a file that must not be served. */
export const fileType = (name: string): string | undefined => types.get(extname(name));
