import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two groups. */
const STEP = 20;

/** Does something with each, spread evenly over a time: those who come back do so one after the other. */
export async function spread<T>(all: readonly T[], milliseconds: number, work: (one: T) => void): Promise<void> {
  const steps = Math.max(1, Math.min(all.length, Math.floor(milliseconds / STEP)));
  const size = Math.ceil(all.length / steps);
  for (let at = 0; at < all.length; at += size) {
    if (at > 0) await pause(STEP);
    for (const one of all.slice(at, at + size)) work(one);
  }
}
