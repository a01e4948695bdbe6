import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from './html.ts';
import type { SafeHtml } from './html.ts';
import type { StoredMail } from './transport.ts';

const ID = /^mal_[0-9a-z]{26}$/;
const SHOWN = 100;

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#2b2e3f;background:#f7f4ef}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}h1{font-weight:500;color:#353954}a{color:#3f5f86}
table{width:100%;border-collapse:collapse;background:#fff}th,td{padding:.6rem .8rem;text-align:start;border-bottom:1px solid #e6e1da}
td{overflow-wrap:anywhere}dt{font-weight:600}dd{margin:0 0 .5rem}iframe{width:100%;height:70vh;border:1px solid #e6e1da;background:#fff}
pre{white-space:pre-wrap;background:#fff;padding:1rem}`;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function readMail(folder: string, id: string): Promise<StoredMail | null> {
  if (!ID.test(id)) return null;
  try {
    // Written by the outbox transport of this same server.
    return JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')) as StoredMail;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Newest first; ids sort by time. */
async function listMails(folder: string, to: string | undefined): Promise<StoredMail[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const ids = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted()
    .toReversed();
  const found: StoredMail[] = [];
  for (const id of ids) {
    if (found.length === SHOWN) break;
    const mail = await readMail(folder, id);
    if (mail && (to === undefined || mail.to.toLowerCase() === to.toLowerCase())) found.push(mail);
  }
  return found;
}

function sendPage(reply: FastifyReply, status: number, title: string, body: SafeHtml): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  return reply
    .code(status)
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page.text);
}

const notThere = (reply: FastifyReply) =>
  sendPage(
    reply,
    404,
    'No such email',
    html`<p>There is no email with this id. <a href="/dev/mail">All emails</a></p>`,
  );

/** Shows the emails of the embedded outbox. An email itself is shown in a frame that may run and load nothing. */
export function registerMailPages(app: FastifyInstance, folder: string): void {
  app.get<{ Querystring: { to?: string } }>('/dev/mail', async (request, reply) => {
    const mails = await listMails(folder, request.query.to);
    const rows = mails.map(
      (mail) =>
        html`<tr>
          <td><a href="/dev/mail/${mail.id}">${mail.subject}</a></td>
          <td>${mail.to}</td>
          <td>${mail.createdAt}</td>
        </tr>`,
    );
    const table = html`<table>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">To</th>
          <th scope="col">Written</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
    return sendPage(reply, 200, 'Email outbox', mails.length > 0 ? table : html`<p>No emails yet.</p>`);
  });

  app.get<{ Querystring: { to?: string } }>('/dev/mail.json', async (request, reply) =>
    reply.header('cache-control', 'no-store').send({ items: await listMails(folder, request.query.to) }),
  );

  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const mail = await readMail(folder, request.params.id);
    if (!mail) return notThere(reply);
    const { id, subject, from, to, createdAt, text } = mail;
    return sendPage(
      reply,
      200,
      subject,
      html`<p><a href="/dev/mail">All emails</a></p>
        <dl>
          <dt>From</dt>
          <dd>${from}</dd>
          <dt>To</dt>
          <dd>${to}</dd>
          <dt>Written</dt>
          <dd>${createdAt}</dd>
        </dl>
        <iframe
          title="The email"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src="/dev/mail/${id}/html"
        ></iframe>
        <h2>As plain text</h2>
        <pre>${text}</pre>`,
    );
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', async (request, reply) => {
    const mail = await readMail(folder, request.params.id);
    if (!mail) return notThere(reply);
    return reply
      .header(
        'content-security-policy',
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
      )
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(mail.html.replace('<head>', '<head><base target="_blank">'));
  });
}
