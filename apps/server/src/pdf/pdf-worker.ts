import { parentPort, workerData } from 'node:worker_threads';
import { problemOf } from './find-problem.ts';
import type { PdfAnswer } from './pdf-problem.ts';

parentPort?.postMessage({ problem: problemOf(Buffer.from(workerData as Uint8Array)) } satisfies PdfAnswer);
