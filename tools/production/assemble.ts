/** `npm run assemble -- <folder>`: puts into an empty folder what a server in production needs. See docs/guides/production.md. */
import { resolve } from 'node:path';
import { assemble } from './src/assemble.ts';

const [folder] = process.argv.slice(2);
try {
  if (folder === undefined) throw new Error('Name the folder: npm run assemble -- /srv/regen');
  // npm runs scripts in the root of the project, wherever it was called.
  const target = resolve(process.env['INIT_CWD'] ?? '.', folder);
  assemble(target);
  console.log(`Assembled in ${target}. There: npm ci --omit=dev -w @regen/server, then node apps/server/dist/main.js`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
