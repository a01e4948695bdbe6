// Copies what the compiler leaves behind: migrations and content types.
import { cpSync } from 'node:fs';

const from = new URL('../src/', import.meta.url);
const to = new URL('../dist/', import.meta.url);
const isWanted = (path) => !/\.(ts|tsx)$/.test(path);

for (const folder of ['db/migrations', 'content/model'])
  cpSync(new URL(folder, from), new URL(folder, to), { recursive: true, filter: isWanted });
