// Does what the compiler doesn't: copies migrations and content types, and removes output whose source file no longer exists.
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const from = fileURLToPath(new URL('../src', import.meta.url));
const to = fileURLToPath(new URL('../dist', import.meta.url));
const isWanted = (path) => !/\.(ts|tsx)$/.test(path);

for (const folder of ['db/migrations', 'content/model'])
  cpSync(join(from, folder), join(to, folder), { recursive: true, filter: isWanted });

for (const path of readdirSync(to, { recursive: true })) {
  const [, source] = /^(.+?)(?:\.d\.ts|\.js)$/.exec(path) ?? [];
  if (source !== undefined && !existsSync(join(from, `${source}.ts`))) rmSync(join(to, path));
}
