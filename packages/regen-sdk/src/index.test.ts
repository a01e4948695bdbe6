import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, it } from 'vitest';
import type { Page, PageGetResult, PageRecord, Store } from './index.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

it('does not shadow any name of the contract', () => {
  const own = [...read('index.ts').matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  const contract = new Set(
    [...read('generated/types.ts').matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name),
  );
  expect(own.length).toBeGreaterThan(20);
  expect(contract.size).toBeGreaterThan(200);
  expect(own.filter((name) => contract.has(name))).toEqual([]);
});

it('has the entities of the contract under their names', () => {
  expectTypeOf<PageRecord>().toEqualTypeOf<PageGetResult>();
  expectTypeOf<Page<Store>['items']>().toEqualTypeOf<Store[]>();
  expectTypeOf<Store['hasRetailStore']>().toEqualTypeOf<true>();
});
