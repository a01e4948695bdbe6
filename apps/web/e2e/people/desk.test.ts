import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { applyAsProfessional, newApplicant } from '../applications/applying.ts';
import { colleague, DANA, startSignedIn, visitorClient } from '../support/practice.ts';
import { heading, mailsTo, openPage, OWN_PASSWORD } from '../support/shopping.ts';
import {
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  newVisitor,
  phone,
  press,
  shopUrl,
} from '../support/visitor.ts';

const NOOR = 'noor@regen.example';

/** Someone whose application was accepted, with Tier 2. */
async function newProfessional(page: Page): Promise<string> {
  const email = newApplicant();
  const { id: applicationId } = await applyAsProfessional(undefined, email);
  const { regen } = await colleague(NOOR);
  const { changedAt } = await regen.admin.getApplication({ applicationId });
  const terms = { tier: 2, isRewardsEligible: true };
  await regen.admin.decideApplication({ applicationId, changedAt, status: 'accepted', ...terms });
  const linkIn = async () =>
    (await mailsTo(page, email)).map(({ text }) => /\/resetPassword\/([\w-]+)/.exec(text)?.[1]).find(Boolean);
  await expect.poll(linkIn).toBeTruthy();
  await visitorClient().regen.passwords.reset({ token: (await linkIn()) ?? '', password: OWN_PASSWORD });
  return email;
}

const storePage = async (label: string) => (await fetch(`${shopUrl()}/store/${label}`)).status;

/** Opens a dialog of the page of a person, and waits until it is gone once it is saved. */
async function inDialog(staff: Page, opener: string, submit: string, fill: () => Promise<unknown>): Promise<void> {
  await press(staff.getByRole('button', { name: opener }));
  const dialog = staff.getByRole('dialog');
  await dialog.waitFor();
  await fill();
  await press(dialog.getByRole('button', { name: submit, exact: true }));
  await dialog.waitFor({ state: 'detached' });
}

it('finds people, and changes their tier, store page, points and access, which open pages follow', async () => {
  const staff = await newVisitor(desktop);
  await startSignedIn(staff, NOOR);
  await staff.goto('/admin');
  await press(staff.getByRole('link', { name: 'People', exact: true }));
  await heading(staff, 'People').waitFor();
  const dana = await colleague(DANA);
  const [order] = (await dana.regen.orders.list({ id: dana.userId })).items;
  const search = staff.getByLabel('Search people');
  await search.fill(order?.number ?? '');
  const rows = staff.getByRole('table').getByRole('rowheader');
  await expect.poll(() => rows.allTextContents()).toEqual(['Dana Whitfield']);
  await expectAccessible(staff);

  const email = await newProfessional(staff);
  const pro = await newVisitor(phone);
  await startSignedIn(pro, email);
  const { regen, accountId, userId } = await colleague(email);
  await regen.users.acceptTerms({ id: userId, version: (await regen.account.get()).terms.version });
  const storeLabel = `quiet-${email.slice(4, 12)}`;
  await regen.storeLabels.create({ id: accountId, storeLabel });
  await openPage(pro, '/products/1101');
  await pro
    .getByText(/Your Tier 2 professional price/)
    .first()
    .waitFor();

  await search.fill(email);
  await expect.poll(() => rows.allTextContents()).toEqual(['Mira Sol']);
  await press(staff.getByRole('table').getByRole('link', { name: 'Mira Sol' }));
  await heading(staff, 'Mira Sol').waitFor();
  await expectAccessible(staff);
  expect(await storePage(storeLabel)).toBe(404);
  await inDialog(staff, 'Change account…', 'Save changes', async () => {
    await staff.getByLabel('Price tier').selectOption('3');
    await staff.getByRole('switch', { name: 'Has a store page' }).check();
    await staff.getByText(`The store page /store/${storeLabel} goes public right away.`).waitFor();
    await expectAccessible(staff);
  });
  // Without a reload.
  await pro
    .getByText(/Your Tier 3 professional price/)
    .first()
    .waitFor();
  await expect.poll(() => storePage(storeLabel)).toBe(200);

  await inDialog(staff, 'Correct points…', 'Save correction', async () => {
    await staff.getByRole('textbox', { name: 'Points' }).fill('250');
    await staff.getByLabel('Reason, for the person').fill('Points for a phone order');
    await staff.getByText('The balance changes from 0 points to 250 points.').waitFor();
    await expectAccessible(staff);
  });
  await staff.getByText('Balance: 250 points.').waitFor();
  await openPage(pro, '/b2b/my-account/regen-rewards');
  await pro.getByText('Points for a phone order').first().waitFor();

  await inDialog(staff, 'Disable…', 'Disable', async () => {
    await staff.getByLabel('Reason, for other staff').fill('Sold the clinic');
    await expectAccessible(staff);
  });
  await staff.getByText(/Sold the clinic/).waitFor();
  await pro.waitForURL((url) => url.pathname === '/login');
  await expectNoSidewaysScroll(staff);
  await inDialog(staff, 'Enable…', 'Enable', () => staff.getByText('Reason: Sold the clinic').waitFor());
  await expect
    .poll(() =>
      colleague(email).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});

it('keeps what somebody else has changed meanwhile, and says so', async () => {
  const staff = await newVisitor(desktop, { allowed: [/status of 409/, /status of 400/] });
  await startSignedIn(staff, NOOR);
  const email = await newProfessional(staff);
  const { userId } = await colleague(email);
  await staff.goto('/admin/people?page=99');
  await staff.getByText('This page doesn’t exist').waitFor();

  await staff.goto('/admin/people/nobody');
  await heading(staff, 'There is no such person').waitFor();
  await press(staff.getByRole('link', { name: 'All people' }));
  await heading(staff, 'People').waitFor();
  // By keys alone, as in the list of orders.
  await staff.keyboard.press('/');
  await staff.getByLabel('Search people').and(staff.locator(':focus')).waitFor();
  await staff.keyboard.type(email);
  const rows = staff.getByRole('table').getByRole('rowheader');
  await expect.poll(() => rows.allTextContents()).toEqual(['Mira Sol']);
  await staff.getByLabel('Search people').blur();
  await staff.keyboard.press('j');
  await staff.keyboard.press('Enter');
  await heading(staff, 'Mira Sol').waitFor();

  await press(staff.getByRole('button', { name: 'Change account…' }));
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Price tier').selectOption('4');
  await dialog.getByText(/^Tier 4 accounts don’t earn or spend points/).waitFor();
  const { regen: other } = await colleague(NOOR);
  const { account } = await other.admin.getPerson({ userId });
  await other.admin.updateAccount({ userId, changedAt: account.changedAt, hasRetailStore: true });
  await press(dialog.getByRole('button', { name: 'Save changes' }));
  await dialog.getByText('This person has changed').waitFor();
  // What the other one gave is not taken with the next try.
  await expect.poll(() => dialog.getByRole('switch', { name: 'Has a store page' }).isChecked()).toBe(true);
  await press(dialog.getByRole('button', { name: 'Save changes' }));
  await dialog.waitFor({ state: 'detached' });
  const { account: after } = await other.admin.getPerson({ userId });
  expect(after).toMatchObject({ tier: 'Tier 4', hasRetailStore: true });
});
