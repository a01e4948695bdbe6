import type { AddressInfo } from 'node:net';

/** What these tests use of the server's own test harness. */
interface Harness {
  startTestCluster(): Promise<{ stop(): Promise<void> }>;
}
interface Running {
  app: {
    server: { listen(options: object): Promise<unknown>; server: { address(): unknown } };
    mail: object;
    deps: object;
  };
  db: { query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[] }> };
  mailsTo(email: string): Promise<{ template: string; data: Record<string, string> }[]>;
  close(): Promise<void>;
}
interface Emails {
  deliverEmails(mail: object, deps: object): Promise<number>;
}
interface Alerts {
  sendDueAlerts(deps: object): Promise<number>;
}
interface Factory {
  createTestServer(cluster: object, options: object): Promise<Running>;
}

export interface RealServer {
  baseUrl: string;
  /** Where the server signs addresses of files; it stands for the port that is only known later. */
  storageUrl: string;
  fetchStorage(url: string, init: RequestInit): Promise<Response>;
  server: Running;
  /** Writes the mails of products that are back, as the server does every minute. */
  sendStockAlerts(): Promise<number>;
  /** Delivers all due emails. */
  deliverEmails(): Promise<number>;
  stop(): Promise<void>;
}

/** Loaded by a computed name: a written one would make the server part of this package's own program. */
const load = <Module>(name: string): Promise<Module> =>
  import(new URL(`../../../../apps/server/src/testing/${name}`, import.meta.url).href) as Promise<Module>;

/** The whole server on a seeded PostgreSQL of its own, listening on a free port. */
export async function startRealServer(): Promise<RealServer> {
  const { startTestCluster } = await load<Harness>('test-engine.ts');
  const { createTestServer } = await load<Factory>('test-server.ts');
  const { deliverEmails } = await load<Emails>('deliver-emails.ts');
  const { sendDueAlerts } = await load<Alerts>('../modules/stock-alerts/sender.ts');
  const cluster = await startTestCluster();
  try {
    const { storageRoutes } = await load<{ storageRoutes: unknown }>('../storage/routes.ts');
    const server = await createTestServer(cluster, { routes: [storageRoutes] });
    await server.app.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    const storageUrl = 'http://store.test';
    // `npm run conformance` has every call pass a validator on its way; it says where.
    const proxy = process.env['REGEN_TEST_PROXY'];
    const entry = proxy ? await (await fetch(proxy, { method: 'POST', body: String(port) })).text() : origin;
    return {
      baseUrl: `${entry}/api/v1/regen`,
      storageUrl,
      fetchStorage: (url, init) => fetch(url.replace(storageUrl, origin), init),
      server,
      sendStockAlerts: () => sendDueAlerts(server.app.deps),
      deliverEmails: () => deliverEmails(server.app.mail, server.app.deps),
      async stop() {
        await server.close();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
