import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { watchStatements } from '../testing/watch-statements.ts';
import { createDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'), { isBare: true });
  await database.db.query('create table notes (text text)');
});
afterAll(() => database.drop());

it('runs after-commit work once others can see the result', async () => {
  const { db } = database;
  let seen: Promise<{ rows: { text: string }[] }> | undefined;
  await db.transaction(async (tx) => {
    await tx.query(`insert into notes values ('kept')`);
    tx.afterCommit(() => void (seen = db.query('select text from notes')));
    expect(seen).toBeUndefined();
  });
  expect((await seen)?.rows).toEqual([{ text: 'kept' }]);
});

it('drops it when the transaction is rolled back, and runs it once when it is retried', async () => {
  const { db } = database;
  const done: string[] = [];
  const failing = db.transaction(async (tx) => {
    tx.afterCommit(() => void done.push('rolled back'));
    await tx.query('select 1 / 0');
  });
  await expect(failing).rejects.toThrow('division by zero');
  let tries = 0;
  await db.transaction(async (tx) => {
    tries += 1;
    const name = `try ${tries}`;
    tx.afterCommit(() => void done.push(name));
    if (tries === 1) await tx.query(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
  });
  expect(done).toEqual(['try 2']);
});

it('work after a commit that throws does not undo, repeat or fail what was committed', async () => {
  const { connection } = database.db;
  const errors: string[] = [];
  const db = createDatabase({ connection, poolSize: 2, onError: ({ message }) => void errors.push(message) });
  try {
    const done: string[] = [];
    let tries = 0;
    const result = await db.transaction(async (tx) => {
      tries += 1;
      await tx.query(`insert into notes values ('stands')`);
      tx.afterCommit(() => {
        // The only error that requires repeating the transaction.
        throw Object.assign(new Error('not now'), { code: '40001' });
      });
      tx.afterCommit(() => void done.push('the next'));
      return 'committed';
    });
    const { rows } = await db.query<{ count: number }>(
      `select count(*)::int as count from notes where text = 'stands'`,
    );
    expect({ result, tries, done, rows, errors }).toEqual({
      result: 'committed',
      tries: 1,
      done: ['the next'],
      rows: [{ count: 1 }],
      errors: ['Work after a commit failed: not now'],
    });
  } finally {
    await db.close();
  }
});

it('runs the last statement with the commit: both happen or neither, also when it is retried', async () => {
  const { db } = database;
  const count = async () => (await db.query(`select from notes where text like 'last %'`)).rowCount;
  await db.transaction(async (tx) => {
    tx.withCommit(`insert into notes values ($1)`, ['last 2']);
    await tx.query(`insert into notes values ('last 1')`);
    expect(await count()).toBe(0);
  });
  expect(await count()).toBe(2);

  const done: string[] = [];
  const failing = db.transaction(async (tx) => {
    tx.afterCommit(() => void done.push('failed'));
    await tx.query(`insert into notes values ('last 3')`);
    tx.withCommit('select 1 / $1::int', [0]);
  });
  await expect(failing).rejects.toThrow('division by zero');
  let tries = 0;
  await db.transaction(async (tx) => {
    tries += 1;
    await tx.query(`insert into notes values ('last 4')`);
    if (tries === 1) tx.withCommit(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
  });
  expect([await count(), tries, done]).toEqual([3, 2, []]);
});

it('lets whoever watches its statements see the one that is sent with the commit', async () => {
  const { db, statements } = watchStatements(database.db);
  await db.transaction(async (tx) => {
    tx.withCommit({ name: 'note-last', text: 'insert into notes values ($1)' }, ['with the commit']);
    await tx.query({ name: 'note-first', text: 'insert into notes values ($1)' }, ['before the commit']);
  });
  expect(statements).toEqual(['note-first', 'note-last']);
});

/** A PostgreSQL that accepts a connection and ends it with the same bytes, as in a restart. */
async function startFarewellServer(): Promise<Server> {
  const message = (type: string, ...parts: (string | Buffer)[]): Buffer => {
    const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  const letIn = [message('R', Buffer.alloc(4)), message('Z', 'I')];
  const sendOff = message('E', 'SFATAL\0', 'C57P01\0', 'Mterminating connection\0', '\0');
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([...letIn, sendOff])));
    socket.on('error', () => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

it('survives a connection that ends in the moment when it is handed out', async () => {
  const server = await startFarewellServer();
  const { port } = server.address() as AddressInfo;
  const lost = createDatabase({
    connection: { host: '127.0.0.1', port, user: 'regen', database: 'regen' },
    poolSize: 1,
    onError: () => undefined,
  });
  // Without a listener for it, the error would end the process, and does end this run.
  await expect(lost.transaction((tx) => tx.query('select 1'))).rejects.toThrow(/connection/i);
  await lost.close();
  server.close();
});
