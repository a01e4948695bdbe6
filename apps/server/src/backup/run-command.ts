export interface CommandOptions {
  usage: string;
  /** What a person reads when a signal has ended it. */
  stopped?: string;
  /** Errors whose message says everything to the person; all others are shown with their stack. */
  known: readonly (abstract new (...args: never[]) => Error)[];
}

const isUsageError = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Runs a command to its end; a signal aborts it, and a failure sets the exit code. */
export async function runCommand(
  work: (say: (text: string) => void, signal: AbortSignal) => Promise<void>,
  { usage, stopped = 'Ended early; nothing was left behind.', known }: CommandOptions,
): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());
  try {
    await work((text) => void process.stdout.write(text), stop.signal);
  } catch (error) {
    process.exitCode = 1;
    let text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (isUsageError(error)) text = `${error.message}\n\n${usage}`;
    else if (stop.signal.aborted) text = stopped;
    else if (known.some((kind) => error instanceof kind)) text = (error as Error).message;
    process.stderr.write(`${text}\n`);
  }
}
