import { expect, it } from 'vitest';
import { colleague, newClient, startSignedIn } from '../support/practice.ts';
import { heading, mailsTo, openPage, OWN_PASSWORD, signInAs } from '../support/shopping.ts';
import { desktop, expectNoSidewaysScroll, newVisitor, phone, press, shopUrl } from '../support/visitor.ts';
import { applyAsProfessional } from './applying.ts';

const ACCEPTED = 'Your professional account is ready';

it('turns a client who applied into a professional with the prices of her tier', async () => {
  const email = await newClient();
  const client = await newVisitor(phone);
  await startSignedIn(client, email);
  await openPage(client, '/products/1101');
  const { regen } = await colleague(email);
  const { businessName } = await applyAsProfessional(regen, email);

  const staff = await newVisitor(desktop);
  await startSignedIn(staff, 'noor@regen.example');
  await staff.goto('/admin');
  await press(staff.getByRole('link', { name: 'Applications', exact: true }));
  await heading(staff, 'Applications').waitFor();
  await staff.getByLabel('Search applications').fill(email);
  const found = staff.getByRole('table').getByRole('link', { name: businessName });
  // Others applied for a business of this name.
  await expect.poll(() => found.count()).toBe(1);
  await press(found);
  await heading(staff, businessName).waitFor();
  const [license] = await Promise.all([
    staff.waitForEvent('download'),
    press(staff.getByRole('link', { name: /^Download license/ })),
  ]);
  expect(license.suggestedFilename()).toBe('license.pdf');
  await press(staff.getByRole('button', { name: 'Start review' }));
  await staff.getByText('In review').waitFor();
  await press(staff.getByRole('button', { name: 'Accept…' }));
  await staff.getByLabel('Price tier').selectOption('3');
  await press(staff.getByRole('button', { name: 'Accept application' }));
  await staff.getByText('Accepted', { exact: true }).waitFor();
  await expectNoSidewaysScroll(staff);

  // Nobody has confirmed the address yet, so whoever reads the email sets a password.
  await expect.poll(async () => (await mailsTo(client, email)).map(({ subject }) => subject)).toContain(ACCEPTED);
  const mail = (await mailsTo(client, email)).find(({ subject }) => subject === ACCEPTED);
  const link = /\/resetPassword\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await openPage(client, link);
  await client.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD);
  await press(client.getByRole('button', { name: 'Save password' }));
  await signInAs(client, email);
  await client.waitForURL(`${shopUrl()}/b2b`);
  await openPage(client, '/products/1101');
  await client
    .getByText(/Your Tier 3 professional price/)
    .first()
    .waitFor();
});
