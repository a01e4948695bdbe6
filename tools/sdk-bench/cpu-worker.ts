/** `cpu-worker.ts <client> <origin> <home> <calls>`: prints the CPU time of a GET and of a POST in microseconds, as JSON. */
import { callsOf } from './calls.ts';
import type { ClientName } from './programs.ts';

const [client = '', origin = '', home = '', count = '1000'] = process.argv.slice(2);
const total = Number(count);

if (origin === 'memory') {
  // Before a client is loaded: some keep the `fetch` that they find then.
  const text = JSON.stringify({ items: [{ sku: 'GM1042', name: 'Barrier Cream' }], currentPage: 2, totalPages: 3 });
  const headers = { 'Content-Type': 'application/json' };
  globalThis.fetch = async () => new Response(text, { headers });
}

async function microseconds(call: () => Promise<unknown>): Promise<number> {
  for (let index = 0; index < total / 4; index += 1) await call();
  const before = process.cpuUsage();
  for (let index = 0; index < total; index += 1) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / total;
}

const calls = await callsOf(client as ClientName, origin === 'memory' ? 'http://127.0.0.1:9' : origin, home);
console.log(JSON.stringify({ get: await microseconds(calls.get), post: await microseconds(calls.post) }));
process.exit(0);
