/** Milliseconds of CPU for a look at how busy the machine is. */
const SAMPLE = 200;

/** How many times longer work takes now than on a machine that does nothing else. */
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
 * Whether what began then ended within a limit (both in milliseconds), which counts as a machine that does nothing else would take.
 * The machine is only looked at when time has run out.
 */
export function isInTime(began: number, limit: number): boolean {
  const took = performance.now() - began;
  return took <= limit || took <= limit * slowness();
}
