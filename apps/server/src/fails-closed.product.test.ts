import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { DEFAULT_CLIENT_KEY } from './config.ts';
import { production, signIn, Starts, stop } from './testing/public-starts.ts';
import type { Opened } from './testing/public-starts.ts';
import { refusedStart } from './testing/refused-start.ts';
import { newDataFolder } from './testing/server-process.ts';
import { PASSWORD, users } from './testing/shop/people.ts';

const starts = new Starts();
const { folders } = starts;
afterEach(() => starts.clear());

const newDatabase = (options: { isBare: boolean }) => starts.addDatabase(inject('cluster'), options);
const start: Starts['start'] = (env, options) => starts.start(env, options);

const publishedSignIns = (server: Opened): Promise<number[]> =>
  Promise.all(users.map(({ email }) => signIn(server, email, PASSWORD)));

const allRefused = users.map(() => 401);

describe('a start that others can reach', () => {
  test('is refused without PAYMENT_PROVIDER and MAIL_URL, with a sentence for each', async () => {
    const chosen = production(await newDatabase({ isBare: true }));
    const server = await start({ ...chosen, PAYMENT_PROVIDER: '', MAIL_URL: '' });
    expect(await server.ended).toBe(1);
    const sentences = server.output().trim().split('\n');
    expect(sentences).toHaveLength(2);
    expect(sentences[0]).toMatch(/^Set PAYMENT_PROVIDER: .* To take test payments here, set PAYMENT_PROVIDER=test\./);
    expect(sentences[1]).toMatch(/^Set MAIL_URL: .* to keep emails unsent, set MAIL_URL=outbox\./);
  });

  test.each([
    ['PAYMENT_PROVIDER', /^Set PAYMENT_PROVIDER: [^\n]*$/],
    ['MAIL_URL', /^Set MAIL_URL: [^\n]*$/],
  ])('is refused without %s alone', async (name, sentence) => {
    const chosen = production(await newDatabase({ isBare: true }));
    const folder = newDataFolder();
    folders.push(folder);
    expect(await refusedStart({ ...chosen, DATA_FOLDER: folder, [name]: '' })).toMatch(sentence);
  });

  test('has no users, no development pages and no Storybook on an empty database', async () => {
    const database = await newDatabase({ isBare: true });
    const server = await start(production(database));
    expect(await server.listening).toBe('https://shop.example');
    expect(await publishedSignIns(server)).toEqual(allRefused);
    expect((await database.db.query('select 1 from users')).rowCount).toBe(0);
    for (const path of ['/dev/mail', '/dev/mail.json', '/storybook/']) {
      expect([path, (await fetch(`${server.near}${path}`)).status]).toEqual([path, 404]);
    }
    expect(server.output()).not.toMatch(/published/);
    const page = await fetch(`${server.near}/robots.txt`);
    expect(page.headers.get('strict-transport-security')).toBe('max-age=63072000');
  });

  test('on a database that a local start has filled, lists the users who can still sign in with the published password', async () => {
    const database = await newDatabase({ isBare: false });
    const settings = production(database);
    const server = await start({ ...settings, LOG_LEVEL: 'warn' });
    await server.listening;
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes('published demo password'));
    expect(lines.map((line) => line.startsWith('{')).toSorted()).toEqual([false, true]);
    for (const { email } of users) expect(lines[0]).toContain(email);
    await stop(server);

    const [, advice = ''] = /(update users .*?;)/.exec(lines.find((line) => !line.startsWith('{')) ?? '') ?? [];
    await database.db.query(advice);
    const mended = await start(settings, { folder: server.folder });
    await mended.listening;
    expect(mended.output()).not.toContain('published');
    expect(await publishedSignIns(mended)).toEqual(allRefused);
  });
});

const filesBelow = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('the files of a start', () => {
  test('are closed to other users, those of an older version too', async () => {
    const folder = newDataFolder();
    const old = join(folder, 'storage', 'licenses', 'a.pdf');
    mkdirSync(dirname(old), { recursive: true });
    writeFileSync(old, 'x');
    for (const path of [folder, join(folder, 'storage'), dirname(old)]) chmodSync(path, 0o755);
    chmodSync(old, 0o644);
    const database = await newDatabase({ isBare: false });
    const server = await start({ DATABASE_URL: database.url }, { folder });
    const response = await fetch(`${await server.listening}/api/v1/regen/users/forgotPassword`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${DEFAULT_CLIENT_KEY}:`)}`,
        'browser-id': '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email: users[0]?.email }),
    });
    expect(response.ok).toBe(true);
    const mail = join(folder, 'mail');
    await expect.poll(() => filesBelow(mail)).toHaveLength(2);
    const modes = (paths: string[]) => new Set(paths.map(modeOf));
    expect(modes([folder, mail, join(folder, 'storage'), dirname(old)])).toEqual(new Set(['700']));
    expect(modes([old, join(folder, 'secret'), ...filesBelow(mail)])).toEqual(new Set(['600']));
  });

  test('lets the user that PostgreSQL runs as enter, and no one else read', async () => {
    const above = newDataFolder();
    const folder = join(above, 'made', 'data');
    folders.push(above);
    const server = await start({}, { folder });
    await server.listening;
    const passage = process.getuid?.() === 0 ? '711' : '700';
    for (const path of [dirname(folder), folder, join(folder, 'postgres')])
      expect([path, modeOf(path)]).toEqual([path, passage]);
    for (const name of ['cluster', 'socket'])
      expect([name, modeOf(join(folder, 'postgres', name))]).toEqual([name, '700']);
    for (const name of ['password', 'postgres.log']) {
      expect([name, modeOf(join(folder, 'postgres', name))]).toEqual([name, '600']);
    }
    await stop(server);
  });
});

describe('what an operator did wrong is a sentence', () => {
  const withFile = (): string => {
    const folder = newDataFolder();
    folders.push(folder);
    writeFileSync(join(folder, 'file'), '');
    return folder;
  };

  const forAll = (): string => {
    const folder = newDataFolder();
    folders.push(folder);
    chmodSync(folder, 0o1777);
    return folder;
  };

  const OURS = /^ {4}at |node:internal|\[cause\]|Error:/m;

  /** All that the process prints. */
  async function printedBy(env: Record<string, string>): Promise<string> {
    const server = await start(env);
    expect(await server.ended).toBe(1);
    expect(server.output()).not.toMatch(OURS);
    return server.output().trim();
  }

  async function explained(env: Record<string, string>): Promise<string> {
    const folder = newDataFolder();
    folders.push(folder);
    const text = await refusedStart({ DATA_FOLDER: folder, ...env });
    expect(text).not.toMatch(OURS);
    return text;
  }

  /** A database where the start comes far enough to need one. */
  async function withDatabase(given: Record<string, string>): Promise<Record<string, string>> {
    if (given['HOST'] === undefined) return given;
    return { DATABASE_URL: (await newDatabase({ isBare: false })).url, ...given };
  }

  // One of each kind of error; `server.product.test.ts` has a setting and a database that is not there.
  test.each<[string, () => Record<string, string>, RegExp]>([
    [
      'a data folder that is a file',
      () => ({ DATA_FOLDER: join(withFile(), 'file') }),
      /^Regen cannot use .*file: .*DATA_FOLDER/,
    ],
    ['a host that is not here', () => ({ HOST: '192.0.2.1' }), /this machine does not have that address\. Set HOST/],
  ])('and all that is printed: %s', async (_what, env, sentence) => {
    expect(await printedBy(await withDatabase(env()))).toMatch(sentence);
  });

  test.each<[string, () => Record<string, string>, RegExp]>([
    [
      'a data folder below a file',
      () => ({ DATA_FOLDER: join(withFile(), 'file', 'data') }),
      /^Regen cannot use .*file.*DATA_FOLDER/,
    ],
    [
      'a data folder that nobody can make',
      () => ({ DATA_FOLDER: '/sys/regen' }),
      /^Regen cannot use \/sys\/regen: .*DATA_FOLDER/,
    ],
    [
      'a data folder that all users share',
      () => ({ DATA_FOLDER: forAll() }),
      /^DATA_FOLDER is .*Name a folder of its own/,
    ],
    ['a host that is no name', () => ({ HOST: 'nowhere.invalid' }), /Set HOST/],
    ['a public address that is none', () => ({ PUBLIC_URL: 'shop.example' }), /^The setting PUBLIC_URL is not valid/],
    [
      'a database host that is not there',
      () => ({ DATABASE_URL: 'postgres://regen@nowhere.invalid/regen' }),
      /cannot be used: .*DATABASE_URL/,
    ],
  ])('%s', async (_what, env, sentence) => {
    expect(await explained(await withDatabase(env()))).toMatch(sentence);
  });

  test('a database that has foreign tables', async () => {
    const { db, url } = await newDatabase({ isBare: true });
    await db.query('create table users (id int)');
    const output = await printedBy({ DATABASE_URL: url });
    expect(output).toMatch(/^The database could not be migrated: .*"users" already exists.*Nothing was changed\./);
    expect((await db.query("select 1 from pg_tables where schemaname = 'public'")).rowCount).toBe(1);
  });

  test('a database user who may not create tables', async () => {
    const { db, url } = await newDatabase({ isBare: true });
    const role = `reader_${process.pid}`;
    await db.query(`create role ${role} login password 'x'`);
    const asReader = new URL(url);
    asReader.username = role;
    asReader.password = 'x';
    try {
      expect(await explained({ DATABASE_URL: asReader.href })).toMatch(/permission denied/);
    } finally {
      await db.query(`drop role ${role}`);
    }
  });

  test.each([
    ['a folder', (path: string) => mkdirSync(path), /^The secret in .*secret cannot be read \(EISDIR\)/m],
    ['empty', (path: string) => writeFileSync(path, ''), /^The secret in .*secret is shorter than 32 characters/m],
  ])('a secret that is %s', async (_what, make, sentence) => {
    const folder = newDataFolder();
    folders.push(folder);
    make(join(folder, 'secret'));
    const database = await newDatabase({ isBare: false });
    expect(await explained({ DATABASE_URL: database.url, DATA_FOLDER: folder })).toMatch(sentence);
  });
});
