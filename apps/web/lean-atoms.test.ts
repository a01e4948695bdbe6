import { expect, it } from 'vitest';
import { responsiveValues, withoutIdleAtoms } from './lean-atoms.ts';

it('finds the values for tablets and desktops', () => {
  expect(responsiveValues(`<Stack gap={{ base: '2', tablet: '4', desktop: "8" }} />`, 'x.tsx')).toEqual(['4', '8']);
});

it('refuses a value that is known only when it runs', () => {
  expect(() => responsiveValues('<Stack gap={{ desktop: room }} />', 'x.tsx')).toThrow('x.tsx: write values');
});

it('leaves out the atoms of other values, and nothing else', () => {
  const css = '.rg-gap-4{gap:4px}@media (min-width:48em){.rg-t-gap-4{gap:4px}.rg-t-gap-8{gap:8px}.rother{gap:1px}}';
  expect(withoutIdleAtoms(css, new Set(['4']))).toBe(
    '.rg-gap-4{gap:4px}@media (min-width:48em){.rg-t-gap-4{gap:4px}.rother{gap:1px}}',
  );
});
