import { within } from './within.ts';

/** Does work when what was given before is over. What it throws goes to whoever gave it, and holds up nothing. */
export type OneAtATime = <T>(work: () => Promise<T>) => Promise<T>;

/** @param patience - Milliseconds after which work that hangs is no longer waited for by the others. */
export function createOneAtATime(patience: number): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const before = last;
    const run = before.then(work);
    last = before.then(() => within(patience, run)).catch(() => undefined);
    return run;
  };
}
