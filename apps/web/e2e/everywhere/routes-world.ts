// What the addresses of the inventory name: people, orders, links. Made once, through the API, before anybody looks.
import { applyAsProfessional } from '../applications/applying.ts';
import { colleague, DANA, invitationTo, newClient, shareBundle, type Colleague } from '../support/practice.ts';
import { people } from '../support/shopping.ts';

export const ROLES = ['visitor', 'b2b', 'retail', 'school', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The person who signs in for a role. */
export const ACCOUNTS: Readonly<Record<Exclude<Role, 'visitor'>, string>> = {
  b2b: people.professional,
  retail: people.retail,
  school: 'ruth@northfield.example',
  admin: 'noor@regen.example',
};

export interface RoutesWorld {
  /** An order of a professional, with its number, and one of each of the others, by channel. */
  orders: Readonly<Record<'b2b' | 'retail' | 'school', { id: string; number: string }>>;
  bundleToken: string;
  /** Whom the bundle is for. */
  clientAccountId: string;
  clientUserId: string;
  /** Of Regen's care team, with which everybody has a conversation. */
  careAccountId: string;
  invitationPath: string;
  /** One that waits for staff. */
  application: { id: string; businessName: string };
  firstNames: Readonly<Record<Exclude<Role, 'visitor'>, string>>;
}

async function newestOrder({ regen, userId }: Colleague) {
  const { items } = await regen.orders.list({ id: userId });
  const [order] = items;
  if (!order) throw new Error(`${userId} has ordered nothing.`);
  return { id: order.id, number: order.number };
}

export async function makeWorld(): Promise<RoutesWorld> {
  const [b2b, retail, school, dana] = await Promise.all(
    [ACCOUNTS.b2b, ACCOUNTS.retail, ACCOUNTS.school, DANA].map((email) => colleague(email)),
  );
  if (!b2b || !retail || !school || !dana) throw new Error('Somebody could not sign in.');
  const { care } = await retail.regen.messages.listConversations();
  if (!care) throw new Error('There is no care team.');
  const [orders, bundle, client, application] = await Promise.all([
    Promise.all([b2b, retail, school].map(newestOrder)),
    shareBundle(dana),
    newClient(),
    applyAsProfessional(),
  ]);
  const [ofPro, ofRetail, ofSchool] = orders;
  if (!ofPro || !ofRetail || !ofSchool) throw new Error('An order is missing.');
  return {
    orders: { b2b: ofPro, retail: ofRetail, school: ofSchool },
    bundleToken: bundle.bundleToken,
    clientAccountId: retail.accountId,
    clientUserId: retail.userId,
    careAccountId: care.accountId,
    invitationPath: await invitationTo(dana, client),
    application,
    firstNames: { b2b: 'Marcus', retail: 'Ana', school: 'Ruth', admin: 'Noor' },
  };
}
