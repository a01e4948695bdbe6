import type { Palette } from '@regen/demo-store/catalog-source/packaging';
import { createHash } from 'node:crypto';
import { designs } from '../designs.ts';
import { DRAWING_VERSION } from '../drawing-version.ts';
import type { Texture } from '../packshot/design.ts';
import { imageFormats } from '../sizes.ts';
import type { ImageFormat } from '../sizes.ts';

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

const subjects = {
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

export type EditorialName = keyof typeof subjects;

/** Shapes of editorial pictures and the widths in pixels in which each is served. */
export const editorialCrops = {
  wide: { ratio: 9 / 16, widths: [768, 1280, 1920] },
  tall: { ratio: 5 / 4, widths: [480, 800, 1200] },
  banner: { ratio: 21 / 40, widths: [1200] },
} as const;
export type EditorialCrop = keyof typeof editorialCrops;

export interface EditorialPicture {
  readonly subject: Subject;
  readonly hash: string;
}

function hashOf(subject: Subject): string {
  const drawn = subject.kind === 'still-life' ? subject.group.map(([key]) => designs.get(key)) : [];
  return createHash('sha256')
    .update(DRAWING_VERSION + JSON.stringify([subject, drawn]))
    .digest('hex')
    .slice(0, 8);
}

export const editorialNames = Object.keys(subjects) as EditorialName[];

export const editorialPictures = Object.fromEntries(
  editorialNames.map((name) => [name, { subject: subjects[name], hash: hashOf(subjects[name]) }]),
) as Readonly<Record<EditorialName, EditorialPicture>>;

const FILE = new RegExp(
  `^(${editorialNames.join('|')})-(${Object.keys(editorialCrops).join('|')})-(\\d{3,4})\\.([0-9a-f]{8})\\.(${imageFormats.join('|')})$`,
);

export interface EditorialFile {
  readonly name: EditorialName;
  readonly crop: EditorialCrop;
  readonly width: number;
  readonly hash: string;
  readonly format: ImageFormat;
}

/** Parts of a file name, or `null` when it names nothing. */
export function parseEditorialFile(file: string): EditorialFile | null {
  const parts = FILE.exec(file);
  if (!parts) return null;
  // The pattern has just shown that each part is one of the listed words.
  const [name, crop, width, hash, format] = parts.slice(1) as [
    EditorialName,
    EditorialCrop,
    string,
    string,
    ImageFormat,
  ];
  const widths: readonly number[] = editorialCrops[crop].widths;
  return widths.includes(Number(width)) ? { name, crop, width: Number(width), hash, format } : null;
}

export function editorialUrl(name: EditorialName, crop: EditorialCrop, width: number, format: ImageFormat): string {
  return `/media/editorial/${name}-${crop}-${width}.${editorialPictures[name].hash}.${format}`;
}
