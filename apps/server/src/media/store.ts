import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createOneAtATime } from '../one-at-a-time.ts';
import { RenderPool } from './pool.ts';
import type { RenderJob } from './render-job.ts';

/** Bytes of the pictures kept in memory: the thumbnails of a few busy pages. */
const MEMORY_BYTES = 12_000_000;
/** Larger files are read from disk each time. */
const LARGEST_IN_MEMORY = 400_000;

/** How long the end of the server waits for pictures that someone is waiting for. */
const PATIENCE_MS = 3000;

/** Milliseconds after which a source that cannot be read no longer holds up other pictures. */
const SOURCE_LIMIT_MS = 30_000;

/** A picture, or how to find what it is made from. */
type Wanted = RenderJob | (() => Promise<RenderJob | null>);

export interface DrawLimits {
  /**
   * Once the folder of the picture has so many, further ones are drawn and not stored: where anybody can think of another size, the disk
   * must not fill up.
   */
  maxInFolder?: number;
  /** How many pictures may be in progress or waiting before this one; with more, `TooManyPictures` is thrown. */
  maxWaiting?: number;
}

/** Too many pictures are waiting to be made. */
export class TooManyPictures extends Error {
  override readonly name = 'TooManyPictures';
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/**
 * Finished pictures: in memory, else on disk, else drawn once and stored. File names are built from validated parts only and contain the
 * hash of what they show, so a file is never wrong, only missing.
 */
export class PictureStore {
  readonly #folder: string;
  readonly #pool = new RenderPool();
  readonly #underway = new Map<string, Promise<Buffer | null>>();
  /** What a picture is made from is read when its turn comes, so only one original is in memory. */
  readonly #inTurn = createOneAtATime(SOURCE_LIMIT_MS);
  #making = 0;
  #isClosed = false;
  readonly #memory = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    maxEntrySize: LARGEST_IN_MEMORY,
  });

  /** @param folder - Made when it is missing; may be emptied at any time. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What is finished already; null if it has to be drawn. */
  async finished(file: string): Promise<Buffer | null> {
    const kept = this.#memory.get(file);
    if (kept) return kept;
    const bytes = await this.#read(join(this.#folder, file));
    if (bytes) this.#memory.set(file, bytes);
    return bytes;
  }

  /** Deletes the finished pictures in a folder of this machine. */
  async forget(folder: string): Promise<void> {
    for (const file of this.#memory.keys()) if (file.startsWith(`${folder}/`)) this.#memory.delete(file);
    await rm(join(this.#folder, folder), { recursive: true, force: true });
  }

  /** @param job - A function is called only when the picture has to be drawn, and nothing else is. */
  get(file: string, job: Wanted, limits: DrawLimits = {}): Promise<Buffer | null> {
    const kept = this.#memory.get(file);
    if (kept) return Promise.resolve(kept);
    const running = this.#underway.get(file);
    if (running) return running;
    const started = this.#load(file, job, limits).finally(() => this.#underway.delete(file));
    this.#underway.set(file, started);
    return started;
  }

  /** Completes requests in progress, within reason, and ends the rendering process. */
  async close(): Promise<void> {
    const patience = new AbortController();
    const given = setTimeout(PATIENCE_MS, undefined, { signal: patience.signal, ref: false }).catch(() => undefined);
    await Promise.race([Promise.allSettled(this.#underway.values()), given]);
    patience.abort();
    this.#isClosed = true;
    await this.#pool.close();
  }

  async #load(file: string, job: Wanted, limits: DrawLimits): Promise<Buffer | null> {
    const finished = await this.finished(file);
    if (finished) return finished;
    const bytes = await this.#draw(join(this.#folder, file), job, limits);
    if (bytes) this.#memory.set(file, bytes);
    return bytes;
  }

  async #read(path: string): Promise<Buffer | null> {
    try {
      return await readFile(path);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async #render(asked: Wanted, maxWaiting: number): Promise<Uint8Array | null> {
    if (this.#making >= maxWaiting) throw new TooManyPictures(`${this.#making} pictures are waiting to be made.`);
    this.#making += 1;
    try {
      return await this.#inTurn(async () => {
        if (this.#isClosed) throw new Error('The server is stopping.');
        const job = typeof asked === 'function' ? await asked() : asked;
        return job && (await this.#pool.render(job));
      });
    } finally {
      this.#making -= 1;
    }
  }

  async #draw(path: string, asked: Wanted, limits: DrawLimits): Promise<Buffer | null> {
    const { maxInFolder = Number.POSITIVE_INFINITY, maxWaiting = Number.POSITIVE_INFINITY } = limits;
    const drawn = await this.#render(asked, maxWaiting);
    if (!drawn) return null;
    const bytes = Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
    await mkdir(dirname(path), { recursive: true });
    if (Number.isFinite(maxInFolder) && (await readdir(dirname(path))).length >= maxInFolder) return bytes;
    // Written beside and renamed: another process never reads half a picture.
    const draft = `${path}.${randomUUID()}.part`;
    try {
      await writeFile(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return bytes;
  }
}
