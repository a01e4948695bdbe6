import { WebSocket } from 'ws';

/** The option with which a Node.js process answers `heapOf`. It costs nothing until somebody asks. */
export const inspectOption = (port: number): string => `--inspect=127.0.0.1:${port}`;

/** Asks a process over the Chrome DevTools Protocol. */
function createAsk(socket: WebSocket): (method: string, params?: object) => Promise<unknown> {
  let last = 0;
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      const receive = (data: Buffer): void => {
        const message = JSON.parse(data.toString()) as { id?: number; result?: unknown; error?: unknown };
        if (message.id !== id) return;
        socket.off('message', receive);
        if (message.error === undefined) resolve(message.result);
        else reject(new Error(`${method} failed: ${JSON.stringify(message.error)}`));
      };
      socket.on('message', receive);
      socket.once('close', () => reject(new Error(`The process went away during ${method}.`)));
      socket.send(JSON.stringify({ id, method, params }));
    });
}

/** MiB that a process holds after a garbage collection: its JavaScript objects, and their memory outside the heap. */
export async function heapOf(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  try {
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const ask = createAsk(socket);
    // The second one frees what finalizers of the first have let go.
    await ask('HeapProfiler.collectGarbage');
    await ask('HeapProfiler.collectGarbage');
    const { result } = (await ask('Runtime.evaluate', {
      expression: '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())',
      returnByValue: true,
    })) as { result: { value: number } };
    return result.value / 1024 / 1024;
  } finally {
    socket.terminate();
  }
}
