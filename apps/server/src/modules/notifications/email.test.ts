import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { deliverEmails } from '../../testing/deliver-emails.ts';
import { clearMessages, Messenger } from '../../testing/messenger.ts';
import { PEOPLE, shopId } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { watchStatements } from '../../testing/watch-statements.ts';
import { insertMessage } from '../messages/send-message.ts';
import { emailUnread } from './email-sender.ts';

const MINUTE = 60_000;
/** Dora's colleague in the same account: emails are off, so that there is one reader unless a test says otherwise. */
const COLLEAGUE = shopId('usr', 12);

let server: TestServer;
let dora: Messenger;
let amy: Messenger;
let jonas: Messenger;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { env: { RATE_LIMIT_FACTOR: '1000' } });
});

afterAll(() => server?.close());

beforeEach(async () => {
  await clearMessages(server);
  await server.db.query(
    `truncate message_emails, message_cursors, mail_outbox;
     update users set message_email = id <> '${COLLEAGUE}'`,
  );
  // The clock is moved on by hours, which ends sessions.
  [dora, amy, jonas] = await Promise.all([
    Messenger.signIn(server, PEOPLE.professional),
    Messenger.signIn(server, PEOPLE.client),
    Messenger.signIn(server, PEOPLE.otherClient),
  ]);
  await run();
});

const run = () => emailUnread(server.app.platform);
/** Looks for what is to be emailed as often as the server does. */
async function after(minutes: number): Promise<number> {
  let sent = 0;
  for (let passed = 0; passed < minutes; passed += 1) {
    server.clock.advance(MINUTE);
    sent += await run();
  }
  return sent;
}

interface Stored {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What was delivered since the last time, with the emails themselves. */
async function delivered(): Promise<{ mails: Stored[]; raw: string[] }> {
  const folder = join(server.config.DATA_FOLDER, 'mail');
  const { rows } = await server.db.query<{ id: string }>('select id from mail_outbox where sent_at is null');
  await deliverEmails(server.app.mail, server.app.platform);
  const ids = new Set(rows.map(({ id }) => id));
  const files = readdirSync(folder).filter((name) => ids.has(name.replace(/\.\w+$/, '')));
  const textOf = (ending: string) =>
    files.filter((name) => name.endsWith(ending)).map((name) => readFileSync(join(folder, name), 'utf8'));
  return { mails: textOf('.json').map((text) => JSON.parse(text) as Stored), raw: textOf('.eml') };
}

describe('an email about unread messages', () => {
  test('comes when one was unread for 15 minutes, for all conversations at once, and says no word of them', async () => {
    await amy.write(dora.accountId, 'My skin is on fire');
    expect(await after(10)).toBe(0);
    await amy.write(dora.accountId, 'Please help');
    await jonas.write(dora.accountId, 'A secret');
    expect(await after(4)).toBe(0);
    expect(await after(1)).toBe(1);
    const { mails, raw } = await delivered();
    const [mail] = mails;
    expect(mail).toMatchObject({ to: PEOPLE.professional, subject: 'You have 3 unread messages' });
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Amy Rubin');
      expect(form).toContain('2 messages');
      expect(form).toContain('1 message');
      expect(form).toContain(`http://store.test/b2b/messages/${amy.accountId}`);
      expect(form).toContain(`http://store.test/b2b/messages/${jonas.accountId}`);
      expect(form).not.toMatch(/on fire|Please help|secret/);
    }
    const link = /http:\/\/store\.test\/notifications\/unsubscribe\?token=[\w.%-]+/.exec(mail?.text ?? '')?.[0];
    expect(raw[0]?.replace(/\r?\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${link}>`);
    expect(raw[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('names the sender of a single conversation', async () => {
    await dora.write(amy.accountId);
    expect(await after(15)).toBe(1);
    const { mails } = await delivered();
    expect(mails[0]).toMatchObject({ to: PEOPLE.client, subject: 'New message from Lark Skin Clinic' });
    expect(mails[0]?.html).toContain(`href="http://store.test/retail/messages/${dora.accountId}"`);
  });

  test('comes once, and again only after something was read', async () => {
    await amy.write(dora.accountId);
    expect(await after(20)).toBe(1);
    await amy.write(dora.accountId);
    await jonas.write(dora.accountId);
    expect(await after(20)).toBe(0);
    await dora.read(amy.accountId);
    // Jonas's message is unread and was in no email; she is here now, so it has a quarter of an hour more.
    const { rowCount } = await server.db.query(
      'update message_emails set recheck_at = $1 where recheck_at is not null',
      [new Date(server.clock.now().getTime() + 15 * MINUTE)],
    );
    expect(rowCount).toBe(1);
    expect(await after(14)).toBe(0);
    expect(await after(1)).toBe(1);
    const second = (await delivered()).mails.at(-1);
    expect(second?.subject).toBe('New message from Jonas Kerr');
    expect(await after(30)).toBe(0);
  });

  test('does not repeat what was in the last one, and counts it in the next', async () => {
    await amy.write(dora.accountId);
    await jonas.write(dora.accountId);
    expect(await after(15)).toBe(1);
    await dora.read(amy.accountId);
    expect(await after(20)).toBe(0);
    await amy.write(dora.accountId);
    expect(await after(15)).toBe(1);
    const second = (await delivered()).mails.at(-1);
    expect(second?.subject).toBe('You have 2 unread messages');
  });

  test('does not come again because somebody who wrote has deleted their account', async () => {
    const gone = 'acc_gone';
    await server.db.query(
      `insert into accounts (id, name, site, account_type) values ($1, 'Gone', 'retail', 'retail')`,
      [gone],
    );
    const from = { fromAccountId: gone, fromUserId: 'usr_gone', senderName: 'Gone' };
    const more = { toAccountId: dora.accountId, body: 'Hello', clientId: null, fileCount: 0, cardCount: 0 };
    for (const id of ['msg_gone1', 'msg_gone2'])
      await insertMessage(server.db, { id, ...from, ...more }, server.clock.now());
    await amy.write(dora.accountId);
    expect(await after(20)).toBe(1);
    await server.db.query('delete from accounts where id = $1', [gone]);
    await jonas.write(dora.accountId);
    expect(await after(20)).toBe(0);
  });

  test('does not come when it was read in time, nor when it was read before the email went out', async () => {
    await amy.write(dora.accountId);
    await after(14);
    await dora.read(amy.accountId);
    expect(await after(5)).toBe(0);
    await amy.write(dora.accountId);
    expect(await after(15)).toBe(1);
    await dora.read(amy.accountId);
    expect((await delivered()).mails).toEqual([]);
  });

  test('is sent once by processes that look at the same time', async () => {
    for (const from of [amy, jonas]) await from.write(dora.accountId);
    await dora.write(amy.accountId);
    server.clock.advance(15 * MINUTE);
    const sent = await Promise.all([run(), run(), run(), run()]);
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(2);
    const { rows } = await server.db.query(`select from mail_outbox where template = 'unread-messages'`);
    expect(rows).toHaveLength(2);
  });

  test('is written with one statement for everybody, and so are their jobs', async () => {
    for (const from of [amy, jonas]) await from.write(dora.accountId);
    for (const to of [amy, jonas]) await dora.write(to.accountId);
    server.clock.advance(15 * MINUTE);
    const { platform } = server.app;
    const { db, statements } = watchStatements(platform.db);
    expect(await emailUnread({ ...platform, db })).toBe(3);
    expect(statements.filter((name) => /^(?:mail|job)-/.test(name))).toEqual(['mail-write']);
  });

  test('is not lost when the process ends before it is written', async () => {
    await amy.write(dora.accountId);
    server.clock.advance(15 * MINUTE);
    const { platform } = server.app;
    const mail = { ...platform.mail, sendAll: () => Promise.reject(new Error('The process ends.')) };
    await expect(emailUnread({ ...platform, mail })).rejects.toThrow('The process ends.');
    expect(await run()).toBe(1);
  });

  test('is found however late the server looks, and a message that was committed late is found too', async () => {
    await amy.write(dora.accountId);
    server.clock.advance(3 * 60 * MINUTE);
    await writeToLate();
    expect(await run()).toBe(2);
  });

  /** A message of Dora to Jonas, dated a minute before the last look. */
  async function writeToLate(): Promise<void> {
    await server.db.query('insert into message_cursors (kind, looked_until) values ($1, $2) on conflict do nothing', [
      'email',
      server.clock.now(),
    ]);
    const { rows } = await server.db.query<{ lookedUntil: Date }>(
      'select looked_until as "lookedUntil" from message_cursors',
    );
    const again = await Messenger.signIn(server, PEOPLE.professional);
    await again.write(jonas.accountId);
    const late = new Date((rows[0]?.lookedUntil.getTime() ?? 0) - MINUTE);
    await server.db.query('update messages set sent_at = $1 where from_account_id = $2', [late, dora.accountId]);
  }

  test('is not sent about what was unread before the store had notifications', async () => {
    await amy.write(dora.accountId);
    server.clock.advance(24 * 60 * MINUTE);
    await server.db.query('truncate message_cursors');
    expect(await run()).toBe(0);
  });
});

describe('who is emailed', () => {
  async function block(who: Messenger, accountId: string): Promise<void> {
    const { status } = await server.call('POST', `/message/block/${accountId}`, {
      as: who.person,
      body: { reason: 'spam' },
    });
    expect(status).toBe(200);
  }

  test('is not who has turned it off, whose account is disabled, or who has blocked the other', async () => {
    await amy.write(dora.accountId);
    await dora.write(amy.accountId);
    await dora.write(jonas.accountId);
    await server.call('PUT', `/users/${dora.person.id}/notifications`, {
      as: dora.person,
      body: { messageEmail: false },
    });
    await block(amy, dora.accountId);
    await server.db.query('update users set disabled_at = now() where id = $1', [jonas.person.id]);
    try {
      expect(await after(20)).toBe(0);
    } finally {
      await server.db.query('update users set disabled_at = null where id = $1', [jonas.person.id]);
    }
  });

  test('is not told about a message that is withheld', async () => {
    await block(dora, amy.accountId);
    await amy.write(dora.accountId);
    const { status } = await server.call('POST', `/message/unblock/${amy.accountId}`, { as: dora.person });
    expect(status).toBe(200);
    expect(await after(20)).toBe(0);
  });

  /** As if nobody had looked yet. */
  const forgetEmails = () =>
    server.db.query(
      `truncate message_emails, mail_outbox; update message_cursors set looked_until = looked_until - interval '1 hour'`,
    );

  test('is everyone of an account, and of the care team those who answer for it', async () => {
    await server.db.query('update users set message_email = true');
    await amy.write(dora.accountId);
    expect(await after(15)).toBe(2);
    await forgetEmails();
    // As the care team would have it.
    const careIs = (accountId: string) =>
      server.db.query(
        `update accounts set account_type = 'professional' where account_type = 'admin';
         update accounts set account_type = 'admin' where id = '${accountId}'`,
      );
    await careIs(dora.accountId);
    expect(await after(1)).toBe(0);
    await forgetEmails();
    await server.db.query(`update users set permissions = permissions || '{messages:care}' where id = $1`, [COLLEAGUE]);
    try {
      expect(await after(1)).toBe(1);
      const [mail] = (await delivered()).mails;
      const { rows } = await server.db.query<{ email: string }>('select email from users where id = $1', [COLLEAGUE]);
      expect(mail?.to).toBe(rows[0]?.email);
      expect(mail?.text).toContain(`http://store.test/admin/messages/${amy.accountId}`);
    } finally {
      await careIs(shopId('acc', 11));
      await server.db.query(`update users set permissions = array_remove(permissions, 'messages:care') where id = $1`, [
        COLLEAGUE,
      ]);
    }
  });
});
