import sharp from 'sharp';
import { renderContentImage } from './content-image.ts';
import type { RenderAnswer, RenderJob } from './render-job.ts';
import { renderPhoto } from './render-photo.ts';
import { renderPreview } from './render-preview.ts';

// One core at most: the store keeps serving while pictures are made.
sharp.concurrency(1);
sharp.cache(false);

function render(job: RenderJob): Promise<Uint8Array | null> {
  switch (job.kind) {
    case 'photo':
      return renderPhoto(job);
    case 'preview':
      return renderPreview(job);
    case 'content':
      return renderContentImage(job.bytes, job.options);
  }
}

/** One picture at a time, in the order requested. */
let last: Promise<void> = Promise.resolve();

async function answer(id: number, job: RenderJob): Promise<void> {
  try {
    process.send?.({ id, bytes: await render(job) } satisfies RenderAnswer);
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.message : 'unknown' } satisfies RenderAnswer);
  }
}

process.on('message', ({ id, job }: { id: number; job: RenderJob }) => {
  last = last.then(() => answer(id, job));
});
// The requester is gone, however it ended.
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal reaches this process too; the server, which is still serving, ends it.
process.on('SIGINT', () => undefined);
