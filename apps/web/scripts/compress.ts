// Writes a brotli and a gzip copy beside each text asset of the browser build, once, so that serving costs nothing.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = join(import.meta.dirname, '../dist/client');
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

for (const name of await readdir(folder, { recursive: true })) {
  if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(name) || name.startsWith('.vite')) continue;
  const path = join(folder, name);
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await toBrotli(content, { params }));
  await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
}
