import { expect, it } from 'vitest';
import { fileOrigins } from '../content-settings.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const INLINE = { scripts: ["'sha256-a'"], styles: ["'sha256-b'", "'sha256-c'"] };

it('lets a page send files to another storage, show pictures from there, and connect elsewhere, and nothing else', () => {
  const elsewhere = { storage: 'https://bucket.example', live: 'wss://live.example', files: [] };
  const own = contentSecurityPolicy(INLINE, true).split('; ');
  const other = contentSecurityPolicy(INLINE, true, elsewhere).split('; ');
  expect(own.slice(0, 3)).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-a'",
    "style-src 'self' 'sha256-b' 'sha256-c'",
  ]);
  expect(own.filter((part) => !other.includes(part))).toEqual(["img-src 'self' data: blob:", "connect-src 'self'"]);
  expect(other.filter((part) => !own.includes(part))).toEqual([
    "img-src 'self' data: blob: https://bucket.example",
    "connect-src 'self' https://bucket.example wss://live.example",
  ]);
});

it('shows pictures and plays videos of a hosted space, whose files are elsewhere', () => {
  const policyFor = (config: { CONTENT_HOST?: string; CONTENT_FILES?: string }) =>
    contentSecurityPolicy(INLINE, true, {
      storage: null,
      live: null,
      files: fileOrigins({ CONTENT_HOST: undefined, CONTENT_FILES: undefined, ...config }),
    });
  const own = policyFor({}).split('; ');
  expect(own).toEqual(contentSecurityPolicy(INLINE, true).split('; '));
  const added = (policy: string) => policy.split('; ').filter((part) => !own.includes(part));
  const CONTENT_HOST = 'https://cdn.contentful.com';
  expect(added(policyFor({ CONTENT_HOST }))).toEqual([
    "img-src 'self' data: blob: https://*.ctfassets.net",
    "media-src 'self' https://*.ctfassets.net",
    "connect-src 'self' https://*.ctfassets.net",
  ]);
  expect(added(policyFor({ CONTENT_HOST: 'https://content.example/content' }))[1]).toBe(
    "media-src 'self' https://content.example",
  );
  expect(added(policyFor({ CONTENT_HOST, CONTENT_FILES: 'https://a.example https://b.example:8443' }))[1]).toBe(
    "media-src 'self' https://a.example https://b.example:8443",
  );
});
