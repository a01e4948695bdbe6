import { Worker } from 'node:worker_threads';
import type { RenderAnswer, RenderJob } from './render-job.ts';

/** Milliseconds without work after which the drawing thread is given back. */
const IDLE_MS = 30_000;

interface Waiting {
  readonly resolve: (bytes: Uint8Array | null) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Draws pictures one after another in a thread of its own, so that requests are answered meanwhile. The thread starts
 * with the first picture and ends when there is nothing to draw.
 */
export class RenderPool {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #nextId = 1;
  readonly #waiting = new Map<number, Waiting>();

  render(job: RenderJob): Promise<Uint8Array | null> {
    const worker = this.#started();
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, job });
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#fail(new Error('The server is stopping.'));
    await worker?.terminate();
  }

  #started(): Worker {
    clearTimeout(this.#idle);
    if (this.#worker) {
      this.#worker.ref();
      return this.#worker;
    }
    // The build turns `.ts` into `.js`; the text of a URL it leaves alone.
    const file = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';
    const worker = new Worker(new URL(file, import.meta.url), { execArgv: [] });
    worker.on('message', (answer: RenderAnswer) => this.#answered(answer));
    worker.on('error', (error: Error) => this.#ended(worker, error));
    worker.on('exit', () => this.#ended(worker, new Error('The drawing thread ended.')));
    this.#worker = worker;
    return worker;
  }

  #answered(answer: RenderAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.error === undefined) waiting?.resolve(answer.bytes);
    else waiting?.reject(new Error(answer.error));
    if (this.#waiting.size > 0) return;
    this.#worker?.unref();
    this.#idle = setTimeout(() => {
      const worker = this.#worker;
      this.#worker = undefined;
      void worker?.terminate();
    }, IDLE_MS);
    this.#idle.unref();
  }

  #ended(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#fail(error);
  }

  #fail(error: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}
