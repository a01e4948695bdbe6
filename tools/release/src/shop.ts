import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface Shop {
  readonly apiUrl: string;
  stop(): Promise<void>;
}

/** The built server with a data folder of its own, on a free port. */
export async function openShop(root: string, folder: string): Promise<Shop> {
  const main = join(root, 'apps/server/dist/main.js');
  if (!existsSync(main)) throw new Error('The server is not built yet. Run "npm run build" first.');
  const child = fork(main, {
    env: { ...process.env, DATA_FOLDER: folder, PORT: '0', DRAW_AHEAD: 'false', NODE_ENV: 'production' },
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
    apiUrl: `${url}/api/v1/regen`,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
