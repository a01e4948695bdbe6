export interface FavoriteWriterOptions {
  /** The favorites as they are shown now, newest first. */
  read: () => readonly string[];
  /** Shows others. */
  write: (skus: readonly string[]) => void;
  /** Tells the server; throws when it refuses. */
  send: (sku: string, isFavorite: boolean) => Promise<void>;
}

export interface FavoriteWriter {
  /** Shows it at once and saves it. Rejects when it could not be saved; then the heart is as the server has it. */
  set: (sku: string, isFavorite: boolean) => Promise<void>;
}

/** One request in flight per product, and the last press counts. */
export function createFavoriteWriter({ read, write, send }: FavoriteWriterOptions): FavoriteWriter {
  const wanted = new Map<string, boolean>();
  const running = new Map<string, Promise<void>>();

  function show(sku: string, isFavorite: boolean): void {
    const skus = read();
    if (skus.includes(sku) === isFavorite) return;
    write(isFavorite ? [sku, ...skus] : skus.filter((other) => other !== sku));
  }

  async function run(sku: string, before: boolean): Promise<void> {
    let saved = before;
    try {
      for (let next = wanted.get(sku); next !== undefined && next !== saved; next = wanted.get(sku)) {
        await send(sku, next);
        saved = next;
      }
    } catch (error) {
      show(sku, saved);
      throw error;
    } finally {
      wanted.delete(sku);
      running.delete(sku);
    }
  }

  return {
    set(sku, isFavorite) {
      const before = read().includes(sku);
      wanted.set(sku, isFavorite);
      show(sku, isFavorite);
      const current = running.get(sku);
      if (current) return current;
      const started = run(sku, before);
      // Nothing to send ends before this line.
      if (wanted.has(sku)) running.set(sku, started);
      return started;
    },
  };
}
