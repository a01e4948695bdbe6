import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { SmtpServer } from '../../server/smtp-server.ts';
import { MailAudit } from './mail-audit.ts';

const mail = (number: string): string =>
  `From: a@b.example\r\nTo: ada@chaos.example\r\nSubject: Your Regen order\r\n ${number}\r\nMessage-ID: <${number}>\r\n\r\nThank you.`;

/** The server's replies, until it accepts the email or disconnects. */
async function send(smtp: SmtpServer, content: string): Promise<string> {
  const { hostname, port } = new URL(smtp.url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  socket.write(`EHLO me\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<ada@chaos.example>\r\nDATA\r\n${content}\r\n.\r\n`);
  let response = '';
  for await (const part of socket) {
    response += String(part);
    if (response.includes('250 taken')) break;
  }
  return response;
}

it('counts an email once its sender has the reply, and finds missing and duplicate emails', async () => {
  const smtp = await SmtpServer.start({ slowMs: 20, records: true });
  const mails = new MailAudit(smtp.received);
  onTestFinished(() => smtp.close());
  for (const mood of ['dropping', 'refusing'] as const) {
    smtp.mood = mood;
    expect(await send(smtp, mail('R-1')).catch(String)).not.toContain('250 taken');
  }
  expect(smtp.received).toEqual([]);
  expect(mails.unconfirmed(['R-1'])).toEqual(['R-1']);

  smtp.mood = 'slow';
  expect(await send(smtp, mail('R-1'))).toContain('250 taken');
  smtp.mood = 'well';
  expect(await send(smtp, mail('R-2'))).toContain('250 taken');
  expect(mails.unconfirmed(['R-1', 'R-2', 'R-3'])).toEqual(['R-3']);
  expect(mails.takeDoubled()).toEqual([]);
  await send(smtp, mail('R-2'));
  expect(mails.takeDoubled()).toEqual(['"Your Regen order R-2" to ada@chaos.example arrived 2 times']);
  // The one that was dropped has not arrived.
  expect(smtp.arrived).toBe(3);
  expect(smtp.heard).toContain('RCPT TO:<ada@chaos.example>\n');
  expect(smtp.heard).toContain('\nThank you.\n');
});
