import { parentPort } from 'node:worker_threads';
import type { EditorialCrop, EditorialName } from './editorial/pictures.ts';
import type { ProductView } from './packshot/types.ts';
import { renderEditorial, renderProduct } from './render.ts';
import type { ImageFormat, ImageSize } from './sizes.ts';

export type RenderJob =
  | { kind: 'product'; designKey: string; view: ProductView; size: ImageSize; format: ImageFormat }
  | { kind: 'editorial'; name: EditorialName; crop: EditorialCrop; width: number; format: ImageFormat };

export type RenderAnswer =
  | { id: number; bytes: Uint8Array | null; error?: undefined }
  | { id: number; bytes?: undefined; error: string };

function render(job: RenderJob): Promise<Uint8Array | null> {
  return job.kind === 'product'
    ? renderProduct(job.designKey, job.view, job.size, job.format)
    : renderEditorial(job.name, job.crop, job.width, job.format);
}

/** One picture at a time, in the order asked for. */
let last: Promise<void> = Promise.resolve();

async function answer(id: number, job: RenderJob): Promise<void> {
  try {
    parentPort?.postMessage({ id, bytes: await render(job) } satisfies RenderAnswer);
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : 'unknown' } satisfies RenderAnswer);
  }
}

parentPort?.on('message', ({ id, job }: { id: number; job: RenderJob }) => {
  last = last.then(() => answer(id, job));
});
