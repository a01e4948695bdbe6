import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { runEverywhere } from './command-lines.ts';
import type { Report } from './command-lines.ts';
import { installPacked, link } from './tools.ts';

const once = ['Connected 3', 'again Connected', 'Disconnected'];

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
export async function checkLive(only: string, report: Report): Promise<void> {
  installPacked('packages/realtime', '@regen/realtime');
  link('reconnecting-websocket');
  link('ws');
  const server = await startLiveServer();
  const scenario = { what: 'live connection', file: 'live-scenario.js', args: [server.url], steps: [...once, ...once] };
  await runEverywhere(scenario, only, report);
  server.close();
}
