import { execFile } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { WebSocketServer } from 'ws';
import { START_LIMIT } from '../limits/limits.ts';
import { HOME, installPacked, link, nodeMajors, program } from './tools.ts';

const once = ['Connected 3', 'again Connected', 'Disconnected'];
const STEPS = [...once, ...once].join();

/** Says what has changed to everybody who connects, and sends away whoever types. */
async function startLiveServer(): Promise<{ url: string; close: () => void }> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (socket) => {
    socket.send('{"key":"cart","cartId":"cart_1","version":3}');
    socket.on('message', () => socket.close(1012));
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `ws://127.0.0.1:${port}/live`, close: () => server.close() };
}

/** The packed live connection in every runtime with a command line. */
export async function checkLive(only: string, report: (name: string, problem?: string) => void): Promise<void> {
  installPacked('packages/realtime', '@regen/realtime');
  link('reconnecting-websocket');
  link('ws');
  copyFileSync(join(import.meta.dirname, 'live-scenario.js'), join(HOME, 'live-scenario.js'));
  const runtimes: [name: string, find: () => string, ...args: string[]][] = [
    ...nodeMajors.map((major): [string, () => string] => [`Node ${major}`, () => program.node(major)]),
    ['Bun', program.bun],
    ['Deno', program.deno, 'run', '-A', '--no-check'],
  ];
  const server = await startLiveServer();
  for (const [name, find, ...args] of runtimes.filter(([one]) => one.includes(only))) {
    const problem = await promisify(execFile)(find(), [...args, join(HOME, 'live-scenario.js'), server.url], {
      cwd: HOME,
      timeout: START_LIMIT,
      env: { ...process.env, DENO_DIR: join(HOME, 'deno'), DENO_NO_UPDATE_CHECK: '1', DO_NOT_TRACK: '1' },
    }).then(
      ({ stdout }) => ((JSON.parse(stdout) as string[]).join() === STEPS ? undefined : `only ${stdout}`),
      (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
    report(`${name}: live connection`, problem);
  }
  server.close();
}
