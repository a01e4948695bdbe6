import type { DemoHost, Session } from '../host.ts';

/** A connection for long statements and temporary tables; closing it rolls back. Its writes aren't published to open pages. */
export async function openSession(host: Pick<DemoHost, 'openSession'>): Promise<Session> {
  const session = await host.openSession();
  await session.query(
    `set statement_timeout = 0; set synchronous_commit = off; set work_mem = '128MB'; set regen.live = 'off'`,
  );
  return session;
}
