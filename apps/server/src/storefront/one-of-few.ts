/**
 * Limits how many tasks run at once; others wait in the order in which they came. Rendering runs in one thread, so more at once would only
 * use more memory.
 */
export function oneOfFew(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < max) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The slot passes to the next task.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
