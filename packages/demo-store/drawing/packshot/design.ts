import type { PackagingKind, Palette } from '../packaging.ts';

export const lines = ['retail', 'professional', 'clinical'] as const;
/** Which family of packs: white professional bottles, charcoal clinical strength, or the colored retail range. */
export type Line = (typeof lines)[number];

export const textures = ['cream', 'gel', 'drops', 'oil', 'foam', 'powder', 'clay', 'mist'] as const;
export type Texture = (typeof textures)[number];

/** All that the drawing knows of a product. Its pictures follow from these values and nothing else. */
export interface Design {
  readonly key: string;
  readonly packaging: PackagingKind;
  readonly palette: Palette;
  readonly line: Line;
  readonly texture: Texture;
  /** The name on the label. */
  readonly title: string;
  /** Small capitals under it, such as `Serum` or `15% L-ascorbic acid`. */
  readonly subtitle: string;
  readonly sizeLabel: string;
  /** Content in mL or g: how large the pack is drawn. */
  readonly volume: number;
  /** Designs that stand in front of a kit's box. */
  readonly contents: readonly Design[];
}
