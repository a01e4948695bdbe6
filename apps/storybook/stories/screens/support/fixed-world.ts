/** When all stories begin. */
export const now = Date.parse('2026-11-20T16:30:00Z');

/** A browser that has not been asked; without windows it would have refused. */
function fixPermission(): () => void {
  const real = Object.getOwnPropertyDescriptor(Notification, 'permission');
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'default' });
  return () => {
    if (real) Object.defineProperty(Notification, 'permission', real);
  };
}

/**
 * Sets the clock, draws the same lots each time, and never lets anybody wait for an idle moment, so that a story looks the
 * same every day and on a busy machine. Returns what undoes it.
 */
export function fixWorld(): () => void {
  const { Date: RealDate } = globalThis;
  const { random } = Math;
  const { requestIdleCallback } = window;
  const start = performance.now();
  // It goes on, because the router waits by it.
  const current = () => now + Math.floor(performance.now() - start);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts, as) => Reflect.construct(target, parts.length === 0 ? [current()] : parts, as),
    apply: () => new RealDate(current()).toString(),
    get: (target, key) => (key === 'now' ? current : Reflect.get(target, key)),
  });
  // Beside other work Chromium may find none for minutes.
  window.requestIdleCallback = (callback) =>
    window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
  // Messages on screen are read once somebody has looked at them for half a second; here nobody does, however long a check takes.
  document.hasFocus = () => false;
  const restorePermission = fixPermission();
  let seed = 20_261_120;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return () => {
    globalThis.Date = RealDate;
    Math.random = random;
    window.requestIdleCallback = requestIdleCallback;
    // The prototype's again.
    Reflect.deleteProperty(document, 'hasFocus');
    restorePermission();
  };
}
