import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

it('lets a page send files to another storage, show pictures from there, and connect elsewhere, and nothing else', () => {
  const elsewhere = { storage: 'https://bucket.example', live: 'wss://live.example' };
  const own = contentSecurityPolicy('n', true).split('; ');
  const other = contentSecurityPolicy('n', true, elsewhere).split('; ');
  expect(own.filter((part) => !other.includes(part))).toEqual(["img-src 'self' data: blob:", "connect-src 'self'"]);
  expect(other.filter((part) => !own.includes(part))).toEqual([
    "img-src 'self' data: blob: https://bucket.example",
    "connect-src 'self' https://bucket.example wss://live.example",
  ]);
});
