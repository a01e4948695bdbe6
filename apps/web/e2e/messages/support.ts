import type { Locator, Page } from 'playwright-core';
import { colleague, DANA, invitationTo, newClient, startSignedIn, type Colleague } from '../support/practice.ts';
import { heading } from '../support/shopping.ts';
import { newVisitor, type Screen } from '../support/visitor.ts';

export const CLINIC = 'Lumen Skin Clinic';
export const CLIENT = 'Nia Vale';

export interface Pair {
  /** Of the client. */
  email: string;
  client: Colleague;
  clinic: Colleague;
  /** Sends a text through the API, to the other of the two. */
  say: (from: 'client' | 'clinic', text: string) => Promise<unknown>;
}

/** A clinic, and a client of it with whom nothing has been written. */
export async function newPair(): Promise<Pair> {
  const [clinic, email] = await Promise.all([colleague(DANA), newClient()]);
  const path = await invitationTo(clinic, email);
  const client = await colleague(email);
  await client.regen.clients.acceptInvitation({ token: path.split('/').at(-1) ?? '' });
  const pair = { client, clinic };
  return {
    email,
    ...pair,
    say: (from, message) => {
      const accountId = from === 'client' ? clinic.accountId : client.accountId;
      return pair[from].regen.messages.send({ accountId, message });
    },
  };
}

/** The conversation of the client with the clinic, on a page of its own. */
export async function openAsClient(pair: Pair, screen: Screen, options: Parameters<typeof newVisitor>[1] = {}) {
  const page = await newVisitor(screen, options);
  await startSignedIn(page, pair.email);
  await page.goto(`/retail/messages/${pair.clinic.accountId}`);
  await heading(page, CLINIC).waitFor();
  await box(page).waitFor();
  return page;
}

export const log = (page: Page, name = CLINIC): Locator => page.getByRole('log', { name: `Messages with ${name}` });
export const box = (page: Page, name = CLINIC): Locator => page.getByRole('textbox', { name: `Message to ${name}` });
export const bubble = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text });

/** A message that the server has. Another test may look through the eyes of the clinic, whose devices receive it then. */
export const stored = (page: Page, text: string): Locator => bubble(page, text).getByText(/^(Sent|Delivered|Read)$/);

/** A message that the server has refused. */
export const refused = (page: Page, text: string): Locator => bubble(page, text).getByText('Not sent', { exact: true });

/** The answer to whoever writes to an account that they are not connected with. */
export const REFUSAL = {
  status: 403,
  json: { code: 'not_connected', message: 'The two accounts are not linked.', requestId: 'req_1' },
};
export const SEND = '**/messageCenter/send';

/** Writes texts one after the other; each is in the log, on its way at least. */
export async function write(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await box(page).fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await bubble(page, text).waitFor();
  }
}

/** What the client and the clinic have written, oldest first. */
export async function textsOf({ client, clinic }: Pair): Promise<string[]> {
  const { messages } = await client.regen.messages.list({ id: clinic.accountId, perPage: 50 });
  return messages.response.map(({ message }) => message).toReversed();
}
