import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TurnSocket } from './turn-socket.ts';

const listener = createServer((socket) => socket.pipe(socket));
beforeAll(() => once(listener.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => listener.close());

/** Records how many pieces each system call sends. */
class CountedSocket extends TurnSocket {
  readonly sent: number[] = [];

  override _writev(...args: Parameters<NonNullable<TurnSocket['_writev']>>): void {
    this.sent.push(args[0].length);
    super._writev?.(...args);
  }
}

/** As pg sends a statement. */
function send(socket: TurnSocket, ...pieces: string[]): void {
  socket.cork();
  for (const piece of pieces) socket.write(piece);
  socket.uncork();
}

it('sends the statements of one turn together, and those of the next turn separately', async () => {
  const socket = new CountedSocket();
  const { port } = listener.address() as AddressInfo;
  await once(socket.connect(port, '127.0.0.1'), 'connect');
  send(socket, 'begin', 'sync');
  // Code after an awaited value runs in the same turn.
  await Promise.resolve();
  send(socket, 'select', 'sync');
  expect(socket.sent).toEqual([]);
  const [first] = await once(socket, 'data');
  expect([socket.sent, String(first)]).toEqual([[4], 'beginsyncselectsync']);
  send(socket, 'commit', 'sync');
  const [second] = await once(socket, 'data');
  expect([socket.sent, String(second)]).toEqual([[4, 2], 'commitsync']);
  socket.destroy();
});
