import { readStartConfig } from '../config.ts';
import { explainError } from '../explain-error.ts';
import { startServer } from '../server.ts';
import { START_ENV } from './server-process.ts';

/** What `main.ts` would print about a start that fails, without a process for it. */
export async function refusedStart(env: Record<string, string>): Promise<string> {
  let running;
  try {
    running = await startServer(readStartConfig({ ...START_ENV, ...env }));
  } catch (error) {
    return explainError(error);
  }
  await running.stop();
  throw new Error('The server has started.');
}
