export const packagingKinds = [
  'dropper',
  'pump',
  'jar',
  'tube',
  'airless',
  'spray',
  'sachet',
  'kit',
  'bottle',
] as const;
export type PackagingKind = (typeof packagingKinds)[number];

/** Color families of the range: the label's code, the ground's tint and the texture follow from it. */
export const palettes = [
  'indigo',
  'steel',
  'mist',
  'sage',
  'sand',
  'blush',
  'clay',
  'amber',
  'citrus',
  'lilac',
  'sea',
  'charcoal',
] as const;
export type Palette = (typeof palettes)[number];
