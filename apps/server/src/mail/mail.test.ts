import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sweep } from '../db/sweep.ts';
import { createJobs } from '../jobs/create-jobs.ts';
import { LoggedError } from '../jobs/job.ts';
import { createLog } from '../log.ts';
import { routePlugins } from '../routes.ts';
import { deliverEmails } from '../testing/deliver-emails.ts';
import { plentifulSkus, Shopper } from '../testing/shopping.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { createMailService } from './create-mail.ts';
import type { MailOptions } from './create-mail.ts';
import type { StoredMail } from './transport.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { routes: routePlugins, env: { DEV_PAGES: 'true' } });
});
afterAll(() => server.close());

async function delivered(to: string): Promise<StoredMail[]> {
  const folder = server.app.mail.folder ?? '';
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const mails = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredMail),
  );
  return mails.filter((mail) => mail.to === to);
}

const changed = (firstName: string) => ({
  template: 'password-changed' as const,
  data: { firstName, signInUrl: 'http://store.test/login' },
});

describe('the outbox', () => {
  it('delivers once, as .eml and .json, and erases the data afterward', async () => {
    const { mail } = server.app;
    await mail.send({ to: 'once@test.example', ...changed('Ann'), dedupeKey: 'once' });
    await mail.send({ to: 'once@test.example', ...changed('Ann'), dedupeKey: 'once' });
    await Promise.all([
      deliverEmails(mail, server.app.platform),
      deliverEmails(mail, server.app.platform),
      deliverEmails(mail, server.app.platform),
    ]);
    const [email, ...others] = await delivered('once@test.example');
    expect(others).toEqual([]);
    expect(email).toMatchObject({ subject: 'Your password was changed', template: 'password-changed' });
    expect(email?.text).toContain('http://store.test/login');
    expect(email?.text).toMatch(/\n\nRegen$/);
    expect(email?.html).toContain('changed.<br /><br />Regen</p>');
    const eml = await readFile(join(mail.folder ?? '', `${email?.id}.eml`), 'utf8');
    expect(eml).toMatch(/^To: once@test\.example$/m);
    expect(eml).toMatch(/multipart\/alternative/);
    const { rows } = await server.db.query<{ data: object }>(`select data from mail_outbox where id = $1`, [email?.id]);
    expect(rows[0]?.data).toEqual({});
  });

  it('has one job for each email that is written, and none for a duplicate', async () => {
    const { mail } = server.app;
    const send = () => mail.send({ to: 'job@test.example', ...changed('Ann'), dedupeKey: 'job' });
    await Promise.all([send(), send(), send()]);
    const { rows } = await server.db.query(
      `select j.name, m.id = j.data ->> 'id' as "isThis" from pgboss.job j, mail_outbox m where m.dedupe_key = 'job' and j.state = 'created'`,
    );
    expect(rows).toEqual([{ name: 'mail-urgent', isThis: true }]);
    expect(await deliverEmails(mail, server.app.platform)).toBe(1);
  });

  it('puts emails that one event sends to many people into a separate queue', async () => {
    const { mail } = server.app;
    const data = { productName: 'Serum', productUrl: 'http://store.test/1', unsubscribeUrl: 'http://store.test/2' };
    await mail.send({ to: 'many@test.example', template: 'stock-alert-back', data });
    const { rows } = await server.db.query(`select name from pgboss.job where state = 'created'`);
    expect(rows).toEqual([{ name: 'mail-bulk' }]);
    expect(await deliverEmails(mail, server.app.platform)).toBe(1);
  });

  it('delivers an email with two jobs once, and one that another process is sending not at all', async () => {
    const { mail } = server.app;
    await mail.send({ to: 'twice@test.example', ...changed('Ann') });
    await server.db.query(
      `insert into pgboss.job (name, data) select name, data from pgboss.job where state = 'created'`,
    );
    const counts = await Promise.all([
      deliverEmails(mail, server.app.platform),
      deliverEmails(mail, server.app.platform),
    ]);
    expect(counts[0] + counts[1]).toBe(1);
    await mail.send({ to: 'elsewhere@test.example', ...changed('Ann') });
    await server.db.query(
      `update mail_outbox set attempts = 1, next_attempt_at = now() + interval '1 minute' where recipient = 'elsewhere@test.example'`,
    );
    expect(await deliverEmails(mail, server.app.platform)).toBe(0);
  });

  it('finds due emails without a job, as after a restore, and sends them once', async () => {
    const { mail } = server.app;
    await mail.send({ to: 'restored@test.example', ...changed('Ann') });
    await server.db.query('delete from pgboss.job');
    expect(
      await Promise.all([deliverEmails(mail, server.app.platform), deliverEmails(mail, server.app.platform)]),
    ).toContain(1);
    expect(await delivered('restored@test.example')).toHaveLength(1);
    expect(await deliverEmails(mail, server.app.platform)).toBe(0);
  });

  it('leaves an email alone that an older release claimed and may still send', async () => {
    const { mail } = server.app;
    await server.db.query(
      `insert into mail_outbox (id, recipient, template, data, attempts, next_attempt_at)
       values ('mal_older', 'older@test.example', 'password-changed', $1, 1, now() + interval '1 minute')`,
      [JSON.stringify(changed('Ann').data)],
    );
    const wait = (time: string) =>
      server.db.query(
        `update mail_outbox set next_attempt_at = next_attempt_at - $1::interval where id = 'mal_older'`,
        [time],
      );
    await wait('61 seconds');
    expect(await deliverEmails(mail, server.app.platform)).toBe(0);
    await wait('5 minutes');
    expect(await deliverEmails(mail, server.app.platform)).toBe(1);
    expect(await delivered('older@test.example')).toHaveLength(1);
  });

  it('records that an email was sent, even if the database refuses at first', async () => {
    const { mail } = server.app;
    await server.db.query(
      `create sequence refusals;
       create function refuse() returns trigger language plpgsql as $$ begin
         if new.sent_at is not null and nextval('refusals') = 1 then raise 'disk full' using errcode = '53100'; end if;
         return new;
       end $$;
       create trigger refuse before update on mail_outbox for each row execute function refuse()`,
    );
    try {
      await mail.send({ to: 'noted@test.example', ...changed('Ann') });
      expect(await deliverEmails(mail, server.app.platform)).toBe(1);
      const { rows } = await server.db.query(
        `select attempts, sent_at is not null as "isSent" from mail_outbox where recipient = 'noted@test.example'`,
      );
      expect(rows).toEqual([{ attempts: 1, isSent: true }]);
    } finally {
      await server.db.query('drop function refuse cascade; drop sequence refusals');
    }
  });

  it.each([
    ['a template that is gone', 'newsletter', {}, 'This release has no email template "newsletter".'],
    [
      'data of another release',
      'password-reset',
      { firstName: 'Ann', resetUrl: 'http://s' },
      /^The data of this email does not match the template "password-reset" of this release \(email: /,
    ],
    ['a prototype name', 'constructor', {}, /no email template/],
  ])('tries an email with %s again later, as a newer process may know it', async (_what, template, data, reason) => {
    const { db, app } = server;
    const id = `mal_misfit_${template}`;
    await db.query('insert into mail_outbox (id, recipient, template, data) values ($1, $2, $3, $4)', [
      id,
      'misfit@test.example',
      template,
      JSON.stringify(data),
    ]);
    const state = async () => {
      const { rows } = await db.query(
        `select attempts, last_error as error, next_attempt_at > now() as waits,
           exists (select from pgboss.job where data ->> 'id' = $1 and state = 'created') as "hasJob"
         from mail_outbox where id = $1 and sent_at is null`,
        [id],
      );
      return rows;
    };
    expect(await deliverEmails(app.mail, app.platform)).toBe(0);
    const error = expect.stringMatching(reason) as string;
    expect(await state()).toEqual([{ attempts: 1, error, waits: true, hasJob: true }]);
    // Dead after the usual number of attempts.
    await db.query(`delete from pgboss.job where data ->> 'id' = $1`, [id]);
    await db.query('update mail_outbox set attempts = 11, next_attempt_at = now() where id = $1', [id]);
    expect(await deliverEmails(app.mail, app.platform)).toBe(0);
    expect(await state()).toEqual([{ attempts: 12, error, waits: true, hasJob: false }]);
    expect(await delivered('misfit@test.example')).toEqual([]);
  });

  it('delivers an email that an older process could not read', async () => {
    await server.app.mail.send({ to: 'newer@test.example', ...changed('Ann') });
    await server.db.query(
      `update mail_outbox set template = 'of-the-newer-release' where recipient = 'newer@test.example'`,
    );
    expect(await deliverEmails(server.app.mail, server.app.platform)).toBe(0);
    await server.db.query(
      `update mail_outbox set template = 'password-changed', next_attempt_at = now() where recipient = 'newer@test.example'`,
    );
    expect(await deliverEmails(server.app.mail, server.app.platform)).toBe(1);
    expect(await delivered('newer@test.example')).toHaveLength(1);
  });

  it('deletes sent emails after 90 days and dead ones after 180', async () => {
    await server.db.query(
      `insert into mail_outbox (id, recipient, template, data, attempts, sent_at, created_at)
       select 'mal_age_' || days || case when sent then '_sent' else '_dead' end, 'a@b.example', 'welcome', '{}', case when sent then 1 else 12 end,
         case when sent then now() - days * interval '1 day' end, now() - days * interval '1 day'
       from unnest(array[89, 91, 179, 181]) days, unnest(array[true, false]) sent`,
    );
    await sweep(server.db);
    const { rows } = await server.db.query<{ id: string }>(
      `select id from mail_outbox where id like 'mal_age%' order by 1`,
    );
    expect(rows.map(({ id }) => id)).toEqual([
      'mal_age_179_dead',
      'mal_age_89_dead',
      'mal_age_89_sent',
      'mal_age_91_dead',
    ]);
  });

  it('keeps an email only if its transaction commits', async () => {
    const { mail } = server.app;
    await expect(
      server.db.transaction(async (tx) => {
        await mail.send({ to: 'never@test.example', ...changed('No') }, tx);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await deliverEmails(mail, server.app.platform);
    expect(await delivered('never@test.example')).toEqual([]);
  });

  it("escapes users' names", async () => {
    await server.app.mail.send({ to: 'bobby@test.example', ...changed('<img src=x onerror=alert(1)>') });
    await deliverEmails(server.app.mail, server.app.platform);
    const [email] = await delivered('bobby@test.example');
    expect(email?.html).toContain('&lt;img src=x');
    expect(email?.html).not.toContain('<img');
  });

  it('renders the confirmation of an order with its lines and totals', async () => {
    const [sku = ''] = await plentifulSkus(server, 1);
    const buyer = new Shopper(server);
    await buyer.put({ add: [{ sku, quantity: 2 }] });
    const { body: order } = await buyer.order(await buyer.checkout());
    await deliverEmails(server.app.mail, server.app.platform);
    const [email] = await delivered(order.email);
    expect(email?.subject).toBe(`Your Regen order ${order.number}`);
    for (const form of [email?.html, email?.text]) {
      expect(form).toContain(order.items[0]?.name);
      expect(form).toContain(`$${order.orderTotal.total.toFixed(2)}`);
      expect(form).toContain('12 South Temple');
    }
    expect(email?.text).toContain(`/order/${order.id}?accessToken=`);
  });
});

describe('a mail server', () => {
  const serviceWith = (port: number, log: MailOptions['log']) => {
    const { db, ids, bus, metrics } = server.app.platform;
    const config = { ...server.config, MAIL_URL: `smtp://127.0.0.1:${port}` };
    return createMailService({ config, db, ids, log, jobs: createJobs({ db, bus, log, metrics }) });
  };

  /** Enough of SMTP to take emails; refuses the first `refusals` of them, and recipients called "unknown". */
  async function smtpSink(refusals: number, beforeRefusal: () => Promise<unknown> = () => Promise.resolve()) {
    const taken: string[] = [];
    let refused = 0;
    const sockets = new Set<Socket>();
    const sink = createServer((socket) => {
      sockets.add(socket);
      let data: string | null = null;
      socket.write('220 sink ready\r\n');
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n')) {
          if (data !== null) {
            if (line === '.') {
              taken.push(data);
              data = null;
              socket.write('250 taken\r\n');
            } else data += `${line}\n`;
          } else if (/^(EHLO|HELO)/.test(line)) socket.write('250 sink\r\n');
          else if (line.startsWith('MAIL') && refused < refusals) {
            refused += 1;
            void beforeRefusal().then(() => socket.write('451 not now\r\n'));
          } else if (line.startsWith('RCPT TO:<unknown')) {
            socket.write(`550 5.1.1 ${line.slice('RCPT TO:'.length)}: User unknown\r\n`);
          } else if (/^(MAIL|RCPT|RSET)/.test(line)) socket.write('250 ok\r\n');
          else if (line === 'DATA') {
            data = '';
            socket.write('354 go on\r\n');
          } else if (line === 'QUIT') socket.end('221 bye\r\n');
        }
      });
    });
    sink.listen(0, '127.0.0.1');
    await once(sink, 'listening');
    const { port } = sink.address() as AddressInfo;
    const close = () => {
      for (const socket of sockets) socket.destroy();
      sink.close();
    };
    return { taken, port, close };
  }

  it('gets the email at the next attempt if it refuses the first', async () => {
    const sink = await smtpSink(1);
    const mail = serviceWith(sink.port, server.app.platform.log);
    expect(mail.folder).toBeNull();
    await mail.send({ to: 'smtp@test.example', ...changed('Ann') });
    const { rows } = await server.db.query<{ id: string }>(
      `select id from mail_outbox where recipient = 'smtp@test.example'`,
    );
    // Counted as a failure, though its reason is in the log already.
    const urgent = mail.jobs.find(({ name }) => name === 'mail-urgent');
    const attempt = urgent?.run(new AbortController().signal, { id: rows[0]?.id ?? '' });
    await expect(attempt).rejects.toBeInstanceOf(LoggedError);
    expect(await deliverEmails(mail, server.app.platform)).toBe(0);
    const failed = await server.db.query<{ attempts: number; error: string; waits: boolean }>(
      `select attempts, last_error as error, next_attempt_at > now() as waits from mail_outbox where recipient = 'smtp@test.example'`,
    );
    expect(failed.rows[0]).toMatchObject({ attempts: 1, error: expect.stringContaining('451'), waits: true });
    await server.db.query(`update mail_outbox set next_attempt_at = now() where recipient = 'smtp@test.example'`);
    expect(await deliverEmails(mail, server.app.platform)).toBe(1);
    expect(sink.taken).toHaveLength(1);
    expect(sink.taken[0]).toMatch(/^Subject: Your password was changed$/m);
    expect(sink.taken[0]).toMatch(/^Message-ID: <mal_\w+@regen>$/im);
    mail.close();
    sink.close();
  });

  it.each([
    ['has sent', `sent_at = now()`, { attempts: 1, isSent: true }],
    ['tries again', `attempts = 2`, { attempts: 2, isSent: false }],
  ])('that refuses an email which another process %s changes nothing', async (_what, change, state) => {
    const to = `${state.attempts}@refused.example`;
    const sink = await smtpSink(1, () =>
      server.db.query(`update mail_outbox set ${change} where recipient = $1`, [to]),
    );
    const lines: string[] = [];
    const mail = serviceWith(sink.port, createLog('info', { write: (line) => void lines.push(line) }));
    await mail.send({ to, ...changed('Ann') });
    expect(await deliverEmails(mail, server.app.platform)).toBe(0);
    const { rows } = await server.db.query(
      `select attempts, sent_at is not null as "isSent", last_error as error, next_attempt_at > now() + interval '100 seconds' as "isClaimed",
         (select count(*)::int from pgboss.job where data ->> 'id' = m.id) as jobs
       from mail_outbox m where recipient = $1`,
      [to],
    );
    expect(rows).toEqual([{ ...state, error: null, isClaimed: true, jobs: 1 }]);
    expect(lines).toEqual([]);
    mail.close();
    sink.close();
  });

  it('that repeats the address of the recipient does not bring it into the log', async () => {
    const sink = await smtpSink(0);
    const lines: string[] = [];
    const mail = serviceWith(sink.port, createLog('info', { write: (line) => void lines.push(line) }));
    await mail.send({ to: 'unknown@test.example', ...changed('Ann') });
    await deliverEmails(mail, server.app.platform);
    await server.db.query(
      `update mail_outbox set attempts = 11, next_attempt_at = now() where recipient = 'unknown@test.example'`,
    );
    await deliverEmails(mail, server.app.platform);
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { attempt: 1, code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
      { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
    ]);
    expect(lines.join('')).not.toContain('@');
    const { rows } = await server.db.query(
      `select last_error as error from mail_outbox where recipient = 'unknown@test.example'`,
    );
    expect(rows).toEqual([{ error: expect.stringContaining('<unknown@test.example>: User unknown') as string }]);
    mail.close();
    sink.close();
  });
});

describe('/dev/mail', () => {
  it('lists emails and shows each in a frame that may run nothing', async () => {
    await server.app.mail.send({ to: 'page@test.example', ...changed('<script>alert(1)</script>') });
    await deliverEmails(server.app.mail, server.app.platform);
    const [email] = await delivered('page@test.example');
    const list = await server.inject({ method: 'GET', url: '/dev/mail' });
    expect(list.status).toBe(200);
    expect(list.text).toContain('page@test.example');
    expect(list.headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'nonce-/);
    const page = await server.inject({ method: 'GET', url: `/dev/mail/${email?.id}` });
    expect(page.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page.text).not.toContain('<script>');
    const inside = await server.inject({ method: 'GET', url: `/dev/mail/${email?.id}/html` });
    expect(inside.headers['content-security-policy']).toMatch(/^sandbox .*default-src 'none'/);
    expect(inside.headers['content-security-policy']).not.toContain('allow-scripts');
    const json = await server.inject<{ items: unknown[] }>({
      method: 'GET',
      url: '/dev/mail.json?to=PAGE@test.example',
    });
    expect(json.body.items).toHaveLength(1);
  });

  it('opens nothing outside of its folder', async () => {
    for (const id of ['..%2F..%2Fsecret', 'mal_00000000000000000000000000', '..']) {
      const response = await server.inject({ method: 'GET', url: `/dev/mail/${id}/html` });
      expect([id, response.status]).toEqual([id, 404]);
    }
  });

  it.each([
    [{ host: 'localhost:4000' }, 200],
    [{ host: '127.0.0.1' }, 200],
    [{ host: '[::1]:4000' }, 200],
    [{ host: 'shop.example' }, 404],
    [{ host: 'localhost.shop.example' }, 404],
    [{ host: '127.0.0.1:4000@shop.example' }, 404],
    [{ host: '10.0.0.7:4000' }, 404],
    [{ 'x-forwarded-for': '203.0.113.9' }, 404],
    [{ 'x-forwarded-host': 'localhost' }, 404],
    [{ 'x-real-ip': '127.0.0.1' }, 404],
    [{ forwarded: 'for=127.0.0.1' }, 404],
    [{ via: '1.1 proxy' }, 404],
  ])('shows a request with %j %i', async (headers, status) => {
    await server.app.mail.send({ to: 'near@test.example', ...changed('Near') });
    await deliverEmails(server.app.mail, server.app.platform);
    const [email] = await delivered('near@test.example');
    for (const path of ['', '.json', `/${email?.id}`, `/${email?.id}/html`]) {
      const response = await server.inject({ method: 'GET', url: `/dev/mail${path}`, headers });
      expect([path, response.status]).toEqual([path, status]);
    }
  });

  it('does not exist when emails are sent by SMTP', async () => {
    const other = await createTestServer(inject('cluster'), {
      routes: routePlugins,
      shareWith: server,
      env: { MAIL_URL: 'smtp://127.0.0.1:1' },
    });
    expect((await other.inject({ method: 'GET', url: '/dev/mail' })).text).not.toContain('Email outbox');
    await other.close();
  });
});
