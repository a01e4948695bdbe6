import type { Palette } from '../packaging.ts';

export interface StoreFront {
  /** On the wall, one line each. */
  readonly lines: readonly string[];
  readonly palette: Palette;
  /** Designs from left to right with the height of the block that each stands on. */
  readonly group: readonly (readonly [designKey: string, block: number])[];
}

/** Pictures of the demo clinics with a store. */
export const storeFronts = {
  lumen: {
    lines: ['Lumen', 'Skin Clinic'],
    palette: 'sage',
    group: [
      ['1501', 40],
      ['1401', 150],
      ['1802', 0],
    ],
  },
  ode: {
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
