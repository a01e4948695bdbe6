import type { Needs } from '../platform.ts';

/** A page may only send to the host that it came from, which without `PUBLIC_URL` is known by the call alone. */
export function reachedUrl({ config, storage }: Needs<'config' | 'storage'>, url: string, host: unknown): string {
  if (config.PUBLIC_URL !== undefined || storage.uploadOrigin !== null) return url;
  if (typeof host !== 'string' || !/^[\w.:[\]-]+$/.test(host)) return url;
  const { pathname, search } = new URL(url);
  return `http://${host}${pathname}${search}`;
}
