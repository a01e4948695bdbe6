import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createNonce, NoncePage } from './nonce-page.ts';

const hole = 'HOLEHOLEHOLEHOLEHOLEHOLE';

test('a compressed page is the plain page, whatever the nonce', () => {
  const rows = Array.from({ length: 4000 }, (_, index) => `<li id="p${index}">Barrier Cream № ${index}</li>`);
  rows.splice(0, 0, `<script nonce="${hole}">`);
  rows.splice(1500, 0, `<style nonce="${hole}">`);
  rows.splice(3990, 0, `<script nonce="${hole}">`);
  const page = new NoncePage(rows.join(''), hole);
  for (const nonce of [createNonce(), createNonce(), hole]) {
    const plain = page.plain(nonce);
    expect(plain.toString()).toBe(rows.join('').replaceAll(hole, nonce));
    expect(gunzipSync(page.gzip(nonce)).equals(plain)).toBe(true);
  }
});

test('parts refer to each other, so holes cost next to nothing', () => {
  const text = Array.from({ length: 300 }, (_, index) => `ingredient ${(index * 7919) % 1000} glycerin `).join('');
  const whole = new NoncePage(text + text + text, hole).gzip(createNonce()).length;
  const holed = new NoncePage(text + hole + text + hole + text, hole).gzip(createNonce()).length;
  expect(holed).toBeLessThan(whole + 150);
});

test('nonces are random and as long as their place', () => {
  const nonces = new Set(Array.from({ length: 100 }, createNonce));
  expect(nonces.size).toBe(100);
  for (const nonce of nonces) expect(nonce).toHaveLength(24);
  expect(() => new NoncePage('x', 'short')).toThrow(RangeError);
});
