import { expect, it } from 'vitest';
import { plainUuid, uuid } from './uuid.ts';

it.each([
  ['of the platform', uuid],
  ['made by hand', plainUuid],
])('makes version 4 UUIDs that differ in every random digit, %s', (_how, make) => {
  const made = Array.from({ length: 500 }, make);
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(500);
  const variety = Array.from({ length: 36 }, (_, place) => new Set(made.map((id) => id[place])).size);
  const fixed = [8, 13, 14, 18, 23];
  for (const [place, count] of variety.entries()) {
    expect(count).toBe(fixed.includes(place) ? 1 : place === 19 ? 4 : 16);
  }
});
