import type { Message } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { WAIT_LIMIT } from '../../../../tools/limits/limits.ts';
import type { LiveClient } from './live-client.ts';
import { Messenger } from './messenger.ts';
import type { Person } from './messenger.ts';
import type { TestCluster } from './test-engine.ts';
import { createTestServer } from './test-server.ts';
import type { Answer, TestServer, TestServerOptions } from './test-server.ts';

export type { Person } from './messenger.ts';

export interface ListeningServer extends TestServer {
  /** Origin that it listens on. */
  url: string;
  say(from: Person, to: Person, message: string): Promise<Answer<Message>>;
  read(who: Person, other: Person): Promise<unknown>;
  /** Lets a person hear `rewards`: whatever was sent to them before has come by then, or never will. */
  mark(who: Person, ...clients: LiveClient[]): Promise<void>;
}

/** A test server that listens, for live connections. */
export async function createListeningServer(
  cluster: TestCluster,
  options: TestServerOptions = {},
): Promise<ListeningServer> {
  const server = await createTestServer(cluster, { ...options, env: { PUBLIC_URL: '', ...options.env } });
  const url = await server.app.server.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...server,
    url,
    say: (from, to, message) => new Messenger(server, from).send<Message>(to.accountId, message),
    read: (who, other) => new Messenger(server, who).read(other.accountId),
    async mark(who, ...clients) {
      const before = clients.map((client) => client.of('rewards').length);
      await server.db.query(
        `insert into points_ledger (id, user_id, account_id, kind, points, note) values ($1, $2, $3, 'adjust', 1, 'mark')`,
        [`pts_${randomUUID()}`, who.id, who.accountId],
      );
      const deadline = performance.now() + WAIT_LIMIT;
      while (clients.some((client, at) => client.of('rewards').length === before[at])) {
        if (performance.now() > deadline) throw new Error('The mark never came.');
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}
