import { Worker } from 'node:worker_threads';
import { createOneAtATime } from '../one-at-a-time.ts';
import type { PdfAnswer, PdfProblem } from './pdf-problem.ts';

/** Milliseconds. A document of the largest size takes less than one second, but may have to wait for a processor on a busy machine. */
const LONGEST = 60_000;
/** Megabytes for what is made of a file; its bytes and unpacked streams come on top, and have limits of their own. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/**
 * Checks the content of a file that claims to be a PDF: it begins and ends like one, can be read without a password, and contains no
 * scripts, files or programs to start. What cannot be read completely is refused as well.
 */
export type CheckPdf = (bytes: Buffer) => Promise<PdfProblem | null>;

/** Reads a file in its own thread, which ends with it: whatever the file contains, other requests are served in the meantime. */
async function readApart(bytes: Buffer): Promise<PdfProblem | null> {
  // The build turns `.ts` into `.js`; the text of a URL it leaves alone.
  const file = import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js';
  const worker = new Worker(new URL(file, import.meta.url), {
    execArgv: [],
    workerData: bytes,
    resourceLimits: MEMORY,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<PdfProblem | null>((resolve) => {
      timer = setTimeout(() => resolve('unreadable'), LONGEST);
      worker.once('message', ({ problem }: PdfAnswer) => resolve(problem));
      // Out of memory, or out of stack: a file that needs so much is not a document.
      worker.once('error', () => resolve('unreadable'));
      worker.once('exit', () => resolve('unreadable'));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Reads one file after another, so that many at once need no more memory than one. */
export function createPdfCheck(read: CheckPdf = readApart): CheckPdf {
  const inTurn = createOneAtATime(2 * LONGEST);
  return async (bytes) => {
    if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return 'not_pdf';
    if (!bytes.subarray(-1024).includes('%%EOF')) return 'not_pdf';
    return inTurn(() => read(bytes));
  };
}
