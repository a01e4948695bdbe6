import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CLIENTS } from './programs.ts';
import type { ClientName } from './programs.ts';
import { HOME } from './world.ts';

const run = promisify(execFile);
const worker = (name: string): string => join(import.meta.dirname, name);

export interface Cpu {
  get: number;
  post: number;
}

/** The median of several processes a client, one client after the other in each round, so that a busy machine hits all alike. */
export async function measureCalls(
  place: 'memory' | 'loopback',
  rounds: number,
  calls: number,
): Promise<Map<ClientName, Cpu>> {
  const text = JSON.stringify({ items: Array.from({ length: 12 }, () => ({ sku: 'GM1042', name: 'Barrier Cream' })) });
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.setHeader('Content-Type', 'application/json').end(text));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = place === 'memory' ? 'memory' : `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const found = new Map<ClientName, Cpu[]>(CLIENTS.map((client) => [client, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const client of CLIENTS) {
      const { stdout } = await run(process.execPath, [worker('cpu-worker.ts'), client, origin, HOME, String(calls)]);
      found.get(client)?.push(JSON.parse(stdout) as Cpu);
    }
  }
  server.closeAllConnections();
  server.close();
  return new Map(
    [...found].map(([client, all]) => [
      client,
      { get: median(all.map((one) => one.get)), post: median(all.map((one) => one.post)) },
    ]),
  );
}

const ENTRIES: Partial<Record<ClientName, string>> = {
  '@regen/sdk': 'node_modules/@regen/sdk/dist/node/index.js',
  axios: 'node_modules/axios/index.js',
  ky: 'node_modules/ky/distribution/index.js',
  'openapi-fetch': 'node_modules/openapi-fetch/dist/index.mjs',
  'hey-api': 'hey.mjs',
};

/** CPU milliseconds of a cold import, less those of an empty module. */
export async function measureImport(client: ClientName, rounds: number): Promise<number> {
  const entry = ENTRIES[client];
  if (!entry) return 0;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const time = async (url: string): Promise<number> =>
      Number((await run(process.execPath, [worker('import-worker.ts'), url])).stdout);
    times.push((await time(`file://${join(HOME, entry)}`)) - (await time('data:text/javascript,export{}')));
  }
  return median(times);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
