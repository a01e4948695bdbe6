import { parentPort } from 'node:worker_threads';
import type { RenderAnswer, RenderJob } from './render-job.ts';
import { renderEditorial, renderProduct, renderSocial, renderStoreFront } from './render.ts';

function render(job: RenderJob): Promise<Uint8Array | null> {
  switch (job.kind) {
    case 'product':
      return renderProduct(job.designKey, job.view, job.size, job.format);
    case 'editorial':
      return renderEditorial(job.name, job.crop, job.width, job.format);
    case 'social':
      return renderSocial(job.of, job.key);
    case 'store':
      return renderStoreFront(job.name, job.size, job.format);
  }
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
