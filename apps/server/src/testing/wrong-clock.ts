/**
 * For `NODE_OPTIONS`: moves the clock of a process before anything else is loaded.
 * @param milliseconds How far the clock is ahead; negative values put it behind.
 * @param later How far it is ahead after a SIGUSR2; the process then sends `{ type: 'jumped' }` to its parent.
 */
export function wrongClock(milliseconds: number, later = milliseconds): string {
  const script = `
    const Real = Date; let ahead = ${milliseconds};
    globalThis.Date = class extends Real {
      constructor(...given) { if (given.length === 0) super(Real.now() + ahead); else super(...given); }
      static now() { return Real.now() + ahead; }
    };
    process.on('SIGUSR2', () => { ahead = ${later}; process.send({ type: 'jumped' }); });`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}
