import type { ImageOptions } from './content-image.ts';
import type { PhotoJob } from './render-photo.ts';
import type { PreviewJob } from './render-preview.ts';

/** One picture to make. */
export type RenderJob = PhotoJob | PreviewJob | { kind: 'content'; bytes: Uint8Array; options: ImageOptions };

export type RenderAnswer =
  | { id: number; bytes: Uint8Array | null; error?: undefined }
  | { id: number; bytes?: undefined; error: string };
