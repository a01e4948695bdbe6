import type { LogFn, Logger } from 'pino';

/** How often the same error is written down. */
const QUIET_MS = 5_000;
/** With so many different errors at once, none is held back: the memory for them is limited. */
const MAX_KINDS = 200;

interface Heard {
  repeated: number;
  /** Writes the newest one with the count of those that were held back. */
  write: () => void;
}

type LogMethod = (this: Logger, args: Parameters<LogFn>, method: LogFn, level: number) => void;

function keyOf(args: readonly unknown[], level: number): string | null {
  const [first, message] = args;
  if (typeof first !== 'object' || first === null || !('err' in first) || !(first.err instanceof Error)) return null;
  const { err } = first;
  const code = 'code' in err ? String(err.code) : '';
  return `${level} ${String(message)} ${err.name} ${code} ${err.message}`;
}

/**
 * For pino's `logMethod`: the first error of a kind is written at once; those that follow are counted and logged every five seconds as
 * one line with `repeated`. During an outage, the log says what is wrong without repeating it for gigabytes.
 */
export function createQuietLog(): LogMethod {
  const heard = new Map<string, Heard>();

  function report(key: string, entry: Heard): void {
    if (entry.repeated === 0) {
      heard.delete(key);
      return;
    }
    entry.write();
    entry.repeated = 0;
    setTimeout(() => report(key, entry), QUIET_MS).unref();
  }

  return function logMethod(args, method, level) {
    const key = keyOf(args, level);
    const entry = key === null ? undefined : heard.get(key);
    if (key === null || (!entry && heard.size >= MAX_KINDS)) {
      method.apply(this, args);
      return;
    }
    if (!entry) {
      method.apply(this, args);
      const fresh: Heard = { repeated: 0, write: () => undefined };
      heard.set(key, fresh);
      setTimeout(() => report(key, fresh), QUIET_MS).unref();
      return;
    }
    entry.repeated += 1;
    entry.write = () => {
      // `LogFn` is overloaded, and only calls that begin with an object have a key.
      const [first, ...rest] = args as unknown as [object, ...unknown[]];
      method.apply(this, [{ ...first, repeated: entry.repeated }, ...rest] as unknown as Parameters<LogFn>);
    };
  };
}
