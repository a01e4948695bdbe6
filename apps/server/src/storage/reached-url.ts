import type { Config } from '../config.ts';
import type { Storage } from './storage.ts';

/** What it depends on where a page finds this server. */
interface Place {
  config: Pick<Config, 'PUBLIC_URL'>;
  storage: Pick<Storage, 'uploadOrigin'>;
}

/** A page may only send to the host that it came from, which without `PUBLIC_URL` is known by the call alone. */
export function reachedUrl({ config, storage }: Place, url: string, host: unknown): string {
  if (config.PUBLIC_URL !== undefined || storage.uploadOrigin !== null) return url;
  if (typeof host !== 'string' || !/^[\w.:[\]-]+$/.test(host)) return url;
  const { pathname, search } = new URL(url);
  return `http://${host}${pathname}${search}`;
}
