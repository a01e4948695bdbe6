import { expect, it } from 'vitest';
import { atomNames, atoms } from './index.ts';
import { plain, responsive } from './properties.css.ts';

it('names the same properties at run time as in the stylesheet', () => {
  expect([...atomNames].sort()).toEqual([...Object.keys(responsive), ...Object.keys(plain)].sort());
});

it('writes one class per value and width', () => {
  expect(atoms({ gap: { base: '2', desktop: '4' }, color: 'muted', padding: '0', align: undefined })).toBe(
    'rg-gap-2 rg-d-gap-4 rg-color-muted rg-padding-0',
  );
});
