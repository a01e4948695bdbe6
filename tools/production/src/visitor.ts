import { createHash, X509Certificate } from 'node:crypto';
import { request } from 'node:https';
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '../../browser/chromium.ts';
import { DOMAIN } from './guide-blocks.ts';

/** A remote visitor, for whom the domain resolves to a port of this machine. */
export interface Visitor {
  port: number;
  /** PEM; the only certificate that is trusted. */
  certificate: string;
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

export function get({ port, certificate }: Visitor, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { port, path, ca: certificate, servername: DOMAIN, headers: { host: DOMAIN }, agent: false };
    const call = request({ host: '127.0.0.1', ...options }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    call.once('error', reject);
    call.end();
  });
}

export interface Person {
  email: string;
  password: string;
  /** As shown in the header. */
  name: string;
  /** Link to set a password before signing in. */
  link?: string;
}

/**
 * In Chromium: visits pages, sets a password if there is a link, and signs in.
 * @throws Error with all console messages if there are any.
 */
export async function browse({ port, certificate }: Visitor, { email, password, name, link }: Person): Promise<void> {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...chromiumArgs,
      `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
      `--host-resolver-rules=MAP ${DOMAIN}:443 127.0.0.1:${port}`,
    ],
  });
  try {
    const page = await browser.newPage({ baseURL: `https://${DOMAIN}` });
    const problems: string[] = [];
    page.on('console', (message) => {
      const { url } = message.location();
      problems.push(`${message.type()}: ${message.text()} ${url}`);
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    const open = (path: string) => page.goto(path, { waitUntil: 'networkidle' });
    const submit = page.locator('form:has(input[type=password]) button[type=submit]');
    for (const path of ['/', '/products']) await open(path);
    if (link !== undefined) {
      await open(link);
      await page.locator('input[type=password]').fill(password);
      await submit.click();
      await page.waitForURL(/\/login/);
    }
    await open('/login');
    await page.locator('form:has(input[type=password]) input[type=email]').fill(email);
    await page.locator('input[type=password]').fill(password);
    await submit.click();
    const account = page.getByRole('banner').getByRole('button', { name });
    await account.waitFor();
    // A new store has no terms that could be read, so no one has to accept any.
    await page.waitForURL((url) => !['/login', '/accept-terms'].includes(url.pathname));
    await account.waitFor();
    if (problems.length > 0) throw new Error(`The browser console is not empty:\n${problems.join('\n')}`);
  } finally {
    await browser.close();
  }
}
