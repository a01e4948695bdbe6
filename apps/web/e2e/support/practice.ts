import { createRegen, type Bundle, type RecommendationCreateParams, type Regen } from '@regen/sdk';
import { createMemorySession } from '@regen/sdk/session';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { OWN_PASSWORD, passwordOf } from './shopping.ts';
import { shopUrl } from './visitor.ts';

export const DANA = 'dana@lumenclinic.example';

/** Another user, who works through the API while a journey is in progress. */
export interface Colleague {
  regen: Regen;
  userId: string;
  accountId: string;
}

/** The store for someone who has not signed in. */
export function visitorClient(browserId = randomUUID(), url = shopUrl()) {
  const session = createMemorySession();
  const regen = createRegen({
    baseUrl: `${url}/api/v1/regen`,
    clientKey: 'regen-storefront',
    browserId,
    session,
  });
  return { regen, session };
}

/** @param url The store, when it is not the one of all journeys. */
export async function colleague(email: string, url = shopUrl()): Promise<Colleague> {
  const { regen, session } = visitorClient(randomUUID(), url);
  session.start(await regen.sessions.create({ email, password: passwordOf(email) }));
  const { userId, accountId } = session.current() ?? { userId: '', accountId: '' };
  return { regen, userId, accountId };
}

/** What a sign-in leaves in the storage of a browser. */
export async function sessionOf(email: string): Promise<string> {
  const { regen, session } = visitorClient();
  session.start(await regen.sessions.create({ email, password: passwordOf(email) }));
  return JSON.stringify(session.current());
}

/**
 * Signs a user in through the API before the first page, which saves a page and a form in journeys that are not about signing in.
 * The first document finds in storage what a sign-in would have left there; later documents find what the journey has made of it.
 */
export async function startSignedIn(page: Page, email: string): Promise<void> {
  if (page.url() !== 'about:blank') throw new Error(`The page is already at ${page.url()}.`);
  const deviceId = randomUUID();
  const { regen, session } = visitorClient(deviceId);
  // The list of sessions shows the browser's name.
  const headers = { 'User-Agent': await page.evaluate(() => navigator.userAgent) };
  session.start(await regen.sessions.create({ email, password: passwordOf(email) }, { headers }));
  await page.context().addInitScript(
    ({ origin, device, record }) => {
      // The device id outlasts the session, so a later document does not sign the user in again.
      if (location.origin !== origin || localStorage.getItem('regen.deviceId') !== null) return;
      localStorage.setItem('regen.deviceId', device);
      localStorage.setItem('regen.session', record);
    },
    { origin: shopUrl(), device: deviceId, record: JSON.stringify(session.current()) },
  );
}

/** A retail client without a clinic. */
export async function newClient(): Promise<string> {
  const email = `nia-${randomUUID().slice(0, 8)}@example.com`;
  await visitorClient().regen.users.register({
    firstName: 'Nia',
    lastName: 'Vale',
    email,
    password: OWN_PASSWORD,
    acceptTerms: true,
  });
  return email;
}

export async function shareBundle(
  { regen, userId }: Colleague,
  bundle: Partial<Omit<RecommendationCreateParams, 'id'>> = {},
): Promise<Bundle> {
  return regen.recommendations.create({ id: userId, bundleName: 'Evening reset', items: ['1101', '1401'], ...bundle });
}

interface Mail {
  text: string;
}

/** Invites somebody and returns the path of the link in the email. */
export async function invitationTo({ regen }: Colleague, email: string): Promise<string> {
  await regen.clients.create({ firstName: 'Nia', lastName: 'Vale', email });
  const find = async () => {
    const response = await fetch(`${shopUrl()}/dev/mail.json?to=${encodeURIComponent(email)}`);
    const { items } = (await response.json()) as { items: Mail[] };
    return items.map(({ text }) => /\/invitation\/[\w-]+/.exec(text)?.[0]).find(Boolean);
  };
  await expect.poll(find).toBeTruthy();
  return (await find()) ?? '';
}
