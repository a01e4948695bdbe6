import type { ViteChunk } from '@regen/web/entry-server';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Asset {
  readonly type: string;
  readonly content: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
  /** Its name changes with its content, so it may be cached forever. */
  readonly isImmutable: boolean;
  /** A script that the browser keeps for the whole store, under a name that stays. */
  readonly isWorker: boolean;
}

export interface WebBuild {
  readonly manifest: Readonly<Record<string, ViteChunk>>;
  readonly styles: Readonly<Record<string, string>>;
  /** By path, for example `/assets/client-x1.js`. */
  readonly assets: ReadonlyMap<string, Asset>;
}

const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.woff2': 'font/woff2',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.avif': 'image/avif',
    '.webp': 'image/webp',
    '.txt': 'text/plain; charset=utf-8',
    '.webmanifest': 'application/manifest+json',
  }),
);

/** The folder of the browser build, beside the server build that `@regen/web` exports. */
const clientFolder = (): string =>
  join(dirname(fileURLToPath(import.meta.resolve('@regen/web/entry-server'))), '../client');

/** Reads the whole browser build into memory: a few megabytes, and never a file name from outside. */
export function readWebBuild(folder: string = clientFolder()): WebBuild {
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const present = new Set(names);
  const assets = new Map<string, Asset>();
  const styles: Record<string, string> = {};
  for (const name of names) {
    const type = types.get(extname(name));
    if (type === undefined) continue;
    const path = name.split(sep).join('/');
    const content = read(name);
    if (path.endsWith('.css')) styles[path] = content.toString('utf8');
    assets.set(`/${path}`, {
      type,
      content,
      br: present.has(`${name}.br`) ? read(`${name}.br`) : undefined,
      gzip: present.has(`${name}.gz`) ? read(`${name}.gz`) : undefined,
      isImmutable: path.startsWith('assets/'),
      isWorker: /^[^/]+\.js$/.test(path),
    });
  }
  const manifest = JSON.parse(read('manifest.json').toString('utf8')) as WebBuild['manifest'];
  return { manifest, styles, assets };
}
