import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Config } from '../config.ts';
import { fileType } from '../file-types.ts';
import { securityHeaders } from '../storefront/security-headers.ts';

const HOME = '/storybook';

/**
 * Storybook writes scripts into its pages: just these may run there, and no others. Its styles are made while it runs. It
 * shows its stories in a frame of its own.
 */
export function storybookPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

type StorybookSettings = Pick<Config, 'HSTS' | 'STORYBOOK'>;

/** The design system at `/storybook/`, when it is wanted and has been built. */
export function registerStorybook(server: FastifyInstance, folder: string, config: StorybookSettings): void {
  if (!config.STORYBOOK || !existsSync(join(folder, 'index.html'))) return;
  const headers = { ...securityHeaders(config), 'x-frame-options': 'SAMEORIGIN' };
  // Only what was there at the start is served, so no path from outside reaches the disk.
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => fileType(name) !== undefined)
      .map((name) => [name.split(sep).join('/'), join(folder, name)] as const),
  );
  server.get(HOME, (_request, reply) => reply.redirect(`${HOME}/`, 308));
  server.get<{ Params: { '*': string } }>(`${HOME}/*`, async (request, reply) => {
    const name = request.params['*'] || 'index.html';
    const path = files.get(name);
    if (path === undefined) return reply.callNotFound();
    const body = await readFile(path);
    reply
      .headers(headers)
      .type(fileType(name) ?? 'application/octet-stream')
      .header('cache-control', name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (name.endsWith('.html')) reply.header('content-security-policy', storybookPolicy(body.toString('utf8')));
    return reply.send(body);
  });
}
