import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RenderAnswer, RenderJob } from './render-job.ts';

/** Milliseconds without work after which the rendering process ends. */
const IDLE_MS = 30_000;

interface Waiting {
  readonly resolve: (bytes: Uint8Array | null) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Draws pictures one at a time in a separate process, so that requests are served in the meantime, and so that the memory is released:
 * the process starts with the first picture and ends when there is nothing to draw.
 */
export class RenderPool {
  #worker: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #nextId = 1;
  readonly #waiting = new Map<number, Waiting>();

  render(job: RenderJob): Promise<Uint8Array | null> {
    const worker = this.#started();
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.send({ id, job });
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#fail(new Error('The server is stopping.'));
    if (!worker) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.kill();
    await ended;
  }

  #started(): ChildProcess {
    clearTimeout(this.#idle);
    if (this.#worker) {
      hold(this.#worker);
      return this.#worker;
    }
    // The build turns `.ts` into `.js`; the text of a URL it leaves alone.
    const file = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';
    const worker = fork(fileURLToPath(new URL(file, import.meta.url)), {
      execArgv: ['--max-semi-space-size=2'],
      // More arenas would make it faster by nothing, as it draws one picture at a time, and larger by half.
      env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '1' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    worker.on('message', (answer: RenderAnswer) => this.#answered(answer));
    worker.on('error', (error: Error) => this.#ended(worker, error));
    worker.on('exit', () => this.#ended(worker, new Error('The rendering process ended.')));
    this.#worker = worker;
    return worker;
  }

  #answered(answer: RenderAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.error === undefined) waiting?.resolve(answer.bytes);
    else waiting?.reject(new Error(answer.error));
    if (this.#waiting.size > 0) return;
    if (this.#worker) release(this.#worker);
    this.#idle = setTimeout(() => {
      const worker = this.#worker;
      this.#worker = undefined;
      worker?.kill();
    }, IDLE_MS);
    this.#idle.unref();
  }

  #ended(worker: ChildProcess, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#fail(error);
  }

  #fail(error: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}

/** While it draws, the server must not end. */
function hold(worker: ChildProcess): void {
  worker.ref();
  worker.channel?.ref();
}

function release(worker: ChildProcess): void {
  worker.unref();
  worker.channel?.unref();
}
