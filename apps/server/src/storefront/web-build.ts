import type { ViteChunk } from '@regen/web/entry-server';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileType } from '../file-types.ts';

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

/** The folder of the browser build, beside the server build that `@regen/web` exports. */
const clientFolder = (): string =>
  join(dirname(fileURLToPath(import.meta.resolve('@regen/web/entry-server'))), '../client');

const MANIFEST = 'manifest.json';

/** Reads the whole browser build into memory: a few megabytes, and never a file name from outside. */
export function readWebBuild(folder: string = clientFolder()): WebBuild {
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const present = new Set(names);
  const assets = new Map<string, Asset>();
  const styles: Record<string, string> = {};
  for (const name of names) {
    const type = fileType(name);
    const path = name.split(sep).join('/');
    if (type === undefined || path === MANIFEST) continue;
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
  const manifest = JSON.parse(read(MANIFEST).toString('utf8')) as WebBuild['manifest'];
  return { manifest, styles, assets };
}
