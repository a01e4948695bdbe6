import { readStartConfig } from '../config.ts';
import { explainError } from '../explain-error.ts';
import { startServer } from '../server.ts';

/** What `main.ts` would print about a start that fails, without a process for it. */
export async function refusedStart(env: Record<string, string>): Promise<string> {
  let running;
  try {
    running = await startServer(
      readStartConfig({
        HOST: '127.0.0.1',
        PORT: '0',
        SEED: 'false',
        PAYMENT_PROVIDER: 'test',
        MAIL_URL: 'outbox',
        DRAW_AHEAD: 'false',
        LOG_LEVEL: 'error',
        ...env,
      }),
    );
  } catch (error) {
    return explainError(error);
  }
  await running.stop();
  throw new Error('The server has started.');
}
