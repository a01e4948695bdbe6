import type { ImageOptions } from './content-image.ts';
import type { EditorialCrop, EditorialName } from './editorial/pictures.ts';
import type { ProductView } from './packshot/types.ts';
import type { PhotoJob } from './render-photo.ts';
import type { ImageFormat, ImageSize } from './sizes.ts';
import type { SocialKind } from './social/cards.ts';
import type { StoreFrontName } from './store-fronts/fronts.ts';

/** One picture to draw. */
export type RenderJob =
  | { kind: 'product'; designKey: string; view: ProductView; size: ImageSize; format: ImageFormat }
  | { kind: 'editorial'; name: EditorialName; crop: EditorialCrop; width: number; format: ImageFormat }
  | { kind: 'social'; of: SocialKind; key: string }
  | { kind: 'store'; name: StoreFrontName; size: ImageSize; format: ImageFormat }
  | PhotoJob
  | { kind: 'content'; bytes: Uint8Array; options: ImageOptions };

export type RenderAnswer =
  | { id: number; bytes: Uint8Array | null; error?: undefined }
  | { id: number; bytes?: undefined; error: string };
