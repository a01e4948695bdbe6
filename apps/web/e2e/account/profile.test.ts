import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { detailsForm, phoneField } from '../session/support.ts';
import { newClient, startSignedIn } from '../support/practice.ts';
import { accountOf, heading, mailsTo, openPage, OWN_PASSWORD, signInAs } from '../support/shopping.ts';
import { desktop, expectAccessible, newVisitor, phone } from '../support/visitor.ts';

const PAGE = '/retail/my-account/profile';
const NEW_PASSWORD = 'another battery staple';

describe('the profile', () => {
  it('does not offer staff to rename the care team', async () => {
    const page = await newVisitor(desktop);
    await startSignedIn(page, 'noor@regen.example');
    await page.goto('/b2b/my-account/profile');
    await phoneField(page).waitFor();
    expect(await page.getByRole('textbox', { name: 'Account name' }).count()).toBe(0);
  });

  it('keeps phone, name and addresses', async () => {
    const page = await newVisitor(phone);
    await startSignedIn(page, await newClient());
    await page.goto(PAGE);
    await heading(page, 'Profile').waitFor();
    await page.getByText('No addresses yet').waitFor();

    // A phone number, and text messages only with one.
    const form = detailsForm(page);
    const save = form.getByRole('button', { name: 'Save', exact: true });
    await form.getByRole('checkbox').check();
    await form.getByRole('textbox', { name: 'Account name' }).fill('Nia & Co');
    await save.click();
    await form.getByText('Enter a phone number for text messages.').first().waitFor();
    await expectAccessible(page);
    await phoneField(page).fill('801 555 0114');
    await form.getByRole('textbox', { name: 'First name' }).fill('Nia-Rose');
    await save.click();
    await page.getByText('Your details are saved.').first().waitFor();

    // The open form is in the URL, and input survives closing it.
    await page.getByRole('button', { name: 'Add an address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Nia');
    expect(page.url()).toContain('address=new');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add an address' }).click();
    expect(await dialog.getByLabel('First name').inputValue()).toBe('Nia');
    await dialog.getByLabel('Last name').fill('Vale');
    await dialog.getByLabel('Street address').fill('7 Quiet Lane');
    await dialog.getByRole('textbox', { name: 'City' }).fill('Boulder');
    await dialog.getByLabel('State', { exact: true }).selectOption('CO');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await dialog.getByRole('alert').first().waitFor();
    await dialog.getByLabel('ZIP code').fill('80302');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await dialog.waitFor({ state: 'detached' });
    const book = page.getByRole('region', { name: 'Address book' });
    await book.getByText('7 Quiet Lane').first().waitFor();
    await book.getByText('Default', { exact: true }).waitFor();
    // The button that opened the form is gone with the empty list.
    const title = book.getByRole('heading', { name: 'Address book' }).and(page.locator(':focus'));
    await title.waitFor();

    await book.getByRole('button', { name: /^Edit ?: 7 Quiet Lane/ }).click();
    await dialog.getByLabel('Street address').fill('9 Quiet Lane');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await book.getByText('9 Quiet Lane').first().waitFor();
    await dialog.waitFor({ state: 'detached' });

    await book.getByRole('button', { name: /^Delete ?: 9 Quiet Lane/ }).click();
    await book.getByText('No addresses yet').waitFor();
    await title.waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await book.getByText('9 Quiet Lane').first().waitFor();

    await page.reload();
    await book.getByText('9 Quiet Lane').first().waitFor();
    expect(await phoneField(page).inputValue()).toBe('801 555 0114');
    expect(await form.getByRole('textbox', { name: 'Account name' }).inputValue()).toBe('Nia & Co');
    expect(await form.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Nia-Rose');
  });
});

it('changes the password, which signs the other devices out', async () => {
  const email = await newClient();
  const other = await newVisitor(phone);
  const own = await newVisitor(desktop);
  for (const page of [other, own]) {
    await startSignedIn(page, email);
    await page.goto(PAGE);
    await heading(page, 'Profile').waitFor();
  }
  // Right after sign-in, the current password is not required.
  expect(await own.getByLabel('Current password').count()).toBe(0);
  await own.getByLabel('New password').fill(NEW_PASSWORD);
  await own.getByRole('button', { name: 'Change password' }).click();
  await own.getByText('Password changed').first().waitFor();
  expect(await own.getByLabel('New password').inputValue()).toBe('');
  await own.reload();
  await heading(own, 'Profile').waitFor();

  await other.reload();
  await heading(other, 'Sign in').waitFor();
  await other.getByLabel('Email', { exact: true }).fill(email);
  await other.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await heading(other, 'Profile').waitFor();
});

it('changes the email once both addresses have confirmed, gives out a copy of the data, and keeps an account that was to be deleted', async () => {
  const [email, newEmail] = [await newClient(), `nia-${randomUUID().slice(0, 8)}@example.com`];
  const page = await newVisitor(phone);
  await startSignedIn(page, email);
  await page.goto(PAGE);
  const section = page.getByRole('region', { name: 'Email', exact: true });
  await section.getByRole('button', { name: 'Change email' }).click();
  const form = section.getByRole('form', { name: 'Change email' });
  await form.getByLabel('New email').and(page.locator(':focus')).fill(email);
  await form.getByLabel('Current password', { exact: true }).fill(OWN_PASSWORD);
  await form.getByRole('button', { name: 'Send links' }).click();
  await form.getByText('Enter an email address that’s different from your current one.').first().waitFor();
  await form.getByLabel('New email').fill(newEmail);
  await form.getByRole('button', { name: 'Send links' }).click();
  const confirmations = section.getByRole('list', { name: 'Confirmations' });
  await confirmations.getByText('Not confirmed yet').nth(1).waitFor();
  await expectAccessible(page);

  const linkTo = async (address: string) => {
    const find = async () =>
      (await mailsTo(page, address))
        .map(({ text }) => /http\S+\/email-change\/\S+/.exec(text)?.[0])
        .find((link) => link !== undefined) ?? '';
    await expect.poll(find).not.toBe('');
    return new URL(await find()).pathname;
  };
  // The new mailbox is read on another device, without a session.
  const elsewhere = await newVisitor(desktop);
  await openPage(elsewhere, await linkTo(newEmail));
  await elsewhere.getByRole('button', { name: 'Confirm change' }).click();
  await heading(elsewhere, 'One more confirmation').and(elsewhere.locator(':focus')).waitFor();
  await expectAccessible(elsewhere);

  const tab = await page.context().newPage();
  await openPage(tab, await linkTo(email));
  await tab.getByText('You’ve already confirmed from your other address.').waitFor();
  await tab.getByRole('button', { name: 'Confirm change' }).click();
  await heading(tab, 'Your email has been changed').and(tab.locator(':focus')).waitFor();
  await tab.close();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await section.getByText(newEmail).waitFor();
  await confirmations.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('regen.session') ?? ''))
    .toContain(`"email":"${newEmail}"`);

  // The copy of the data that is requested now has the new address.
  const own = page.getByRole('region', { name: 'Your data' });
  await own.getByRole('button', { name: 'Request my data' }).click();
  const saved = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Download data' }).click();
  const file = await (await saved).path();
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: { profile: unknown } };
  expect(data.profile).toMatchObject([{ email: newEmail }]);

  await openPage(elsewhere, '/login');
  await signInAs(elsewhere, newEmail);
  await accountOf(elsewhere, 'Nia').waitFor();
  // Signed in elsewhere, they ask for the account to be deleted, and keep it.
  await elsewhere.goto(PAGE);
  const last = elsewhere.getByRole('region', { name: 'Delete your account' });
  await last.getByRole('button', { name: 'Delete account' }).click();
  await last.getByLabel('Current password', { exact: true }).and(elsewhere.locator(':focus')).fill(OWN_PASSWORD);
  await last.getByRole('button', { name: 'Delete account' }).click();
  await last.getByText('Confirm that you want to delete your account.').first().waitFor();
  await expectAccessible(elsewhere);
  await last.getByRole('checkbox').check();
  await last.getByRole('button', { name: 'Delete account' }).click();
  await last.getByText('Your account will be deleted on').waitFor();
  await elsewhere.goto('/retail');
  await elsewhere.getByText('Your account will be deleted on').waitFor();
  await elsewhere.getByRole('link', { name: 'Keep your account' }).click();
  await last.getByRole('button', { name: 'Keep my account' }).click();
  await elsewhere.getByText('Your account won’t be deleted.').first().waitFor();
  await last.getByRole('button', { name: 'Delete account' }).waitFor();
});
