import { connect, createServer } from 'node:net';
import type { AddressInfo, NetConnectOpts, Socket } from 'node:net';

export interface DatabaseProxy {
  /** For `DATABASE_URL`. */
  url: string;
  /** The database becomes unreachable: every connection is cut, and none is accepted. */
  cut(): Promise<void>;
  /** The connections that there are bring nothing any more, without an end, as when a firewall has forgotten them. */
  freeze(): void;
  /** They bring what was held back: the database was only slow. */
  thaw(): void;
  /** It is back, at the same address. */
  mend(): Promise<void>;
}

/** A way to a database that can be cut, as a network is. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get('host');
  const port = target.port || '5432';
  const to: NetConnectOpts = folder
    ? { path: `${folder}/.s.PGSQL.${port}` }
    : { host: target.hostname, port: Number(port) };
  /** Each end of a connection, and the other one. */
  const open = new Map<Socket, Socket>();
  const server = createServer((client) => {
    const database = connect(to);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.set(one, other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address() as AddressInfo;
  target.searchParams.delete('host');
  target.host = `127.0.0.1:${address.port}`;
  return {
    url: target.href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open.keys()) socket.destroy();
      }),
    freeze() {
      for (const socket of open.keys()) {
        socket.unpipe();
        socket.pause();
      }
    },
    thaw() {
      for (const [one, other] of open) one.pipe(other);
    },
    mend: () => listen(address.port),
  };
}
