import { DEMO_PASSWORD, demoUsers } from '@regen/demo-store/demo-people';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { createPasswords } from '../../auth/passwords.ts';
import { openToEverybody } from '../../fill/mark.ts';
import { production, signIn, Starts, stop } from '../public-starts.ts';
import type { Opened } from '../public-starts.ts';
import { DEMO_MAIN } from '../server-process.ts';

const starts = new Starts();
afterEach(() => starts.clear());

const newDatabase = (options: { isBare: boolean }) => starts.addDatabase(inject('cluster'), options);
const start: Starts['start'] = (env, options) => starts.start(env, options);

const publishedSignIns = (server: Opened): Promise<number[]> =>
  Promise.all(demoUsers.map(({ email }) => signIn(server, email, DEMO_PASSWORD)));

const allRefused = demoUsers.map(() => 401);

/** The passwords in the printed list, by email. */
function printed(output: string): Map<string, string> {
  return new Map(
    [...output.matchAll(/^ {4}(\S+@\S+) +(\S{20})(?: |$)/gm)].map(([, email = '', word = '']) => [email, word]),
  );
}

describe('a start with the demo that others can reach', () => {
  test('gets no demo users, no development pages and no Storybook on an empty database', async () => {
    const database = await newDatabase({ isBare: true });
    const server = await start(production(database), { main: DEMO_MAIN });
    expect(await server.listening).toBe('https://shop.example');
    expect(await publishedSignIns(server)).toEqual(allRefused);
    expect((await database.db.query('select 1 from users')).rowCount).toBe(0);
    for (const path of ['/dev/mail', '/dev/mail.json', '/storybook/']) {
      expect([path, (await fetch(`${server.near}${path}`)).status]).toEqual([path, 404]);
    }
    expect(server.output()).not.toMatch(/Demo sign-ins|published/);
    const page = await fetch(`${server.near}/robots.txt`);
    expect(page.headers.get('strict-transport-security')).toBe('max-age=63072000');
  });

  test('with demo data, creates random passwords, prints them once and stores them nowhere', async () => {
    const database = await newDatabase({ isBare: true });
    const settings = { ...production(database), SEED: 'true', LOG_LEVEL: 'trace' };
    const server = await start(settings, { main: DEMO_MAIN });
    await server.listening;
    expect(await publishedSignIns(server)).toEqual(allRefused);
    // Including those who are not in the printed list.
    const everybody = await database.db.query<{ email: string }>('select email from users');
    expect(everybody.rows.length).toBeGreaterThan(demoUsers.length);
    expect(await openToEverybody(database.db)).toEqual([]);
    const hashes = await database.db.query<{ hash: string }>('select distinct password_hash as hash from users');
    const opened = await Promise.all(hashes.rows.map(({ hash }) => createPasswords().verify(hash, DEMO_PASSWORD)));
    expect(opened).not.toContain(true);
    const passwords = printed(server.output());
    expect([...passwords.keys()].toSorted()).toEqual(demoUsers.map(({ email }) => email).toSorted());
    expect(new Set(passwords.values()).size).toBe(demoUsers.length);
    for (const [email, password] of passwords) {
      expect([email, await signIn(server, email, password)]).toEqual([email, 200]);
      expect(server.output().split(password)).toHaveLength(2);
    }
    const logged = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n');
    expect(logged).toContain('"path":"/api/v1/regen/auth/users/login"');
    for (const password of passwords.values()) expect(logged).not.toContain(password);
    await stop(server);

    const again = await start(settings, { folder: server.folder, main: DEMO_MAIN });
    await again.listening;
    expect(again.output()).not.toMatch(/Demo sign-ins|published/);
    expect(printed(again.output()).size).toBe(0);
  });
});
