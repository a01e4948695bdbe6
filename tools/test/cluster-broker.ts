import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startPostgres, type TestPostgres } from '../server/test-cluster.ts';

export interface ClusterBroker {
  /** For `TEST_CLUSTER_BROKER`: a GET returns where the PostgreSQL of this run is, and starts it the first time. */
  url: string;
  stop(): Promise<void>;
}

/** One PostgreSQL for all lanes of a run. A run whose results are all cached never starts it. */
export async function startClusterBroker(start: () => Promise<TestPostgres> = startPostgres): Promise<ClusterBroker> {
  let cluster: Promise<TestPostgres> | undefined;
  const server = createServer((_request, response) => {
    cluster ??= start();
    cluster.then(
      ({ url, prefix }) => response.end(JSON.stringify({ url, prefix })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      // A failed start was already reported to the caller.
      await cluster?.then(
        (running) => running.stop(),
        () => undefined,
      );
    },
  };
}
