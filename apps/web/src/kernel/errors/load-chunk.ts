import { loadSheet } from './load-sheet.ts';

/** Milliseconds (rule K12). */
const LIMIT = 120_000;
/** What the three engines say when the file of an import does not arrive. */
const MISSING = /dynamically imported module|importing a module script/i;

/**
 * A chunk that did not arrive. Its message is none that the router knows: the router would reload the page by itself, also without a
 * connection, where a reload loses the page (rule A3, `stale-chunk.ts`).
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(options?: ErrorOptions) {
    super('A part of the page did not arrive.', options);
  }
}

/** Without its style sheet, a chunk would be unstyled, so a missing sheet counts as a missing chunk. */
async function loadSheets(files: readonly string[]): Promise<void> {
  try {
    await Promise.all(files.map(loadSheet));
  } catch (cause) {
    throw new ChunkLoadError({ cause });
  }
}

/**
 * The build wraps each dynamic import in this (`vite.config.ts`). An import by itself waits forever.
 * @param sheets The style sheets of the imported chunk.
 */
export async function loadChunk<Module>(load: () => Promise<Module>, sheets: readonly string[] = []): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), LIMIT);
  });
  try {
    const [module] = await Promise.race([Promise.all([load(), loadSheets(sheets)]), late]);
    return module;
  } catch (error) {
    const isMissing = error instanceof Error && MISSING.test(error.message);
    throw isMissing ? new ChunkLoadError({ cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}
