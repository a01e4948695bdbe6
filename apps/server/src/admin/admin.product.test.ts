import type { Session } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import { httpCaller } from '../testing/http-caller.ts';
import { runCli } from '../testing/run-cli.ts';
import type { CliResult } from '../testing/run-cli.ts';
import { newDataFolder, startServerProcess } from '../testing/server-process.ts';
import { PASSWORD, PEOPLE } from '../testing/shop/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

function newFolder(): string {
  const folder = newDataFolder();
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function database() {
  const made = await createTestDatabase(inject('cluster'));
  cleanups.push(() => made.drop());
  return made;
}

async function serve(env: Record<string, string>): Promise<string> {
  const server = startServerProcess({ RATE_LIMIT_FACTOR: '1000', ...env });
  cleanups.push(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  });
  return server.listening;
}

const everybody = ['cart:write', 'orders:read', 'messages:write'];

const admin = (env: Record<string, string>, args: string[], input?: string): Promise<CliResult> =>
  runCli('admin/admin-cli.ts', args, { env, ...(input !== undefined && { input }) });

async function signIn(url: string, email: string, password: string) {
  const store = httpCaller(() => url);
  const body = { email, password };
  return store.call<Session>('POST', '/auth/users/login', {
    body,
    browserId: randomUUID(),
  });
}

test('staff is made beside a running server, with a link or with a password from standard input', async () => {
  const env = { DATA_FOLDER: newFolder() };
  const url = await serve(env);
  const made = await admin({ ...env, PUBLIC_URL: url }, [
    'create-staff',
    '--email',
    'nora@shop.example',
    '--name',
    'Nora Lind',
  ]);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const token = /\/resetPassword\/(\S+)$/m.exec(made.stdout)?.[1] ?? '';
  const store = httpCaller(() => url);
  const choose = () =>
    store.call('POST', `/users/resetPassword/${token}`, {
      body: { password: 'seven green pears' },
      browserId: randomUUID(),
    });
  expect((await choose()).status).toBe(204);
  expect((await choose()).status).toBe(422);
  const { status, body } = await signIn(url, 'Nora@shop.example', 'seven green pears');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    accountType: 'admin',
    permissions: [
      ...everybody,
      'messages:care',
      'admin:users',
      'admin:impersonate',
      'admin:bundles',
      'admin:content',
      'admin:reviews',
      'admin:applications',
      'admin:orders',
    ],
  });

  const second = [
    'create-staff',
    '--email',
    'ivo@shop.example',
    '--name',
    'Ivo Mar',
    '--password-stdin',
    '--permissions',
    'admin:users',
  ];
  const weak = await admin(env, second, 'short\n');
  expect(weak).toMatchObject({ code: 1, stderr: 'This password is too easy to guess. Use a longer one.\n' });
  const withPassword = await admin(env, second, 'nine blue plums\n');
  expect(withPassword).toMatchObject({ code: 0, stderr: '' });
  expect(withPassword.stdout).not.toMatch(/resetPassword|plums/);
  const ivo = await signIn(url, 'ivo@shop.example', 'nine blue plums');
  expect(ivo.body.permissions).toEqual([...everybody, 'admin:users']);
  expect(ivo.body.accountId).toBe(body.accountId);
  expect(await admin(env, second, 'nine blue plums')).toMatchObject({
    code: 1,
    stderr: 'There is already an account with the email ivo@shop.example.\n',
  });
});

test('dead emails are retried', async () => {
  const { db, url } = await database();
  const env = { DATABASE_URL: url, DATA_FOLDER: newFolder() };
  await db.query(
    `insert into mail_outbox (id, recipient, template, data, attempts, last_error, next_attempt_at)
     values ('mal_dead', 'a@b.example', 'welcome', '{"firstName": "Ada", "shopUrl": "http://s"}', 12, 'refused', now()),
       ('mal_waits', 'a@b.example', 'welcome', '{}', 3, 'later', now() + interval '1 hour')`,
  );
  expect(await admin(env, ['requeue-mail', '--id', 'mal_waits'])).toMatchObject({ code: 1 });
  const done = await admin(env, ['requeue-mail']);
  expect(done).toMatchObject({ code: 0, stdout: 'mal_dead  welcome  refused\n1 will be retried.\n' });
  const { rows } = await db.query(
    `select id, attempts, next_attempt_at <= now() as "isDue" from mail_outbox where id in ('mal_dead', 'mal_waits') order by id`,
  );
  expect(rows).toEqual([
    { id: 'mal_dead', attempts: 0, isDue: true },
    { id: 'mal_waits', attempts: 3, isDue: false },
  ]);
  expect(await admin(env, ['requeue-mail'])).toMatchObject({ code: 0, stdout: 'There are no dead emails.\n' });
});

test('a new secret ends all sessions with the next start', async () => {
  const { url: DATABASE_URL } = await database();
  const env = { DATABASE_URL, DATA_FOLDER: newFolder() };
  const file = join(env.DATA_FOLDER, 'secret');
  const url = await serve(env);
  const { body } = await signIn(url, PEOPLE.professional, PASSWORD);
  const before = readFileSync(file, 'utf8');
  expect(await admin(env, ['rotate-secret'])).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(file, 'utf8')).not.toBe(before);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await serve(env);
  const account = (origin: string) =>
    httpCaller(() => origin).call('GET', '/account', { as: body, browserId: randomUUID() });
  expect((await account(url)).status).toBe(200);
  expect((await account(again)).status).toBe(401);
  const refused = await admin({ ...env, JWT_SECRET: 'a setting of at least 32 characters' }, ['rotate-secret']);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/^The secret is the setting/) as string });
});

test('verify names what does not add up and says so by its exit code', async () => {
  const { db, url } = await database();
  const env = { DATABASE_URL: url, DATA_FOLDER: newFolder() };
  expect(await admin(env, ['verify'])).toEqual({
    code: 0,
    stdout: 'Orders, stock, points and payments add up.\n',
    stderr: '',
  });
  await db.query(`update orders set total_cents = total_cents + 1`);
  const broken = await admin(env, ['verify']);
  expect(broken).toMatchObject({ code: 1, stderr: '' });
  expect(broken.stdout).toMatch(
    /^Broken: The total of an order is the sum of its parts\. \(\d+\)\n {2}ord_\S+: total \d+, sum \d+\n/,
  );
  expect(broken.stdout).toMatch(/ {2}and \d+ more\n/);
});

test.each([
  [[], /^Which command\?/],
  [['constructor'], /^Which command\?/],
  [['verify', '--email', 'a@b.example'], /^verify takes no --email\./],
  [['verify', '--nothing'], /Unknown option '--nothing'/],
  [['create-staff', '--email', 'nobody', '--name', 'A B'], /^"nobody" is not an email address\./],
  [['verify'], /^There is no database in /],
])('%j is refused with a sentence', async (args, message) => {
  const refused = await admin({ DATA_FOLDER: newFolder() }, args);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(message);
  expect(refused.stderr).not.toMatch(/\n {4}at /);
});
