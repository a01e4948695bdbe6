import type { Palette } from '@regen/demo-store/catalog-source/packaging';
import { createHash } from 'node:crypto';

export interface StoreFront {
  /** Key of the demo account. */
  readonly account: number;
  /** On the wall, one line each. */
  readonly lines: readonly string[];
  readonly palette: Palette;
  /** Designs from left to right with the height of the block that each stands on. */
  readonly group: readonly (readonly [designKey: string, block: number])[];
}

/** Pictures of the demo clinics with a store. They are drawn here; those of real stores are uploaded. */
export const storeFronts = {
  lumen: {
    account: 1,
    lines: ['Lumen', 'Skin Clinic'],
    palette: 'sage',
    group: [
      ['1501', 40],
      ['1401', 150],
      ['1802', 0],
    ],
  },
  ode: {
    account: 2,
    lines: ['Ode', 'Aesthetics'],
    palette: 'clay',
    group: [
      ['1403', 0],
      ['1411', 120],
      ['1101', 50],
    ],
  },
} as const satisfies Readonly<Record<string, StoreFront>>;

export type StoreFrontName = keyof typeof storeFronts;

export const storeFrontNames = Object.keys(storeFronts) as StoreFrontName[];

/** Replaces the content hash that uploaded pictures have. It is stored in the database, so it never changes. */
export function storeFrontHash(name: StoreFrontName): string {
  return createHash('sha256').update(`store front ${name}`).digest('hex').slice(0, 16);
}

const byHash: ReadonlyMap<string, StoreFrontName> = new Map(
  storeFrontNames.map((name) => [storeFrontHash(name), name]),
);

export function storeFrontOf(hash: string): StoreFrontName | undefined {
  return byHash.get(hash);
}
