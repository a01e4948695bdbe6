import { parentPort, workerData } from 'node:worker_threads';
import { findProblem } from './find-problem.ts';
import type { PdfAnswer, PdfProblem } from './pdf-problem.ts';

function problemOf(bytes: Buffer): PdfProblem | null {
  try {
    return findProblem(bytes);
  } catch {
    // What the reader gives up on may be read by a more lenient one, so nobody gets to see it.
    return 'unreadable';
  }
}

parentPort?.postMessage({ problem: problemOf(Buffer.from(workerData as Uint8Array)) } satisfies PdfAnswer);
