import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

it('lets a page send files to another storage and show pictures from there, and nothing else', () => {
  const own = contentSecurityPolicy('n', true).split('; ');
  const other = contentSecurityPolicy('n', true, 'https://bucket.example').split('; ');
  expect(own.filter((part) => !other.includes(part))).toEqual(["img-src 'self' data:", "connect-src 'self'"]);
  expect(other.filter((part) => !own.includes(part))).toEqual([
    "img-src 'self' data: https://bucket.example",
    "connect-src 'self' https://bucket.example",
  ]);
});
