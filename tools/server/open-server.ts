import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface OpenServer {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

/** What is off where a start is not local: with a database of the tests, or in a shell for production. */
const AS_LOCAL = {
  NODE_ENV: '',
  DEV_PAGES: 'true',
  MAIL_URL: 'outbox',
  PAYMENT_PROVIDER: 'test',
};

const root = join(import.meta.dirname, '../..');

/**
 * The built server in its own process, on a free port, with its data in `folder` and with the demo, even on a test database. A server that
 * was assembled for production has no demo and opens whatever the database has.
 * @param settings Environment variables, in addition to those of this process.
 * @param home The project, or the folder of the assembled server.
 * @throws Error if it isn't built, or, with all of its output, if it doesn't start.
 */
export async function openServer(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  home = root,
): Promise<OpenServer> {
  const built = join(home, 'apps/server/dist/main.js');
  if (!existsSync(built)) throw new Error('The server is not built yet. Run "npm run build" first.');
  const hasDemo = home === root;
  const child = fork(hasDemo ? join(root, 'tools/start/demo-server.ts') : built, {
    env: { ...process.env, ...AS_LOCAL, SEED: String(hasDemo), DATA_FOLDER: folder, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'listening' && message.url !== undefined) resolve(message.url);
    });
    child.once('error', reject);
    void exited.then(() => reject(new Error(`The server did not start.\n${output}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
