import { expect, it } from 'vitest';
import { missingHead } from './page-descriptions.ts';

const origin = 'https://shop.example';

it('describes a private page and names no address for it', () => {
  const head = missingHead('<title>Your cart · Regen</title>', '/cart', '/cart', origin);
  expect(head).toMatch(/^<meta name="description" content="[^"]{30,}"\/>$/);
  expect(missingHead('<title>Page not found · Regen</title>', '/$area/$', '/b2b', origin)).toContain('at a glance');
});

it('gives a page that may be listed its one address', () => {
  const head = missingHead('<title>Create an account · Regen</title>', '/register-retail', '/register-retail', origin);
  expect(head).toContain('<link rel="canonical" href="https://shop.example/register-retail"/>');
  expect(head).toContain('<meta property="og:title" content="Create an account"/>');
});

it('leaves alone what describes itself, and what it does not know', () => {
  expect(missingHead('<meta name="description" content="Mine"/>', '/cart', '/cart', origin)).toBe('');
  expect(missingHead('', '/products/', '/products', origin)).toBe('');
});
