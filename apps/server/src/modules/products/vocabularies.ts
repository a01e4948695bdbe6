import type { SkinType, SizeClass } from '@regen/sdk';

/** Facets that are part of the contract rather than of the data, in the order in which they are shown. */
export const SKIN_TYPES = {
  dry: 'Dry',
  normal: 'Normal',
  combination: 'Combination',
  oily: 'Oily',
  sensitive: 'Sensitive',
  mature: 'Mature',
  'blemish-prone': 'Blemish-prone',
} as const satisfies Record<SkinType, string>;

export const SIZE_CLASSES = {
  travel: 'Travel size',
  standard: 'Full size',
  professional: 'Professional size',
} as const satisfies Record<SizeClass, string>;
