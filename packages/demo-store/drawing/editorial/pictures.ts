import type { Palette } from '../packaging.ts';
import type { Texture } from '../packshot/design.ts';

interface StillLife {
  readonly kind: 'still-life';
  readonly alt: string;
  readonly palette: Palette;
  /** Designs from left to right with the height of the block that each stands on. */
  readonly group: readonly (readonly [designKey: string, block: number])[];
}

interface Swatch {
  readonly kind: 'swatch';
  readonly alt: string;
  readonly palette: Palette;
  readonly texture: Texture;
}

type Subject = StillLife | Swatch;

/** What pages show: still lifes of the range, and swatches. */
export const editorialPictures = {
  hero: {
    kind: 'still-life',
    alt: 'Regen serums, cream and sunscreen on stone blocks in window light',
    palette: 'sand',
    group: [
      ['1101', 60],
      ['1401', 190],
      ['1501', 40],
      ['1403', 130],
      ['1802', 0],
    ],
  },
  professional: {
    kind: 'still-life',
    alt: 'White professional bottles with colored bands on stone blocks',
    palette: 'steel',
    group: [
      ['GM3201', 0],
      ['GM3102', 150],
      ['GM3111', 60],
      ['GM3212', 20],
    ],
  },
  clinical: {
    kind: 'still-life',
    alt: 'The charcoal GRX line on stone blocks',
    palette: 'charcoal',
    group: [
      ['GRX1901', 20],
      ['GRX1413', 150],
      ['GRX1415', 60],
      ['GRX1105', 0],
    ],
  },
  calm: { kind: 'swatch', alt: 'A stroke of pale green cream', palette: 'sage', texture: 'cream' },
  clarity: { kind: 'swatch', alt: 'A clear sea-green gel', palette: 'sea', texture: 'gel' },
  radiance: { kind: 'swatch', alt: 'Golden drops of oil', palette: 'amber', texture: 'oil' },
  hydration: { kind: 'swatch', alt: 'Fine droplets of water on a cool surface', palette: 'mist', texture: 'mist' },
  renewal: { kind: 'swatch', alt: 'A stroke of rose clay', palette: 'clay', texture: 'clay' },
  social: {
    kind: 'still-life',
    alt: 'Regen: professional skin care',
    palette: 'blush',
    group: [
      ['1401', 60],
      ['1501', 0],
      ['1411', 110],
    ],
  },
} as const satisfies Readonly<Record<string, Subject>>;

export type EditorialName = keyof typeof editorialPictures;

/** Shapes of editorial pictures: height by width. */
export const editorialCrops = { wide: 9 / 16, tall: 5 / 4, banner: 21 / 40 } as const;
export type EditorialCrop = keyof typeof editorialCrops;
