/** Milliseconds of CPU used to measure how busy the machine is. */
const SAMPLE = 200;

/** How many times longer work takes now than on an idle machine. */
function slowness(): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let worked = 0;
  while (worked < SAMPLE) {
    const { user, system } = process.cpuUsage(before);
    worked = (user + system) / 1000;
  }
  return (performance.now() - began) / worked;
}

/**
 * Whether something that has just taken this long was within the limit (both in milliseconds), scaled by how busy the machine is.
 * The machine is only measured when the plain limit is exceeded.
 */
export const isWithin = (took: number, limit: number): boolean => took <= limit || took <= limit * slowness();

/** Whether the time since `began` is within the limit. */
export const isInTime = (began: number, limit: number): boolean => isWithin(performance.now() - began, limit);
